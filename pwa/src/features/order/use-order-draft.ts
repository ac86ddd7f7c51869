import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { todayAtShop } from '../../cart/today-at-shop.ts';
import { useOpenCart } from '../../cart/use-open-cart.ts';
import { useRecord, useRecords, useShop, useTariff } from '../../sync/use-shop.tsx';
import { type OrderDraft, orderDraft } from './order-draft.ts';

/** The open cart on its way to an order; undefined while loading, null when the device lacks cart, customer or prices. */
export const useOrderDraft = (): OrderDraft | null | undefined => {
  const { actor } = useShop();
  const open = useOpenCart();
  const tariff = useTariff();
  const addresses = useRecords('address', customerSpace(actor.customerId));
  const customer = useRecord('customer', customerSpace(actor.customerId), actor.customerId);
  if (open === undefined || tariff === undefined || addresses === undefined || customer === undefined) return undefined;
  if (open === null || tariff === null || customer === null) return null;
  return orderDraft({ ...open, tariff, addresses, customer, today: todayAtShop() });
};
