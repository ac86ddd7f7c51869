import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { claimNotice } from './claim.ts';
import { isLeftForOrder, isOrderOnScreen } from './is-order-shown-on.ts';
import { usePlacedOrders } from './use-made-orders.ts';

/** Says once that the server has made an order which waited: in one window, but where that shows it anyway. */
export const OrderPlacedNotice = () => {
  const { pathname, search } = useLocation();
  const { order: named } = search as { order?: string };
  const made = usePlacedOrders();
  const isSeen = useSyncExternalStore(subscribeToVisibility, isVisible);
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (!isSeen || isLeftForOrder(pathname)) return;
    for (const order of made) {
      if (order.check === 'refused' || told.current.has(order.id)) continue;
      told.current.add(order.id);
      void tellOnce(order, isOrderOnScreen({ pathname, order: named }, order.id));
    }
  }, [made, isSeen, pathname, named]);
  return null;
};

/** The window that shows the order itself has said so. */
const tellOnce = async (order: Order, isShown: boolean) => {
  if ((await claimNotice(order.id)) && !isShown) tell(order);
};

const tell = ({ id, number, check }: Order) =>
  addToast({
    words:
      check === 'accepted' ? (
        <Trans>Bestellt: Nr. {number}</Trans>
      ) : (
        <Trans>Bestellung eingegangen: Nr. {number}</Trans>
      ),
    action: (dismiss) => (
      <LinkButton
        tone="quiet"
        from="/$lang"
        to="/$lang/shop/account/orders/$orderId"
        params={(now) => ({ ...now, orderId: id })}
        onClick={dismiss}
      >
        <Trans>Bestellung ansehen</Trans>
      </LinkButton>
    ),
  });

const isVisible = () => document.visibilityState === 'visible';

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
