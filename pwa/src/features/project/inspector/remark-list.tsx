import { assumedRemarks, type Part } from '@knotenblech/shared/parts/part.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { Notice, type NoticeTone } from '../../../ui/signals/notice.tsx';
import { useProject } from '../open/project-context.tsx';
import styles from './inspector.module.css';

const Remarks = ({
  tone,
  title,
  remarks,
  meaning,
}: {
  tone: NoticeTone;
  title: React.ReactNode;
  remarks: readonly Remark[];
  /** What follows from them. */
  meaning?: React.ReactNode;
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
      {meaning}
    </Notice>
  );
};

/** Why a part has no price of its own, or why it was left out. */
export const ObstacleRemarks = ({ part }: { part: Part }) => {
  const { figures } = useProject();
  const { reasons, taken } = part.facts;
  const onRequest = (figures.checks.get(part.index) ?? []).filter(({ effect }) => effect === 'request');
  if (part.isTaken && figures.effective?.calculated)
    return <Remarks tone="info" title={<Trans>Im vereinbarten Preis enthalten</Trans>} remarks={onRequest} />;
  return part.isTaken ? (
    <Remarks
      tone="warn"
      title={<Trans>Preis auf Anfrage</Trans>}
      remarks={onRequest}
      meaning={
        <p className={styles.meaning}>
          <Trans>Bleibt es so, prüfen wir das Teil und nennen den Preis innerhalb von 48 Stunden.</Trans>
        </p>
      }
    />
  ) : (
    <Remarks
      tone="info"
      title={<Trans>Nicht als Stahlteil übernommen</Trans>}
      remarks={taken === 'left-out' ? reasons : []}
    />
  );
};

/** What manufacturing warns of, and what the reading assumed. */
export const CheckRemarks = ({ part }: { part: Part }) => {
  const { figures } = useProject();
  const warnings = (figures.checks.get(part.index) ?? []).filter(({ effect }) => effect === 'warn');
  return (
    <>
      <Remarks tone="warn" title={<Trans>Hinweise zur Fertigung</Trans>} remarks={warnings} />
      <Remarks tone="info" title={<Trans>Bitte prüfen</Trans>} remarks={assumedRemarks(part.facts)} />
    </>
  );
};
