import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { formatCents, formatCount } from '../../../../ui/figures/format-figure.ts';
import { GapRow } from '../../../../ui/layout/table.tsx';
import { GivenName } from '../../../../ui/words/given-name.tsx';
import { categoryLabels } from '../../inspector/category-labels.ts';
import { partStock } from '../../part-stock.ts';
import { formatUnitPrice } from '../../price/format-unit-price.ts';
import { readSelection } from '../../selection.ts';
import { useVisibleRows } from '../../tree/use-visible-rows.ts';
import { type CostPiece, type CostRow, selectionOfPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { OwnMark } from '../effect.tsx';
import { useOnRequest } from '../use-open-costs.ts';

const rowPx = 48;
/** A list of up to this many rows stands on the page; a longer one scrolls in itself and holds only the rows in sight. */
const mostOnPage = 150;

/** The assemblies with their parts, one line each: price per piece, per position and whole, and what is on request. */
export const SummaryTable = () => {
  const { t } = useLingui();
  const { rows } = useCosts();
  const scroller = useRef<HTMLElement>(null);
  const sight = useVisibleRows(scroller, rows.length, rowPx);
  const isLong = rows.length > mostOnPage;
  const { first, end } = isLong ? sight : { first: 0, end: rows.length };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <section ref={scroller} className={styles.positions} data-long={isLong} aria-label={t`Positionen`} tabIndex={0}>
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{t`Preis jeder Position`}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.choice} title={t`auf Anfrage`}>{t`Anfrage`}</th>
            <th scope="col" className={styles.first}>{t`Bezeichnung`}</th>
            <th scope="col" className={styles.numeric}>{t`Stück`}</th>
            <th scope="col">{t`Zeichnung`}</th>
            <th scope="col">{t`Art`}</th>
            <th scope="col" className={styles.numeric}>{t`EK je Stück €`}</th>
            <th scope="col" className={styles.numeric}>{t`je Stück €`}</th>
            <th scope="col" className={styles.numeric}>{t`je Position €`}</th>
            <th scope="col" className={styles.numeric}>{t`Gesamt €`}</th>
          </tr>
        </thead>
        <tbody>
          <GapRow columnCount={9} px={first * rowPx} />
          {rows
            .slice(first, end)
            .map((row, place) =>
              row.kind === 'heading' ? (
                <HeadingRow key={row.key} row={row} place={first + place + 2} />
              ) : (
                <PieceRow key={row.key} piece={row.piece} place={first + place + 2} />
              ),
            )}
          <GapRow columnCount={9} px={(rows.length - end) * rowPx} />
        </tbody>
      </table>
    </section>
  );
};

const HeadingRow = ({ row, place }: { row: Extract<CostRow, { kind: 'heading' }>; place: number }) => {
  const { t } = useLingui();
  const name = row.assembly?.name ?? t`Lose Teile`;
  return (
    <tr aria-rowindex={place} className={styles.heading}>
      <td className={styles.choice}>
        {row.assembly ? <RequestBox pieces={row.pieces} label={t`„${name}“ auf Anfrage`} /> : null}
      </td>
      <th scope="rowgroup" colSpan={8}>
        <GivenName>{name}</GivenName>
      </th>
    </tr>
  );
};

const RequestBox = ({ pieces, label }: { pieces: readonly CostPiece[]; label: string }) => {
  const { costsOf, isOpen, isSaving } = useCosts();
  const setOnRequest = useOnRequest();
  const count = pieces.filter(({ id }) => costsOf.get(id)?.isOnRequest).length;
  return (
    <Checkbox
      aria-label={label}
      isSelected={count === pieces.length}
      isIndeterminate={count > 0 && count < pieces.length}
      isDisabled={!isOpen || isSaving}
      onChange={(is) => void setOnRequest(pieces, is)}
    >
      {null}
    </Checkbox>
  );
};

const PieceRow = ({ piece, place }: { piece: CostPiece; place: number }) => {
  const { t, i18n } = useLingui();
  const { costsOf } = useCosts();
  const costs = costsOf.get(piece.id);
  const { price } = piece;
  const name = piece.kind === 'part' ? piece.name : t`Schweißen und Oberfläche`;
  const drawing = piece.kind === 'part' ? piece.part.facts.drawingNumber : piece.assembly.facts.drawingNumber;
  return (
    <tr aria-rowindex={place}>
      <td className={styles.choice}>
        <RequestBox pieces={[piece]} label={t`„${piece.name}“ auf Anfrage`} />
      </td>
      <td className={styles.first}>
        <Link
          from="/$lang/shop/project/$projectId"
          to="/$lang/shop/project/$projectId"
          search={{ admin: true, tab: 'costs', ...readSelection(selectionOfPiece(piece)) }}
          className={styles.name ?? ''}
        >
          <span className={styles.index}>{piece.kind === 'part' ? piece.index : ''}</span>
          <span className={styles.nameText}>
            <GivenName>{name}</GivenName>
          </span>
          {costs?.hasOwn ? <OwnMark /> : null}
        </Link>
      </td>
      <td className={styles.numeric}>{formatCount(piece.quantity)}</td>
      <td className={styles.unbroken}>{drawing || '–'}</td>
      <td className={styles.unbroken}>
        {piece.kind === 'part' ? (
          <>
            {i18n._(categoryLabels[piece.part.facts.category])}{' '}
            <span className={styles.soft}>{partStock(piece.part)}</span>
          </>
        ) : (
          t`Baugruppe`
        )}
      </td>
      <td className={styles.numeric}>{costs?.unitEur == null ? '–' : formatUnitPrice(String(costs.unitEur))}</td>
      {price.unitPrice === null ? (
        <td colSpan={3} className={`${styles.numeric} ${styles.margin}`}>
          <span className={styles.request}>{t`auf Anfrage`}</span>
        </td>
      ) : (
        <>
          <td className={styles.numeric}>{formatUnitPrice(price.unitPrice)}</td>
          <td className={styles.numeric}>
            {price.positionFlatCents === 0 ? '–' : formatCents(price.positionFlatCents)}
          </td>
          <td className={styles.numeric}>
            <strong>{formatCents(price.positionCents)}</strong>
          </td>
        </>
      )}
    </tr>
  );
};
