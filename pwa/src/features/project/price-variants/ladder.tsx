import type { Surface } from '@knotenblech/shared/parts/finishes.ts';
import { useLingui } from '@lingui/react/macro';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { formatCents } from '../../../ui/figures/format-figure.ts';
import { Swatch } from '../../../ui/figures/swatch.tsx';
import { useRalColours } from '../choices/use-ral-colours.ts';
import styles from './ladder.module.css';

export type LadderCell = {
  key: string;
  /** null: no price. */
  cents: number | null;
  under: string;
  isChosen: boolean;
  /** null: cannot be chosen. */
  onChoose: (() => void) | null;
};
export type LadderRow = { surface: Surface; ralNumber: string | null; isWaiting?: boolean; cells: LadderCell[] };
type LadderProps = {
  caption: string;
  columns: { key: string; name: string; under: string }[];
  rows: LadderRow[];
};

/** Bars in a table: a surface in each row, a quantity in each column, one scale for all; what is chosen stands out. */
export const Ladder = ({ caption, columns, rows }: LadderProps) => {
  const { t, i18n } = useLingui();
  const { colourOf } = useRalColours();
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(barOf)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>{t`Oberfläche`}</th>
            {columns.map(({ key, name, under }) => (
              <th key={key} scope="col" className={styles.quantity}>
                {name}
                {under === '' ? null : <small>{under}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ surface, ralNumber, isWaiting = false, cells }) => (
            <tr key={surface}>
              <th scope="row" className={styles.first}>
                <span className={styles.surface}>
                  <Swatch surface={surface} colour={colourOf(ralNumber)} />
                  {i18n._(surfaceLabels[surface])}
                </span>
              </th>
              {cells.map((cell) => (
                <td key={cell.key} className={styles.cell}>
                  <Bar cell={cell} share={barOf(cell) / most} isWaiting={isWaiting} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const barOf = ({ cents }: LadderCell) => cents ?? 0;

const Bar = ({ cell, share, isWaiting }: { cell: LadderCell; share: number; isWaiting: boolean }) => {
  const { t } = useLingui();
  const { cents, under, isChosen, onChoose } = cell;
  const content =
    cents === null ? (
      <span className={styles.none}>{isWaiting ? '…' : t`auf Anfrage`}</span>
    ) : (
      <>
        <span className={styles.bar} style={{ blockSize: `${Math.max(share * 3, 0.125)}rem` }} aria-hidden />
        <span className={styles.amount}>
          {formatCents(cents)}
          <span className={styles.unit}>{'\u00a0€'}</span>
        </span>
        <span className={styles.under}>{under}</span>
      </>
    );
  return onChoose && cents !== null ? (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {content}
    </button>
  ) : (
    <div className={styles.choice} data-chosen={isChosen}>
      {content}
    </div>
  );
};
