import styles from './figure.module.css';
import { formatCents, formatEuro } from './format-figure.ts';
import { useCounting } from './use-counting.ts';

/** Money that counts to its new value and says for a moment by how much it changed. */
export const CountingAmount = ({ cents }: { cents: number }) => {
  const { shown, difference } = useCounting(cents);
  return (
    <span className={styles.counting}>
      <Amount cents={shown} />
      <span aria-live="polite">
        {difference === 0 ? null : (
          <span className={styles.difference}>
            {difference > 0 ? '+' : '−'}
            {formatEuro(Math.abs(difference))}
          </span>
        )}
      </span>
    </span>
  );
};

/** Money: EUR cents as '1.234,56 €', the sign lighter than the figure. */
export const Amount = ({ cents }: { cents: number }) => (
  <span className={styles.figure}>
    {formatCents(cents)}
    <span className={styles.unit}>{'\u00a0€'}</span>
  </span>
);
