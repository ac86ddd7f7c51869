import { Trans, useLingui } from '@lingui/react/macro';
import { remarkText } from '../../i18n/words/remark-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { formatMm } from '../../ui/figures/format-figure.ts';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import styles from './report-group.module.css';
import type { ReportedPart, TakeParts } from './report-groups.ts';

const Dimensions = ({ x, y, z }: { x: number; y: number; z: number }) => (
  <span className={styles.dimensions}>
    {[x, y, z].map(formatMm).join(' × ')}
    <span className={styles.unit}>{'\u00a0mm'}</span>
  </span>
);

const Decision = ({ part: { facts, isTaken }, onTake }: { part: ReportedPart; onTake: TakeParts }) => (
  <Button tone={isTaken ? 'quiet' : 'secondary'} onPress={() => onTake([facts.index], !isTaken)}>
    {isTaken ? <Trans>Auslassen</Trans> : <Trans>Als Stahl übernehmen</Trans>}
  </Button>
);

export const ReportRow = ({ part, onTake }: { part: ReportedPart; onTake: TakeParts | null }) => {
  const { t, i18n } = useLingui();
  const { facts, isTaken } = part;
  return (
    <li className={`${styles.row} ${isTaken ? '' : styles.leftOut}`}>
      <span className={styles.quantity}>{facts.quantity}×</span>
      <span className={styles.name}>
        <strong>{facts.name || facts.drawingNumber || t`Position ${facts.index}`}</strong>
        <Dimensions {...facts.measures.dimensionsMm} />
      </span>
      <ul className={styles.reasons}>
        {[...facts.reasons, ...facts.findings].map((remark) => (
          <li key={JSON.stringify(remark)}>{remarkText(i18n, remark)}</li>
        ))}
      </ul>
      <span className={styles.state}>
        {isTaken ? (
          <StateChip tone="good">
            <Trans>übernommen</Trans>
          </StateChip>
        ) : (
          <StateChip>
            <Trans>ausgelassen</Trans>
          </StateChip>
        )}
      </span>
      {onTake ? <Decision part={part} onTake={onTake} /> : null}
    </li>
  );
};
