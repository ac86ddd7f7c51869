import styles from './figure.module.css';
import { formatCents } from './format-figure.ts';

/** Money: EUR cents as '1.234,56 €', the sign lighter than the figure. */
export const Amount = ({ cents }: { cents: number }) => (
  <span className={styles.figure}>
    {formatCents(cents)}
    <span className={styles.unit}>{'\u00a0€'}</span>
  </span>
);
