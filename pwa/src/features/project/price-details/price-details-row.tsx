import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { formatCents, formatCount } from '../../../ui/figures/format-figure.ts';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { GivenName } from '../../../ui/words/given-name.tsx';
import { categoryLabels } from '../inspector/category-labels.ts';
import { useProject } from '../open/project-context.tsx';
import { partStock } from '../part-stock.ts';
import { formatUnitPrice } from '../price/format-unit-price.ts';
import type { DetailRow } from './detail-rows.ts';
import styles from './price-details.module.css';

type RowProps = { row: DetailRow; place: number };

/** One line: the head of an assembly, a part, the work on an assembly, or a sum. */
export const PriceDetailsRow = ({ row, place }: RowProps) => {
  const { t, i18n } = useLingui();
  switch (row.kind) {
    case 'heading':
      return <HeadingRow row={row} place={place} />;
    case 'part':
      return (
        <PieceRow
          place={place}
          name={<WhyLink search={{ part: row.part.index }} index={row.part.index} name={row.part.name} />}
          drawing={row.part.facts.drawingNumber}
          type={<PartType part={row.part} word={i18n._(categoryLabels[row.part.facts.category])} />}
          price={row.price}
        />
      );
    case 'work':
      return (
        <PieceRow
          place={place}
          name={<WhyLink search={{ assembly: row.assembly.index }} name={t`Schweißen und Oberfläche`} />}
          drawing={row.assembly.facts.drawingNumber}
          type={t`Baugruppe`}
          price={row.price}
        />
      );
    case 'sum':
      return (
        <tr aria-rowindex={place} className={styles.sum}>
          <td colSpan={6}>{row.isIncomplete ? t`Summe ohne Teile auf Anfrage` : t`Summe`}</td>
          <td className={styles.numeric}>{formatCents(row.cents)}</td>
        </tr>
      );
  }
};

const HeadingRow = ({ row, place }: { row: DetailRow & { kind: 'heading' }; place: number }) => {
  const { t, i18n } = useLingui();
  const { assembly } = row;
  return (
    <tr aria-rowindex={place} className={styles.heading}>
      <th scope="rowgroup" className={styles.first}>
        <GivenName>{assembly ? assembly.name : t`Lose Teile`}</GivenName>
      </th>
      <td colSpan={6}>
        {assembly ? (
          <>
            <Plural value={assembly.totalQuantity} one="# Baugruppe" other="# Baugruppen" />
            {assembly.facts.drawingNumber === '' ? '' : ` · ${assembly.facts.drawingNumber}`}
            {` · ${i18n._(surfaceLabels[assembly.surface])}`}
          </>
        ) : null}
      </td>
    </tr>
  );
};

type PieceRowProps = {
  place: number;
  name: ReactNode;
  drawing: string;
  type: ReactNode;
  price: {
    quantity: number;
    unitPrice: string | null;
    positionFlatCents: Cents;
    positionCents: Cents;
    onRequest: Remark[];
  };
};

const PieceRow = ({ place, name, drawing, type, price }: PieceRowProps) => (
  <tr aria-rowindex={place}>
    <td className={styles.first}>{name}</td>
    <td className={styles.numeric}>{formatCount(price.quantity)}</td>
    <td className={styles.unbroken}>{drawing || '–'}</td>
    <td className={styles.unbroken}>{type}</td>
    {price.unitPrice === null ? (
      <RequestCell remarks={price.onRequest} />
    ) : (
      <>
        <td className={styles.numeric}>{formatUnitPrice(price.unitPrice)}</td>
        <td className={styles.numeric}>{price.positionFlatCents === 0 ? '–' : formatCents(price.positionFlatCents)}</td>
        <td className={styles.numeric}>
          <strong>{formatCents(price.positionCents)}</strong>
        </td>
      </>
    )}
  </tr>
);

const RequestCell = ({ remarks }: { remarks: readonly Remark[] }) => {
  const { t, i18n } = useLingui();
  const reasons = remarks.map((remark) => remarkText(i18n, remark)).join(' ');
  return (
    <td colSpan={3} className={styles.request}>
      <strong>{t`auf Anfrage`}</strong>
      <span className={styles.reason} title={reasons}>
        {reasons}
      </span>
    </td>
  );
};

const PartType = ({ part, word }: { part: Part; word: string }) => (
  <>
    {word} <span className={styles.stock}>{partStock(part)}</span>
  </>
);

type WhySearch = { part: number } | { assembly: number };

const WhyLink = ({ search, index, name }: { search: WhySearch; index?: number; name: string }) => {
  const { source } = useProject();
  return (
    <Link
      from="/$lang"
      to="/$lang/shop/priceDetails/$projectId/why"
      params={{ projectId: source.project.id }}
      search={search}
      state={overPage}
      className={styles.name}
    >
      {index === undefined ? null : <span className={styles.index}>{index}</span>}
      <span className={styles.nameText}>
        <GivenName>{name}</GivenName>
      </span>
    </Link>
  );
};
