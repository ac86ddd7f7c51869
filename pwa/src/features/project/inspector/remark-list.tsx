import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { Notice, type NoticeTone } from '../../../ui/signals/notice.tsx';
import { useProject } from '../open/project-context.tsx';
import styles from './inspector.module.css';

const Remarks = ({
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

/** Why a part has no price, or why it was left out. */
export const ObstacleRemarks = ({ part }: { part: Part }) => {
  const { figures } = useProject();
  const { findings, reasons, taken } = part.facts;
  const requests = findings.filter((finding) => finding.code.startsWith('request.'));
  const onRequest = figures.pricing?.parts.get(part.index)?.onRequest ?? requests;
  return part.isTaken ? (
    <Remarks tone="warn" title={<Trans>Preis auf Anfrage</Trans>} remarks={onRequest} />
  ) : (
    <Remarks
      tone="info"
      title={<Trans>Nicht als Stahlteil übernommen</Trans>}
      remarks={taken === 'left-out' ? reasons : []}
    />
  );
};

/** What the reading assumed or warns of. */
export const CheckRemarks = ({ part }: { part: Part }) => {
  const { findings, reasons } = part.facts;
  const guesses = reasons.filter((reason) => reason.code.startsWith('guessed.'));
  const warnings = findings.filter((finding) => !finding.code.startsWith('request.'));
  return <Remarks tone="info" title={<Trans>Bitte prüfen</Trans>} remarks={[...guesses, ...warnings]} />;
};
