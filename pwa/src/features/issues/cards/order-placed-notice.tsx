import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMadeOrders } from '../../../sync/hooks/outbox/outbox-queries.ts';
import { useKnownWaiting } from '../../../sync/hooks/use-shop.tsx';
import { isWaiting } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { orderOf } from '../outbox/entry-facts.ts';

/** Says once that the server has made an order which waited: in one window, but where that shows it anyway. */
export const OrderPlacedNotice = () => {
  const { pathname, search } = useLocation();
  const { order: named } = search as { order?: string };
  const made = usePlacedOrders();
  const isSeen = useSyncExternalStore(subscribeToVisibility, isVisible);
  const announced = useRef(new Set<string>());
  useEffect(() => {
    if (!isSeen || isLeftForOrder(pathname)) return;
    for (const order of made) {
      if (order.check === 'refused' || announced.current.has(order.id)) continue;
      announced.current.add(order.id);
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

/** Whether this window of its browser is the one to tell a thing: the first that asks, for as long as it is open. */
const claimNotice = (name: string): Promise<boolean> => {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>(() => undefined);
    };
    void navigator.locks.request(`told:${name}`, { ifAvailable: true }, hold);
  });
};

const none: readonly Order[] = [];

/** The orders that waited while this window stands and that the server has made. */
const usePlacedOrders = (): readonly Order[] => {
  const waiting = useKnownWaiting() ?? [];
  const [awaited, setAwaited] = useState<readonly OrderId[]>([]);
  const more = waiting
    .filter(isWaiting)
    .flatMap((entry) => orderOf(entry)?.orderId ?? [])
    .filter((id) => !awaited.includes(id));
  if (more.length > 0) setAwaited([...awaited, ...more]);
  return useMadeOrders(awaited) ?? none;
};

type Place = {
  pathname: string;
  /** The order that the address names beside its path. */
  order: string | undefined;
};

/** Whether the screen itself shows that an order was made: its own pages, and the list of orders. */
export const isOrderOnScreen = ({ pathname, order }: Place, orderId: OrderId): boolean => {
  const path = pathname.replace(/\/$/, '');
  if (/\/shop\/(process-order|order-completed)$/.test(path)) return order === orderId;
  return path.endsWith('/shop/account/orders') || path.endsWith(`/shop/account/orders/${orderId}`);
};

/** From the last order step the way leads to the order: whether it is shown is known there. */
const isLeftForOrder = (pathname: string) => /\/shop\/order-step\/4\/?$/.test(pathname);
