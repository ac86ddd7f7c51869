import { Amount } from './amount.tsx';
import styles from './figure.module.css';
import { formatEuro } from './format-figure.ts';
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
