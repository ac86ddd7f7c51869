import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/layout/table.tsx';
import styles from './admin-order.module.css';

type AdminOrderLinesProps = { order: Order; amounts: Amounts | null };

/** What was ordered, project by project. */
export const AdminOrderLines = ({ order, amounts }: AdminOrderLinesProps) => {
  const { t } = useLingui();
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Projekte</Trans>
      </h2>
      <Table caption={t`Bestellte Projekte`}>
        <thead>
          <tr>
            <HeaderCell isFirst>
              <Trans>Projekt</Trans>
            </HeaderCell>
            <HeaderCell isNumeric>
              <Trans>Menge</Trans>
            </HeaderCell>
            <HeaderCell isNumeric>
              <Trans>Teile je Projekt</Trans>
            </HeaderCell>
            <HeaderCell isNumeric>
              <Trans>Gewicht je Projekt</Trans>
            </HeaderCell>
            <HeaderCell isNumeric>
              <Trans>Preis netto</Trans>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => {
            const priced = amounts?.lines.find((each) => each.projectId === line.projectId);
            return (
              <tr key={line.projectId}>
                <Cell isFirst>
                  {line.projectName}
                  {line.reference === '' ? null : (
                    <span className={styles.soft}>
                      <Trans>Kommission: {line.reference}</Trans>
                    </span>
                  )}
                  {line.comment === '' ? null : <span className={styles.soft}>{line.comment}</span>}
                </Cell>
                <Cell isNumeric>
                  <Measure count={line.quantity} />
                </Cell>
                <Cell isNumeric>
                  <Measure count={line.partCount} />
                </Cell>
                <Cell isNumeric>
                  <Measure g={line.netWeightG} />
                </Cell>
                <Cell isNumeric>{priced ? <Amount cents={priced.lineCents} /> : '–'}</Cell>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
};
