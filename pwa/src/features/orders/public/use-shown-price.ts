import type { ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { shownVatRate } from '@knotenblech/shared/orders/cart/shown-vat-rate.ts';
import { readsGross } from '@knotenblech/shared/orders/reads-gross.ts';
import { unitWithVat, withVat } from '@knotenblech/shared/orders/with-vat.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { useRecord, useRecords, useShop, useTariff } from '../../../sync/hooks/use-shop.tsx';
import { useOpenCart } from './open-cart.ts';

export type ShownPrice = {
  /** Rate in hundredths of a percent where prices are shown with VAT, null where they are net. */
  shownVatRate: number | null;
  toShownCents: (netCents: Cents) => Cents;
  /** Of a price per piece in EUR, which may have more than two decimals. */
  toShownEur: (netEur: string) => string;
};

const net: ShownPrice = { shownVatRate: null, toShownCents: (netCents) => netCents, toShownEur: (eur) => eur };

/**
 * Private customers read prices with the VAT of where they would be delivered, companies without; undefined while loading.
 * Of what is priced for another way of delivery than the cart's, with the VAT of that way.
 */
export const useShownPrice = (way?: ShippingType): ShownPrice | undefined => {
  const { actor } = useShop();
  const tariff = useTariff();
  const customer = useRecord('customer', customerSpace(actor.customerId), actor.customerId);
  const addresses = useRecords('address', customerSpace(actor.customerId));
  const open = useOpenCart();
  if (!readsGross(actor.customerKind)) return net;
  if (tariff === undefined || customer === undefined || addresses === undefined || open === undefined) return undefined;
  if (tariff === null || customer === null) return net;
  const rate = shownVatRate({ customer, tariff, addresses, cart: open?.cart ?? null, way });
  if (rate === null) return net;
  return {
    shownVatRate: rate,
    toShownCents: (netCents) => withVat(netCents, rate),
    toShownEur: (eur) => unitWithVat(eur, rate),
  };
};
