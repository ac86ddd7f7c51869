import { calendarPackIds, readCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import { catalogSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { useRecord, useRecords, useShop, useTariff } from '../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../sync/site/today-at-shop.ts';
import { useOpenCart } from '../public/open-cart.ts';
import { type OrderDraft, orderDraft } from './order-draft.ts';

/** The open cart on its way to an order; undefined while loading, null when the device lacks cart, customer or prices. */
export const useOrderDraft = (): OrderDraft | null | undefined => {
  const { actor } = useShop();
  const open = useOpenCart();
  const tariff = useTariff();
  const addresses = useRecords('address', customerSpace(actor.customerId));
  const customer = useRecord('customer', customerSpace(actor.customerId), actor.customerId);
  const holidays = useRecord('catalogPack', catalogSpace, calendarPackIds[0]);
  const closingDays = useRecord('catalogPack', catalogSpace, calendarPackIds[1]);
  if (holidays === undefined || closingDays === undefined) return undefined;
  if (open === undefined || tariff === undefined || addresses === undefined || customer === undefined) return undefined;
  if (open === null || tariff === null || customer === null) return null;
  const calendar = readCalendar([holidays ?? [], closingDays ?? []].flat());
  return orderDraft({ ...open, tariff, addresses, customer, calendar, today: todayAtShop() });
};
