import type { ShopCalendar } from '../catalogue/shop-calendar.ts';
import type { Day } from '../values/day.ts';
import { deliveryDay } from './delivery-day.ts';
import type { Order } from './order.record.ts';

type WorkingDays = NonNullable<NonNullable<Order['prepayment']>['workingDays']>;

/** The order with what its day of delivery is counted by once a payment that is waited for has come; others stay as they are. */
export const withWorkingDays = (order: Order, workingDays: WorkingDays): Order =>
  order.prepayment?.isWaitedFor ? { ...order, prepayment: { ...order.prepayment, workingDays } } : order;

/** Day of delivery of an order whose payment came on a day; not waited for, the day stays. */
export const dayFromPayment = (
  { prepayment, deliveryDay: day, shippingAddress }: Pick<Order, 'prepayment' | 'deliveryDay' | 'shippingAddress'>,
  { today, calendar }: { today: Day; calendar: ShopCalendar },
): Day => {
  if (!prepayment?.isWaitedFor || !prepayment.workingDays) return day;
  const { production, surface, shipping } = prepayment.workingDays;
  return deliveryDay({
    today,
    productionDays: production,
    surfaceDays: surface,
    shippingDays: shipping,
    countryIso: shippingAddress.countryIso,
    calendar,
  });
};
