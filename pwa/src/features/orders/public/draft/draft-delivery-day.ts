import { deliveryDay } from '@knotenblech/shared/orders/delivery-day.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { OrderDraft } from './order-draft.ts';

/** Day of delivery with a production and a shipping type; null while one of them or the country of the address is open. */
export const draftDeliveryDay = (
  draft: OrderDraft,
  productionType: OrderDraft['chosen']['productionType'] = draft.chosen.productionType,
  shippingType: OrderDraft['chosen']['shippingType'] = draft.chosen.shippingType,
  countryIso = draft.shipping?.countryIso,
): Day | null => {
  const production = draft.productions.find((option) => option.type === productionType);
  const shipping = draft.shippings.find((option) => option.type === shippingType);
  if (!production || !shipping || countryIso === undefined) return null;
  return deliveryDay({
    today: draft.today,
    productionDays: production.workingDays,
    surfaceDays: draftSurfaceDays(draft),
    shippingDays: shipping.workingDays,
    countryIso,
    calendar: draft.calendar,
  });
};

/** Working days that the surfaces take after the production; they are coated at the same time. */
export const draftSurfaceDays = ({ lines }: Pick<OrderDraft, 'lines'>): number =>
  Math.max(0, ...lines.map((line) => line.surfaceDays));
