import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { PartPrice } from '@knotenblech/shared/prices/price-part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../ui/figures/amount.tsx';
import { formatCents, formatCount } from '../../../ui/figures/format-figure.ts';
import { Cell, HeaderCell, sumRowClass, Table } from '../../../ui/layout/table.tsx';
import { FactsList } from '../inspector/facts-list.tsx';
import styles from '../inspector/inspector.module.css';
import { Section } from '../inspector/section.tsx';
import { useProject } from '../open/project-context.tsx';
import { formatEurText, formatUnitPrice } from './format-unit-price.ts';
import { ProcessAmount } from './process-amount.tsx';
import { processWords } from './process-words.ts';

/** Price per piece and position, and on demand what it is made of. */
export const PartPriceSection = ({ part }: { part: Part }) => {
  const { figures } = useProject();
  const { t } = useLingui();
  const price = figures.pricing?.parts.get(part.index);
  if (!price?.unitPrice) return null;
  return (
    <Section title={<Trans>Preis netto</Trans>}>
      <FactsList
        facts={[
          { label: t`je Stück`, value: <UnitPrice unitPrice={price.unitPrice} /> },
          {
            label: t`Position, ${formatCount(price.quantity)} Stück`,
            value: (
              <strong>
                <Amount cents={price.positionCents} />
              </strong>
            ),
          },
        ]}
      />
      <details className={styles.details}>
        <summary>{t`Woraus sich der Preis ergibt`}</summary>
        <ProcessTable price={price} />
      </details>
    </Section>
  );
};

const UnitPrice = ({ unitPrice }: { unitPrice: string }) => (
  <>
    {formatUnitPrice(unitPrice)}
    <span className={styles.unit}>{'\u00a0€'}</span>
  </>
);

const ProcessTable = ({ price }: { price: PartPrice }) => {
  const { i18n, t } = useLingui();
  return (
    <Table caption={t`Woraus sich der Preis ergibt`}>
      <thead>
        <tr>
          <HeaderCell>{t`je Stück`}</HeaderCell>
          <HeaderCell isNumeric>{t`Aufwand`}</HeaderCell>
          <HeaderCell isNumeric>{t`Euro`}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {price.processes.map((row) => (
          <tr key={row.process}>
            <Cell>{i18n._(processWords[row.process])}</Cell>
            <Cell isNumeric>
              <ProcessAmount row={row} />
            </Cell>
            <Cell isNumeric>{formatEurText(row.pieceEur)}</Cell>
          </tr>
        ))}
        <tr className={sumRowClass}>
          <Cell colSpan={2}>{t`Stückpreis`}</Cell>
          <Cell isNumeric>{formatUnitPrice(price.unitPrice ?? '0')}</Cell>
        </tr>
        <tr>
          <Cell colSpan={2}>{t`× ${formatCount(price.quantity)} Stück`}</Cell>
          <Cell isNumeric>{formatCents(price.positionCents - price.positionFlatCents)}</Cell>
        </tr>
        {price.processes
          .filter((row) => row.positionFlatCents > 0)
          .map((row) => (
            <tr key={`setup-${row.process}`}>
              <Cell colSpan={2}>{t`Rüsten: ${i18n._(processWords[row.process])}`}</Cell>
              <Cell isNumeric>{formatCents(row.positionFlatCents)}</Cell>
            </tr>
          ))}
        <tr className={sumRowClass}>
          <Cell colSpan={2}>{t`Position`}</Cell>
          <Cell isNumeric>{formatCents(price.positionCents)}</Cell>
        </tr>
      </tbody>
    </Table>
  );
};
