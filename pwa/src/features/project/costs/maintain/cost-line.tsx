import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { formatCents, formatCount } from '../../../../ui/figures/format-figure.ts';
import { GivenName } from '../../../../ui/words/given-name.tsx';
import { formatUnitPrice } from '../../price/format-unit-price.ts';
import { readSelection } from '../../selection.ts';
import { type CostPiece, type CostRow, selectionOfPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { formatMargin, OwnMark } from '../effect.tsx';

type CostLineProps = { row: CostRow; place: number; isOpen: boolean };

export const CostLine = ({ row, place, isOpen }: CostLineProps) =>
  row.kind === 'heading' ? (
    <HeadingLine row={row} place={place} />
  ) : (
    <PieceLine piece={row.piece} place={place} isOpen={isOpen} />
  );

const HeadingLine = ({ row, place }: { row: Extract<CostRow, { kind: 'heading' }>; place: number }) => {
  const { t } = useLingui();
  const { chosen, choose } = useCosts();
  const keys = row.pieces.map(({ key }) => key);
  const chosenCount = keys.filter((key) => chosen.has(key)).length;
  const name = row.assembly?.name ?? t`Lose Teile`;
  return (
    <tr aria-rowindex={place} className={styles.heading}>
      <td className={styles.choice}>
        <Checkbox
          aria-label={t`Alles von „${name}“ wählen`}
          isSelected={chosenCount === keys.length}
          isIndeterminate={chosenCount > 0 && chosenCount < keys.length}
          onChange={(isAll) => choose(isAll ? [...chosen, ...keys] : [...chosen].filter((key) => !keys.includes(key)))}
        >
          {null}
        </Checkbox>
      </td>
      <th scope="rowgroup" colSpan={6}>
        <span className={styles.headingWords}>
          <span className={styles.nameText}>
            <GivenName>{name}</GivenName>
          </span>
          {row.assembly ? (
            <span className={styles.soft}>
              <Plural value={row.assembly.totalQuantity} one="# Baugruppe" other="# Baugruppen" />
            </span>
          ) : null}
        </span>
      </th>
    </tr>
  );
};

type PieceLineProps = { piece: CostPiece; place: number; isOpen: boolean };

const PieceLine = ({ piece, place, isOpen }: PieceLineProps) => {
  const { t } = useLingui();
  const { chosen, choose, costsOf } = useCosts();
  const costs = costsOf.get(piece.id);
  const { price } = piece;
  const name = piece.kind === 'part' ? piece.name : t`Schweißen und Oberfläche`;
  const isPriced = price.unitPrice !== null;
  return (
    <tr aria-rowindex={place} data-open={isOpen}>
      <td className={styles.choice}>
        <Checkbox
          aria-label={t`${piece.name} wählen`}
          isSelected={chosen.has(piece.key)}
          onChange={(is) => choose(is ? [...chosen, piece.key] : [...chosen].filter((key) => key !== piece.key))}
        >
          {null}
        </Checkbox>
      </td>
      <td className={styles.first}>
        <Link
          from="/$lang/shop/project/$projectId"
          to="/$lang/shop/project/$projectId"
          search={({ part: _part, assembly: _assembly, ...rest }) => ({
            ...rest,
            ...readSelection(selectionOfPiece(piece)),
          })}
          className={styles.name ?? ''}
          data-piece={piece.key}
          aria-current={isOpen ? 'true' : undefined}
          aria-keyshortcuts="ArrowUp ArrowDown Space M B A"
        >
          <span className={styles.index}>{piece.kind === 'part' ? piece.index : ''}</span>
          <span className={styles.nameText}>
            <GivenName>{name}</GivenName>
          </span>
          {costs?.hasOwn ? <OwnMark /> : null}
        </Link>
      </td>
      <td className={`${styles.numeric} ${styles.extra}`}>{formatCount(piece.quantity)}</td>
      <td className={`${styles.numeric} ${styles.extra}`}>
        {costs?.unitEur == null ? '–' : formatUnitPrice(String(costs.unitEur))}
      </td>
      <td className={`${styles.numeric} ${styles.extra}`}>
        {costs?.positionCents == null ? '–' : formatCents(costs.positionCents)}
      </td>
      <td className={styles.numeric}>
        {isPriced ? (
          <strong>{formatCents(price.positionCents)}</strong>
        ) : (
          <span className={styles.request}>{t`auf Anfrage`}</span>
        )}
      </td>
      <td className={`${styles.numeric} ${styles.margin}`}>
        {isPriced && costs?.positionCents != null
          ? formatMargin({ netCents: price.positionCents, purchaseCents: costs.positionCents })
          : '–'}
      </td>
    </tr>
  );
};
