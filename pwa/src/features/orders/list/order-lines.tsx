import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { ProjectPicture } from '../../project/public/project-picture.tsx';
import { LineContents } from '../public/line-contents.tsx';
import styles from './order-screen.module.css';

type OrderLinesProps = {
  order: Pick<Order, 'lines'>;
  amounts: Amounts | null;
  /** As private people read them: with VAT. */
  isGross: boolean;
  /** Read by the operator, who opens the projects of his customers. */
  isOfCustomer?: boolean;
};

export const OrderLines = ({ order, amounts, isGross, isOfCustomer = false }: OrderLinesProps) => (
  <ul className={styles.lines}>
    {order.lines.map((line) => {
      const priced = amounts?.lines.find((each) => each.projectId === line.projectId);
      const shown = (cents: Cents) => (isGross && amounts ? withVat(cents, amounts.vatRate) : cents);
      return (
        <li key={line.projectId} className={styles.line}>
          <div className={styles.picture}>
            <ProjectPicture projectId={line.projectId} view="TRI" />
          </div>
          <div className={styles.words}>
            <h2>
              <Link
                from="/$lang"
                to="/$lang/shop/project/$projectId"
                params={{ projectId: line.projectId }}
                search={isOfCustomer ? { admin: true } : {}}
              >
                {line.projectName}
              </Link>
            </h2>
            <p className={styles.soft}>
              <LineContents line={line} />
            </p>
            {line.reference === '' ? null : (
              <p className={styles.soft}>
                <Trans>Kommission: {line.reference}</Trans>
              </p>
            )}
            {line.comment === '' ? null : <p className={styles.soft}>{line.comment}</p>}
          </div>
          {priced ? (
            <p className={styles.price}>
              <Amount cents={shown(priced.lineCents)} />
              {priced.quantity === 1 ? null : (
                <span className={styles.soft}>
                  <Trans>
                    je <Amount cents={shown(priced.unitCents)} />
                  </Trans>
                </span>
              )}
            </p>
          ) : null}
        </li>
      );
    })}
  </ul>
);
