import styles from './gap-row.module.css';

/** Stands in a table for rows that are out of sight. */
export const GapRow = ({ px, columnCount }: { px: number; columnCount: number }) =>
  px > 0 ? (
    <tr aria-hidden>
      <td colSpan={columnCount} className={styles.gap} style={{ height: px }}>
        {'\u00a0'}
      </td>
    </tr>
  ) : null;
