import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import styles from './table.module.css';

export type TableProps = {
  /** Heard, not seen. */
  caption: string;
  children: ReactNode;
};

/** A plain table that scrolls sideways inside itself; header and first column stay. */
export const Table = ({ caption, children }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
  <section className={styles.scroll} aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
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
  ...props
}: CellKind & Omit<TdHTMLAttributes<HTMLTableCellElement>, 'className'>) => (
  <td {...props} className={classOf({ isNumeric, isFirst, isExtra })} />
);

/** A row of sums under a table. */
export const sumRowClass = styles.sum ?? '';
