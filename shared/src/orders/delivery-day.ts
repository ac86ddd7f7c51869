import { isHoliday, type ShopCalendar } from '../catalogue/shop-calendar.ts';
import { type Day, daysAfter, weekdayOf } from '../values/day.ts';
import type { Order } from './order.record.ts';

export type DeliveryDayInput = {
  today: Day;
  /** Working days of the production type, of the slowest surface, of the shipping type (0: pick-up). */
  productionDays: number;
  surfaceDays: number;
  shippingDays: number;
  /** Country of the delivery address. */
  countryIso: string;
  /** Holidays, and days on which the shop is closed besides them. */
  calendar: ShopCalendar;
  /** State whose public holidays the shop keeps. */
  shopRegion?: string;
};

/**
 * Day of delivery or pick-up. Production begins on the next working day after today; production and surface days are
 * working days of the shop; shipping days are Monday to Friday without public holidays of the shop's state and of the destination.
 */
export const deliveryDay = (input: DeliveryDayInput): Day => {
  const { shopRegion = 'DE-BY', countryIso, calendar } = input;
  const isShopDay = (day: Day) => isWeekday(day) && !isHoliday(calendar.holidays, shopRegion, day);
  const isProductionDay = (day: Day) => isShopDay(day) && !calendar.closingDays.has(day);
  const isShippingDay = (day: Day) => isShopDay(day) && !isHoliday(calendar.holidays, countryIso, day);
  const begin = daysOn(input.today, 1, isProductionDay);
  const ready = daysOn(begin, input.productionDays + input.surfaceDays, isProductionDay);
  return daysOn(ready, input.shippingDays, isShippingDay);
};

const isWeekday = (day: Day) => weekdayOf(day) % 6 !== 0;

/** The day that is a number of counting days after a day. */
const daysOn = (from: Day, count: number, counts: (day: Day) => boolean): Day => {
  let day = from;
  for (let left = count; left > 0; ) {
    day = daysAfter(day, 1);
    if (counts(day)) left -= 1;
  }
  return day;
};

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
