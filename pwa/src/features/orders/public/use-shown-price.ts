import type { ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { defaultShippingAddress } from '@knotenblech/shared/orders/cart/default-addresses.ts';
import { vatOf } from '@knotenblech/shared/orders/cart/vat-of.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { useRecord, useRecords, useShop, useTariff } from '../../../sync/hooks/use-shop.tsx';
import { useOpenCart } from './open-cart.ts';
import { unitWithVat, withVat } from './with-vat.ts';

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
  if (actor.customerKind === 'company') return net;
  if (tariff === undefined || customer === undefined || addresses === undefined || open === undefined) return undefined;
  if (tariff === null || customer === null) return net;
  const addressId = open ? defaultShippingAddress(open.cart, addresses) : null;
  const vat = vatOf({
    shippingType: way ?? open?.cart.shippingType ?? 'TRANSPORT_STANDARD',
    shippingAddress: addresses.find((address) => address.id === addressId) ?? { countryIso: 'DE', zip: '' },
    customer,
    tariff,
  });
  if ('refusal' in vat) return net;
  return {
    shownVatRate: vat.vatRate,
    toShownCents: (netCents) => withVat(netCents, vat.vatRate),
    toShownEur: (eur) => unitWithVat(eur, vat.vatRate),
  };
};
