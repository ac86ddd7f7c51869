import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Weight } from '../../../ui/figures/weight.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/layout/table.tsx';
import styles from './admin-order.module.css';

type AdminOrderLinesProps = {
  order: Order;
  amounts: Amounts | null;
  /** Loads the file that a project was read from. */
  renderFile: (line: Order['lines'][number]) => ReactNode;
};

/** What was ordered, project by project. */
export const AdminOrderLines = ({ order, amounts, renderFile }: AdminOrderLinesProps) => {
  const { t } = useLingui();
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Projekte</Trans>
      </h2>
      <Table caption={t`Bestellte Projekte`} isStacked>
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
                  <Link
                    from="/$lang"
                    to="/$lang/shop/project/$projectId"
                    params={{ projectId: line.projectId }}
                    search={{ admin: true }}
                  >
                    {line.projectName}
                  </Link>
                  {line.reference === '' ? null : (
                    <span className={styles.soft}>
                      <Trans>Kommission: {line.reference}</Trans>
                    </span>
                  )}
                  {line.comment === '' ? null : <span className={styles.soft}>{line.comment}</span>}
                  <span className={styles.ways}>
                    <Way line={line} search={{ admin: true }} name={t`Teile von ${line.projectName}`}>
                      <Trans>Teile</Trans>
                    </Way>
                    <Way line={line} search={{ admin: true, part: 1 }} name={t`Zeichnungen von ${line.projectName}`}>
                      <Trans>Zeichnungen</Trans>
                    </Way>
                    <Way line={line} search={{ admin: true, tab: 'summary' }} name={t`Preis von ${line.projectName}`}>
                      <Trans>Kosten</Trans>
                    </Way>
                    {renderFile(line)}
                  </span>
                </Cell>
                <Cell isNumeric label={t`Menge`}>
                  <Measure count={line.quantity} />
                </Cell>
                <Cell isNumeric label={t`Teile je Projekt`}>
                  <Measure count={line.partCount} />
                </Cell>
                <Cell isNumeric label={t`Gewicht je Projekt`}>
                  <Weight g={line.netWeightG} unweighed={line.unweighedCount} />
                </Cell>
                <Cell isNumeric label={t`Preis netto`}>
                  {priced ? <Amount cents={priced.lineCents} /> : '–'}
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
};

type WayProps = {
  line: Order['lines'][number];
  search: { admin: true; part?: number; tab?: 'summary' };
  /** Of what it leads to, for those who hear it. */
  name: string;
  children: ReactNode;
};

/** One tap into what was ordered. */
const Way = ({ line, search, name, children }: WayProps) => (
  <Link
    from="/$lang"
    to="/$lang/shop/project/$projectId"
    params={{ projectId: line.projectId }}
    search={search}
    aria-label={name}
    className={styles.way ?? ''}
  >
    {children}
  </Link>
);
