import { assumedRemarks, type Part } from '@knotenblech/shared/parts/part.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { isAsking, stateOf } from '@knotenblech/shared/prices/check/finding-rules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { Notice, type NoticeTone } from '../../../ui/signals/notice.tsx';
import { FindingList, MendedNote } from '../check/finding-list.tsx';
import { useNumberedFindings } from '../check/use-places.ts';
import { useProject } from '../open/project-context.tsx';
import styles from './inspector.module.css';

export const Remarks = ({
  tone,
  title,
  remarks,
}: {
  tone: NoticeTone;
  title: React.ReactNode;
  remarks: readonly Remark[];
}) => {
  const { i18n } = useLingui();
  if (remarks.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className={styles.remarks}>
        {remarks.map((remark, place) => (
          <li key={place}>{remarkText(i18n, remark)}</li>
        ))}
      </ul>
    </Notice>
  );
};

/** Why a part has no price of its own, or why it was left out. */
export const ObstacleRemarks = ({ part }: { part: Part }) => {
  const { figures } = useProject();
  const { reasons, taken } = part.facts;
  const onRequest = useNumberedFindings(part.index).filter(({ finding }) => finding.effect === 'request');
  if (part.isTaken && onRequest.length === 0) return null;
  if (part.isTaken && figures.effective?.calculated)
    return (
      <Notice tone="info" title={<Trans>Im vereinbarten Preis enthalten</Trans>}>
        <FindingList part={part} numbered={onRequest} />
      </Notice>
    );
  return part.isTaken ? (
    <Notice tone="warn" title={<Trans>Preis auf Anfrage</Trans>}>
      <FindingList part={part} numbered={onRequest} />
      <p className={styles.meaning}>
        <Trans>Bleibt es so, prüfen wir das Teil und nennen den Preis innerhalb von 48 Stunden.</Trans>
      </p>
    </Notice>
  ) : (
    <Remarks
      tone="info"
      title={<Trans>Nicht als Stahlteil übernommen</Trans>}
      remarks={taken === 'left-out' ? reasons : []}
    />
  );
};

type Warned = ReturnType<typeof useNumberedFindings>[number];

/** Whether a warning waits for its user: it stands above what he chooses, everything else below it. */
const isWaiting = (part: Part, { finding }: Warned) => isAsking(stateOf(finding, part.accepted ?? []));

/** What of a part its user has to decide before it is made. */
export const AskingRemarks = ({ part }: { part: Part }) => {
  const asking = useWarnings(part).filter((each) => isWaiting(part, each));
  return asking.length === 0 ? null : (
    <Notice tone="warn" title={<Trans>Bitte entscheiden</Trans>}>
      <FindingList part={part} numbered={asking} />
    </Notice>
  );
};

const useWarnings = (part: Part) =>
  useNumberedFindings(part.index).filter(({ finding }) => part.isTaken && finding.effect === 'warn');

/** What else manufacturing says of a part, what was changed of it, and what the reading assumed. */
export const CheckRemarks = ({ part }: { part: Part }) => {
  const noted = useWarnings(part).filter((each) => !isWaiting(part, each));
  return (
    <>
      <MendedNote part={part} />
      {noted.length > 0 ? (
        <Notice tone="info" title={<Trans>Hinweise zur Fertigung</Trans>}>
          <FindingList part={part} numbered={noted} />
        </Notice>
      ) : null}
      <Remarks tone="info" title={<Trans>Bitte prüfen</Trans>} remarks={assumedRemarks(part.facts)} />
    </>
  );
};
