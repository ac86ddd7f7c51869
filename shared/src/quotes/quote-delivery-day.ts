import type { ShopCalendar } from '../base-data/shop-calendar.ts';
import { deliveryDay } from '../orders/delivery-day.ts';
import type { Day } from '../values/day.ts';
import type { Quote } from './quote.ts';

/** Day of delivery of a quote that is ordered today. */
export const quoteDeliveryDay = (
  { workingDays, shippingAddress }: Pick<Quote, 'workingDays' | 'shippingAddress'>,
  { today, calendar }: { today: Day; calendar: ShopCalendar },
): Day =>
  deliveryDay({
    today,
    productionDays: workingDays.production,
    surfaceDays: workingDays.surface,
    shippingDays: workingDays.shipping,
    countryIso: shippingAddress.countryIso,
    calendar,
  });
