import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import gapRowStyles from './gap-row.module.css';
import styles from './table.module.css';

export type TableProps = {
  /** Heard, not seen. */
  caption: string;
  /** On a phone each row is a card, in which the cells name themselves by their `label`: nothing scrolls sideways. */
  isStacked?: boolean;
  /** Such a card has two lines: the first cell and the last, then all others. */
  isInline?: boolean;
  children: ReactNode;
};

/** A plain table that scrolls sideways inside itself; header and first column stay. */
export const Table = ({ caption, isStacked = false, isInline = false, children }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
  <section className={styles.scroll} aria-label={caption} tabIndex={0}>
    <table className={`${styles.table} ${isStacked ? styles.stacked : ''} ${isInline ? styles.inline : ''}`}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  </section>
);

type CellKind = {
  isNumeric?: boolean | undefined;
  isFirst?: boolean | undefined;
  /** Not shown on a phone, where the table has no room for it. */
  isExtra?: boolean | undefined;
};

/** What the column is called, for the cards of a phone. */
type CellLabel = { label?: string | undefined };

const classOf = ({ isNumeric, isFirst, isExtra }: CellKind) =>
  [isNumeric ? styles.numeric : '', isFirst ? styles.first : '', isExtra ? styles.extra : ''].join(' ');

export const HeaderCell = ({
  isNumeric,
  isFirst,
  isExtra,
  ...props
}: CellKind & Omit<ThHTMLAttributes<HTMLTableCellElement>, 'className'>) => (
  <th scope="col" {...props} className={classOf({ isNumeric, isFirst, isExtra })} />
);

export const Cell = ({
  isNumeric,
  isFirst,
  isExtra,
  label,
  ...props
}: CellKind & CellLabel & Omit<TdHTMLAttributes<HTMLTableCellElement>, 'className'>) => (
  <td {...props} data-label={label} className={classOf({ isNumeric, isFirst, isExtra })} />
);

/** A line between rows that says what those below it are. */
export const GroupRow = ({ columnCount, children }: { columnCount: number; children: ReactNode }) => (
  <tr className={styles.group}>
    <th scope="rowgroup" colSpan={columnCount}>
      {children}
    </th>
  </tr>
);

/** A row of sums under a table. */
export const sumRowClass = styles.sum ?? '';

/** Stands in a table for rows that are out of sight. */
export const GapRow = ({ px, columnCount }: { px: number; columnCount: number }) =>
  px > 0 ? (
    <tr aria-hidden>
      <td colSpan={columnCount} className={gapRowStyles.gap} style={{ height: px }}>
        {'\u00a0'}
      </td>
    </tr>
  ) : null;
