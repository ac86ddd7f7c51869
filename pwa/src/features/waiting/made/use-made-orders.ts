import type { Order } from '@knotenblech/shared/orders/order.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { useState } from 'react';
import { isWaiting } from '../../../sync/read-waiting.ts';
import { useLive } from '../../../sync/use-live.ts';
import { useKnownWaiting, useShop } from '../../../sync/use-shop.tsx';
import { orderOf } from '../entries/order-of.ts';

const none: readonly Order[] = [];

/** The orders that waited while this window stands and that the server has made. */
export const usePlacedOrders = (): readonly Order[] => {
  const { database, actor } = useShop();
  const waiting = useKnownWaiting() ?? [];
  const [awaited, setAwaited] = useState<readonly OrderId[]>([]);
  const more = waiting
    .filter(isWaiting)
    .flatMap((entry) => orderOf(entry)?.orderId ?? [])
    .filter((id) => !awaited.includes(id));
  if (more.length > 0) setAwaited([...awaited, ...more]);
  const made = useLive(`${database.name} made ${awaited.join()}`, async () => {
    const keys = awaited.map((id): [string, string, string] => [customerSpace(actor.customerId), 'order', id]);
    const rows = await database.row.bulkGet(keys);
    return rows.flatMap((row) => (row ? [row.data as Order] : []));
  });
  return made ?? none;
};
