import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { GapRow } from '../../../../ui/layout/table.tsx';
import { useVisibleRows } from '../../tree/use-visible-rows.ts';
import type { CostPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { useOnRequest, useOpenCosts } from '../use-open-costs.ts';
import { CostLine } from './cost-line.tsx';

const rowPx = 48;

type CostListProps = { piece: CostPiece | null; onOpen: (piece: CostPiece, byKey: boolean) => void };

/** The pieces under their assemblies, one line each; 10,000 scroll like ten. The arrow keys lead from piece to piece. */
export const CostList = ({ piece, onOpen }: CostListProps) => {
  const { t } = useLingui();
  const { rows, pieces, chosen, choose } = useCosts();
  const scroller = useRef<HTMLElement>(null);
  const { first, end, reveal } = useVisibleRows(scroller, rows.length, rowPx);
  const isMoving = useRef(false);
  const current = rows.findIndex((row) => row.kind === 'piece' && row.key === piece?.key);
  const onKey = useCostKeys(piece);
  useEffect(() => {
    if (current >= 0) reveal(current);
    // oxlint-disable-next-line react/exhaustive-deps -- only another piece is brought into sight, never the same one again
  }, [current]);
  useEffect(() => {
    if (!isMoving.current || !piece) return;
    const link = scroller.current?.querySelector<HTMLElement>(`[data-piece="${piece.key}"]`);
    if (!link) return;
    isMoving.current = false;
    link.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.altKey && !event.ctrlKey) {
      const at = pieces.findIndex(({ key }) => key === piece?.key);
      const next = pieces[at < 0 ? 0 : at + step];
      event.preventDefault();
      if (!next) return;
      isMoving.current = true;
      onOpen(next, true);
      return;
    }
    if (!(event.target instanceof HTMLElement) || event.target.dataset.piece === undefined) return;
    if (onKey(event)) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls has to be reachable by keyboard, and its arrow keys lead from line to line
    <section ref={scroller} className={styles.list} aria-label={t`Positionen`} tabIndex={0} onKeyDown={onKeyDown}>
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{t`Einkauf, Preis und Marge jeder Position`}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.choice}>
              <Checkbox
                aria-label={t`Alle wählen`}
                isSelected={chosen.size === pieces.length}
                isIndeterminate={chosen.size > 0 && chosen.size < pieces.length}
                onChange={(isAll) => choose(isAll ? pieces.map(({ key }) => key) : [])}
              >
                {null}
              </Checkbox>
            </th>
            <th scope="col" className={styles.first}>
              <Trans>Bezeichnung</Trans>
            </th>
            <th scope="col" className={`${styles.numeric} ${styles.extra}`}>{t`Stück`}</th>
            <th scope="col" className={`${styles.numeric} ${styles.extra}`}>{t`EK je Stück €`}</th>
            <th scope="col" className={`${styles.numeric} ${styles.extra}`}>{t`EK €`}</th>
            <th scope="col" className={styles.numeric}>{t`Preis €`}</th>
            <th scope="col" className={`${styles.numeric} ${styles.margin}`}>{t`Marge`}</th>
          </tr>
        </thead>
        <tbody>
          <GapRow columnCount={7} px={first * rowPx} />
          {rows.slice(first, end).map((row, place) => (
            <CostLine key={row.key} row={row} place={first + place + 2} isOpen={row.key === piece?.key} />
          ))}
          <GapRow columnCount={7} px={(rows.length - end) * rowPx} />
        </tbody>
      </table>
      <p className={styles.keys} aria-hidden>
        <Trans>
          <kbd>↑</kbd> <kbd>↓</kbd> Teil · <kbd>Leertaste</kbd> wählen · <kbd>M</kbd> Material · <kbd>B</kbd>{' '}
          Bearbeitung · <kbd>A</kbd> auf Anfrage
        </Trans>
      </p>
    </section>
  );
};

/** What the letter keys do on the line of a piece; true where a key did something. */
const useCostKeys = (piece: CostPiece | null) => {
  const { chosen, choose, costsOf, isOpen } = useCosts();
  const openCosts = useOpenCosts();
  const setOnRequest = useOnRequest();
  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (!piece || ctrlKey || metaKey || altKey) return false;
    switch (key) {
      case ' ':
        choose(chosen.has(piece.key) ? [...chosen].filter((each) => each !== piece.key) : [...chosen, piece.key]);
        return true;
      case 'm':
      case 'M':
        if (piece.kind === 'part') openCosts.material([piece]);
        return true;
      case 'b':
      case 'B':
        openCosts.process([piece]);
        return true;
      case 'a':
      case 'A':
        if (isOpen) void setOnRequest([piece], !(costsOf.get(piece.id)?.isOnRequest ?? false));
        return true;
      default:
        return false;
    }
  };
};
