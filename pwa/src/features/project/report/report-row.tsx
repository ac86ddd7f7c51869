import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from 'react-aria-components/Checkbox';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatMm } from '../../../ui/figures/format-figure.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import type { AskedChoice } from './ask-dialog.tsx';
import styles from './report-list.module.css';
import type { ReportedPart } from './reported-parts.ts';
import type { ReportEdits } from './use-report-edits.tsx';

export type RowActions = { edits: ReportEdits; onAsk: (asked: AskedChoice) => void };

const Dimensions = ({ x, y, z }: { x: number; y: number; z: number }) => (
  <span className={styles.dimensions}>
    {[x, y, z].map(formatMm).join(' × ')}
    <span className={styles.unit}>{'\u00a0mm'}</span>
  </span>
);

const toneOf = ({ code }: Remark) => (code.startsWith('request.') ? styles.open : '');

const Reasons = ({ remarks }: { remarks: readonly Remark[] }) => {
  const { i18n } = useLingui();
  return (
    <ul className={styles.reasons}>
      {remarks.map((remark, place) => (
        <li key={place} className={toneOf(remark)}>
          {remarkText(i18n, remark)}
        </li>
      ))}
    </ul>
  );
};

const Actions = ({ part, edits, onAsk }: RowActions & { part: ReportedPart }) => (
  <div className={styles.actions}>
    {part.needs.profile ? (
      <Button onPress={() => onAsk({ kind: 'profile', parts: [part] })}>
        <Trans>Profil wählen</Trans>
      </Button>
    ) : null}
    {part.needs.grade ? (
      <Button onPress={() => onAsk({ kind: 'grade', parts: [part] })}>
        <Trans>Stahlsorte wählen</Trans>
      </Button>
    ) : null}
    <Button tone={part.isTaken ? 'quiet' : 'secondary'} onPress={() => void edits.take([part], !part.isTaken)}>
      {part.isTaken ? <Trans>Auslassen</Trans> : <Trans>Als Stahl übernehmen</Trans>}
    </Button>
  </div>
);

/** One part of the file: what it is, why, and what can be decided about it. */
export const ReportRow = ({ part, actions }: { part: ReportedPart; actions: RowActions | null }) => {
  const { t } = useLingui();
  const { facts, isTaken, grade } = part;
  return (
    <div className={`${styles.row} ${isTaken ? '' : styles.leftOut}`}>
      {actions ? (
        <Checkbox slot="selection" className={styles.check ?? ''}>
          <span className={styles.box} aria-hidden>
            <Icon name="check" />
          </span>
        </Checkbox>
      ) : null}
      <span className={styles.quantity}>{facts.quantity}×</span>
      <span className={styles.name}>
        <strong>{facts.name || facts.drawingNumber || t`Position ${facts.index}`}</strong>
        <Dimensions {...facts.measures.dimensionsMm} />
      </span>
      <Reasons remarks={part.remarks} />
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
        {isTaken ? (
          <span className={styles.stock}>{[facts.profileName, grade].filter(Boolean).join(' · ')}</span>
        ) : null}
      </span>
      {actions ? <Actions part={part} {...actions} /> : null}
    </div>
  );
};
