import { isPickup } from '@knotenblech/shared/cart/cart-option.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { formatDay } from '../../ui/figures/format-time.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import styles from './order-step-screen.module.css';
import { useOrderState } from './use-order-state.ts';

type OrderCompletedScreenProps = { orderId: string; documents: (order: Order) => ReactNode };

/** The server has the order: its number, what was ordered, and what comes next. */
export const OrderCompletedScreen = ({ orderId, documents }: OrderCompletedScreenProps) => {
  const { t, i18n } = useLingui();
  const seen = useOrderState(orderId);
  if (!seen) return <Page title={t`Bestellung`}>{null}</Page>;
  const { order } = seen;
  if (!order) return <OrderNotFound />;
  const day = formatDay(order.deliveryDay, i18n.locale);
  return (
    <Page title={order.check === 'accepted' ? t`Bestellt` : t`Bestellung eingegangen`} width="text">
      <section className={styles.step}>
        <p className={styles.number}>
          <Trans>Bestellnummer {order.number}</Trans>
        </p>
        {order.check === 'accepted' ? (
          <Notice tone="good" title={<Trans>Vielen Dank, Ihre Bestellung ist da.</Trans>}>
            {isPickup(order.shippingType) ? (
              <Trans>Die Bestätigung kommt per E-Mail. Abholbereit voraussichtlich am {day}.</Trans>
            ) : (
              <Trans>Die Bestätigung kommt per E-Mail. Lieferung voraussichtlich am {day}.</Trans>
            )}
          </Notice>
        ) : null}
        {order.check === 'checking' ? (
          <Notice title={<Trans>Wird noch geprüft</Trans>}>
            <Trans>
              Eine Datei dieser Bestellung wird noch gelesen. Kommt derselbe Preis heraus, gilt die Bestellung, und die
              Bestätigung kommt per E-Mail. Sonst fragen wir Sie.
            </Trans>
          </Notice>
        ) : null}
        {order.check === 'needs-review' ? (
          <Notice tone="warn" title={<Trans>Bitte prüfen: Der Preis weicht ab</Trans>}>
            <Trans>
              Die Dateien ergeben einen anderen Preis, als Ihnen gezeigt wurde. Es wird nichts gefertigt, bis das
              geklärt ist. Wir melden uns bei Ihnen.
            </Trans>
          </Notice>
        ) : null}
        <OrderReceipt order={order} />
        <div className={styles.buttons}>
          <LinkButton
            tone="primary"
            from="/$lang"
            to="/$lang/shop/account/orders/$orderId"
            params={{ orderId: order.id }}
          >
            <Trans>Bestellung ansehen</Trans>
          </LinkButton>
          {documents(order)}
          <LinkButton from="/$lang" to="/$lang/shop/projects">
            <Trans>Zu den Projekten</Trans>
          </LinkButton>
        </div>
      </section>
    </Page>
  );
};
