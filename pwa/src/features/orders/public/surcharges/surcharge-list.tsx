import type { Surcharge } from '@knotenblech/shared/api/surcharge-calls.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../../ui/figures/amount.tsx';
import { StateChip, type StateTone } from '../../../../ui/signals/state-chip.tsx';
import styles from './surcharges.module.css';

const tones: Record<Surcharge['state'], StateTone> = {
  asked: 'warn',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'quiet',
};

type SurchargeListProps = {
  surcharges: readonly Surcharge[];
  /** As its reader counts; left out it is net. */
  shownCents?: (netCents: Cents) => Cents;
  /** What can be done with one. */
  renderAct?: (surcharge: Surcharge) => ReactNode;
};

/** Surcharges and credits with their reasons and what became of them. */
export const SurchargeList = ({ surcharges, shownCents = (cents) => cents, renderAct }: SurchargeListProps) => {
  const { t } = useLingui();
  const words = { asked: t`gefragt`, accepted: t`gilt`, declined: t`nicht zugestimmt`, withdrawn: t`zurückgenommen` };
  if (surcharges.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Zuschläge und Nachlässe`}>
      {surcharges.map((surcharge) => (
        <li key={surcharge.id} className={styles.row}>
          <span className={styles.reason}>
            {surcharge.reason}
            <StateChip tone={tones[surcharge.state]}>{words[surcharge.state]}</StateChip>
          </span>
          <Amount cents={shownCents(surcharge.netCents)} />
          {renderAct?.(surcharge)}
        </li>
      ))}
    </ul>
  );
};
