import { calendarPackIds, readCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import { dayFromPayment } from '@knotenblech/shared/orders/delivery-day.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { waitsForPayment } from '@knotenblech/shared/orders/status-table.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { useRecord } from '../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../sync/site/today-at-shop.ts';

/** The day of delivery of an order; while its payment is awaited, the one that it would have if it came today. */
export const useShownDay = (order: Order): { day: Day; isIfPaidToday: boolean } => {
  const holidays = useRecord('catalogPack', catalogSpace, calendarPackIds[0]);
  const closingDays = useRecord('catalogPack', catalogSpace, calendarPackIds[1]);
  const isAwaited = waitsForPayment(order, 'IN_PRODUCTION') && order.status !== 'CANCELED';
  if (!isAwaited || order.check !== 'accepted') return { day: order.deliveryDay, isIfPaidToday: false };
  const calendar = readCalendar([holidays ?? [], closingDays ?? []].flat());
  return { day: dayFromPayment(order, { today: todayAtShop(), calendar }), isIfPaidToday: true };
};
