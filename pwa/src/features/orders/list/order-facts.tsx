import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { orderUnweighed, orderWeight } from '@knotenblech/shared/orders/deliverables.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { deliveryDayLabels } from '../../../i18n/words/order-labels.ts';
import { formatDay, formatMoment } from '../../../ui/figures/format-time.ts';
import { Weight } from '../../../ui/figures/weight.tsx';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { useShownDay } from '../public/order-queries.ts';
import styles from './order-screen.module.css';

/** Delivery, addresses and references of an order. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  const { day, isIfPaidToday } = useShownDay(order);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{i18n._(deliveryDayLabels(order.shippingType))}</dt>
        <dd>
          {formatDay(day, i18n.locale)}
          {isIfPaidToday ? (
            <>
              {', '}
              <Trans>wenn Sie heute zahlen</Trans>
            </>
          ) : null}
        </dd>
      </div>
      {order.quoteNumber === undefined ? null : (
        <div>
          <dt>
            <Trans>Nach Angebot</Trans>
          </dt>
          <dd>{order.quoteNumber}</dd>
        </div>
      )}
      <ApprovalFacts order={order} />
      {order.reference === '' ? null : (
        <div>
          <dt>
            <Trans>Ihr Bestellzeichen</Trans>
          </dt>
          <dd>{order.reference}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Gesamtgewicht</Trans>
        </dt>
        <dd>
          <Weight g={orderWeight(order)} unweighed={orderUnweighed(order)} />
        </dd>
      </div>
      <div>
        <dt>{isPickup(order.shippingType) ? <Trans>Abholer</Trans> : <Trans>Lieferadresse</Trans>}</dt>
        <dd>
          <AddressBlock address={order.shippingAddress} />
          {order.phone === '' ? null : <Trans>Telefon: {order.phone}</Trans>}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Rechnungsadresse</Trans>
        </dt>
        <dd>
          <AddressBlock address={order.billingAddress} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Stand der Geschäftsbedingungen</Trans>
        </dt>
        <dd>{order.termsVersion}</dd>
      </div>
    </dl>
  );
};

/** Who asked for an order above his limit, and who let it be made. */
const ApprovalFacts = ({ order: { userId, approval } }: { order: Order }) => {
  const { i18n } = useLingui();
  const nameOf = useAuthorName();
  if (!approval) return null;
  return (
    <>
      <div>
        <dt>
          <Trans>Angefragt von</Trans>
        </dt>
        <dd>{nameOf(userId)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Freigegeben von</Trans>
        </dt>
        <dd>
          {nameOf(approval.by)}, {formatMoment(approval.at, i18n.locale)}
        </dd>
      </div>
    </>
  );
};
