import type { ShopCalendar } from '../../catalogue/shop-calendar.ts';
import type { Day } from '../../values/day.ts';
import { deliveryDay } from '../delivery-day.ts';
import type { Quote } from './quote.record.ts';

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
