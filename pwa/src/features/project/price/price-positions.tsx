import type { PartPrice } from '@knotenblech/shared/prices/piece/price-part.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { formatCents, formatCount } from '../../../ui/figures/format-figure.ts';
import { Cell, HeaderCell, sumRowClass, Table } from '../../../ui/layout/table.tsx';
import { useProject } from '../open/project-context.tsx';
import { formatUnitPrice } from './format-unit-price.ts';
import styles from './price-dialog.module.css';

/** More rows than this show on demand: a table of thousands takes a tablet's breath. */
const shownAtFirst = 200;

/** Every position with its price per piece, its setups and its sum. */
export const PricePositions = ({ pricing }: { pricing: ProjectPricing }) => {
  const { t } = useLingui();
  const [isAll, setIsAll] = useState(false);
  const prices = [...pricing.parts.values()];
  const shown = isAll ? prices : prices.slice(0, shownAtFirst);
  return (
    <section aria-label={t`Positionen`}>
      <Table caption={t`Preis jeder Position`}>
        <thead>
          <tr>
            <HeaderCell isFirst>{t`Position`}</HeaderCell>
            <HeaderCell isNumeric>{t`Stück`}</HeaderCell>
            <HeaderCell isNumeric>{t`je Stück € ohne Rüsten`}</HeaderCell>
            <HeaderCell isNumeric isExtra>
              {t`Rüsten €`}
            </HeaderCell>
            <HeaderCell isNumeric>{t`Summe €`}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((price) => (
            <PositionRow key={price.index} price={price} />
          ))}
          <tr className={sumRowClass}>
            <Cell isFirst colSpan={3}>{t`Teile`}</Cell>
            <Cell isExtra />
            <Cell isNumeric>{formatCents(pricing.partsCents)}</Cell>
          </tr>
        </tbody>
      </Table>
      {shown.length < prices.length ? (
        <Button
          tone="quiet"
          onPress={() => setIsAll(true)}
        >{t`Alle ${formatCount(prices.length)} Positionen zeigen`}</Button>
      ) : null}
    </section>
  );
};

const PositionRow = ({ price }: { price: PartPrice }) => {
  const { t } = useLingui();
  const { figures } = useProject();
  return (
    <tr>
      <Cell isFirst>
        <span className={styles.number}>{price.index}</span> {figures.partAt.get(price.index)?.name}
      </Cell>
      <Cell isNumeric>{formatCount(price.quantity)}</Cell>
      {price.unitPrice === null ? (
        <>
          <Cell isExtra />
          <Cell isNumeric colSpan={2}>
            <span className={styles.request}>{t`auf Anfrage`}</span>
          </Cell>
        </>
      ) : (
        <>
          <Cell isNumeric>{formatUnitPrice(price.unitPrice)}</Cell>
          <Cell isNumeric isExtra>
            {price.positionFlatCents === 0 ? '–' : formatCents(price.positionFlatCents)}
          </Cell>
          <Cell isNumeric>{formatCents(price.positionCents)}</Cell>
        </>
      )}
    </tr>
  );
};
