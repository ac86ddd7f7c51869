import { readsGross, shownVatRate } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import { type CartEntry, cartEntries } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import type { ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { openCartOf } from '@knotenblech/shared/orders/cart/open-cart.ts';
import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { createContext, use } from 'react';
import type { Shop } from '../../../../sync/hooks/shop.ts';
import { useRecord, useRecords, useShop, useTariff } from '../../../../sync/hooks/use-shop.tsx';
import type { PriceReading } from './price-reading.ts';

export type ShownPrice = {
  /** Rate in hundredths of a percent where prices are shown with VAT, null where they are net. */
  shownVatRate: number | null;
  toShownCents: (netCents: Cents) => Cents;
};

const net: ShownPrice = { shownVatRate: null, toShownCents: (netCents) => netCents };

/** Whether what is shown here is read with VAT by choice; null: as is usual for its reader. */
export const PriceReadingContext = createContext<PriceReading>(null);

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
  const reading = use(PriceReadingContext);
  const isGross = reading ? reading === 'gross' : readsGross(actor.customerKind);
  if (!isGross) return net;
  if (tariff === undefined || customer === undefined || addresses === undefined || open === undefined) return undefined;
  if (tariff === null || customer === null) return net;
  const rate = shownVatRate({ customer, tariff, addresses, cart: open?.cart ?? null, way, isGross });
  if (rate === null) return net;
  return {
    shownVatRate: rate,
    toShownCents: (netCents) => withVat(netCents, rate),
  };
};

export type OpenCart = { cart: Cart; entries: CartEntry[] };

/** The cart that is being filled, with projects and prices; undefined while loading, null when the device has none yet. */
export const useOpenCart = (): OpenCart | null | undefined => {
  const { actor } = useShop();
  const carts = useRecords('cart', userSpace(actor.userId));
  const lines = useRecords('cartLine', userSpace(actor.userId));
  const projects = useRecords('project', customerSpace(actor.customerId));
  const prices = useRecords('projectPrice', customerPriceSpace(actor.customerId));
  if (!carts || !lines || !projects || !prices) return undefined;
  const cart = openCartOf(carts);
  return cart === null ? null : { cart, entries: cartEntries({ cartId: cart.id, lines, projects, prices }) };
};

/** Puts a line back as it was before it was removed. */
export const restoreLine = async (shop: Pick<Shop, 'change'>, line: CartLine) => {
  const { id, cartId, projectId, quantity, comment, reference } = line;
  await shop.change('putCartLine', { lineId: id, cartId, projectId });
  await shop.change('setCartLine', { lineId: id, quantity, comment, reference });
};

/** Hundredths of a percent as '19' or '25,5', without the sign. */
export const formatRate = (hundredths: number) => germanNumber(hundredths / 100, 0, 2);
