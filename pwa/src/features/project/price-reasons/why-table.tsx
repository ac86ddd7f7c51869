import type { ProcessPrice } from '@knotenblech/shared/prices/process-price.schema.ts';
import { decimal, sumOf } from '@knotenblech/shared/values/decimal.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { formatCents, formatCount } from '../../../ui/figures/format-figure.ts';
import { Cell, HeaderCell, sumRowClass, Table } from '../../../ui/layout/table.tsx';
import { formatUnitPrice } from '../price/format-unit-price.ts';
import { processLabels } from '../price/process-words.ts';
import { formatExactEur, formulasOf } from './formula-of.ts';
import styles from './why.module.css';
import type { WhySubject } from './why-subject.ts';

type WhyTableProps = { price: WhySubject['price']; unitPrice: string };

/** The rows of one piece, their sum, the unit price, and the position with its setups. */
export const WhyTable = ({ price, unitPrice }: WhyTableProps) => {
  const { i18n, t } = useLingui();
  const exact = sumOf(price.processes.map((row) => decimal(row.pieceEur))).toFixed();
  const pieces = formatCount(price.quantity);
  return (
    <Table caption={t`Warum dieser Preis?`}>
      <thead>
        <tr>
          <HeaderCell isFirst>{t`je Stück`}</HeaderCell>
          <HeaderCell>{t({ message: 'Rechnung', context: 'Rechenweg' })}</HeaderCell>
          <HeaderCell isNumeric>{t`Euro`}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {price.processes.map((row) => (
          <ProcessRow key={row.process} row={row} />
        ))}
        <tr className={sumRowClass}>
          <Cell isFirst colSpan={2}>{t`Summe der Zeilen`}</Cell>
          <Cell isNumeric>{formatExactEur(exact)}</Cell>
        </tr>
        <tr>
          <Cell isFirst colSpan={2}>{t`Stückpreis ohne Rüsten der Position, gerundet`}</Cell>
          <Cell isNumeric>
            <strong>{formatUnitPrice(unitPrice)}</strong>
          </Cell>
        </tr>
        <tr>
          <Cell isFirst>{t`alle Stücke`}</Cell>
          <Cell>
            <span className={styles.formula}>{`${formatUnitPrice(unitPrice)} € × ${pieces}`}</span>
          </Cell>
          <Cell isNumeric>{formatCents(price.positionCents - price.positionFlatCents)}</Cell>
        </tr>
        {price.processes.map((row) =>
          row.positionFlatCents === 0 ? null : (
            <tr key={row.process}>
              <Cell isFirst>{t`Rüsten: ${i18n._(processLabels[row.process])}`}</Cell>
              <Cell>
                <span className={styles.soft}>{t`einmal für die Position`}</span>
              </Cell>
              <Cell isNumeric>{formatCents(row.positionFlatCents)}</Cell>
            </tr>
          ),
        )}
        <tr className={sumRowClass}>
          <Cell isFirst colSpan={2}>{t`Position`}</Cell>
          <Cell isNumeric>{formatCents(price.positionCents)}</Cell>
        </tr>
      </tbody>
    </Table>
  );
};

const ProcessRow = ({ row }: { row: ProcessPrice }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const isMarked = row.isCustom && actor.permissions.includes('GLOBAL_ADMIN_PERMISSION');
  return (
    <tr>
      <Cell isFirst>
        {i18n._(processLabels[row.process])}
        {isMarked ? <CustomMark /> : null}
      </Cell>
      <Cell>
        {formulasOf(row).map(({ text }) => (
          <span key={text} className={styles.formula}>
            {text}
          </span>
        ))}
        {row.surchargePercent === null ? null : (
          <span className={styles.soft}>
            <Trans>darin {percentOf(row.surchargePercent)} % Zuschlag</Trans>
          </span>
        )}
        {row.isAssumed ? (
          <span className={styles.soft}>
            <Trans>Nähte angenommen, die Datei nennt keine</Trans>
          </span>
        ) : null}
      </Cell>
      <Cell isNumeric>{formatExactEur(row.pieceEur)}</Cell>
    </tr>
  );
};

const percentOf = (percent: string) => germanNumber(Number(percent), 0, 3);

const CustomMark = () => {
  const { t } = useLingui();
  return (
    <abbr className={styles.custom} title={t`Von Hand gesetzt`}>
      S
    </abbr>
  );
};
