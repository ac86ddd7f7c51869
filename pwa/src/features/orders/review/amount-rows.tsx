import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/figures/amount.tsx';
import { CountingAmount } from '../../../ui/figures/counting-amount.tsx';
import styles from './amount-rows.module.css';

type AmountRowProps = { label: ReactNode; note?: ReactNode; cents: Cents | null; isTotal?: boolean };

/** One line of a calculation; what is not chosen yet says so instead of showing 0. */
export const AmountRow = ({ label, note, cents, isTotal = false }: AmountRowProps) => (
  <div className={`${styles.row} ${isTotal ? styles.total : ''}`}>
    <dt>
      {label}
      {note ? <span className={styles.note}>{note}</span> : null}
    </dt>
    <dd>
      {cents === null ? (
        <span className={styles.open}>
          <Trans>noch offen</Trans>
        </span>
      ) : isTotal ? (
        <CountingAmount cents={cents} />
      ) : (
        <Amount cents={cents} />
      )}
    </dd>
  </div>
);

export const AmountRows = ({ children }: { children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;
