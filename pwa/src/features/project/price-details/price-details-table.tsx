import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { GapRow } from '../../../ui/layout/gap-row.tsx';
import { useVisibleRows } from '../tree/use-visible-rows.ts';
import type { DetailRow } from './detail-rows.ts';
import styles from './price-details.module.css';
import { PriceDetailsRow } from './price-details-row.tsx';
import { useIsPrinting } from './use-is-printing.ts';

const rowPx = 48;
/** A list of up to this many rows stands on the page; a longer one scrolls in itself and holds only the rows in sight. */
const mostOnPage = 150;

/** The assemblies with their parts, one line each; 10,000 scroll like ten, and all are printed. */
export const PriceDetailsTable = ({ rows }: { rows: readonly DetailRow[] }) => {
  const { t } = useLingui();
  const scroller = useRef<HTMLElement>(null);
  const sight = useVisibleRows(scroller, rows.length, rowPx);
  const isPrinting = useIsPrinting();
  const isLong = rows.length > mostOnPage && !isPrinting;
  const { first, end } = isLong ? sight : { first: 0, end: rows.length };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <section ref={scroller} className={styles.scroll} data-long={isLong} aria-label={t`Positionen`} tabIndex={0}>
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{t`Preis jeder Position`}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.first}>{t`Bezeichnung`}</th>
            <th scope="col" className={styles.numeric}>{t`Stück`}</th>
            <th scope="col">{t`Zeichnung`}</th>
            <th scope="col">{t`Art`}</th>
            <th scope="col" className={styles.numeric}>{t`je Stück €`}</th>
            <th scope="col" className={styles.numeric}>{t`je Position €`}</th>
            <th scope="col" className={styles.numeric}>{t`Gesamt €`}</th>
          </tr>
        </thead>
        <tbody>
          <GapRow columnCount={7} px={first * rowPx} />
          {rows.slice(first, end).map((row, place) => (
            <PriceDetailsRow key={row.key} row={row} place={first + place + 2} />
          ))}
          <GapRow columnCount={7} px={(rows.length - end) * rowPx} />
        </tbody>
      </table>
    </section>
  );
};
