import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { useState } from 'react';
import { useLive } from '../../../sync/hooks/use-live.ts';
import { useKnownWaiting, useShop } from '../../../sync/hooks/use-shop.tsx';
import { isWaiting } from '../../../sync/status/read-waiting.ts';
import { orderOf } from '../outbox/order-of.ts';

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
