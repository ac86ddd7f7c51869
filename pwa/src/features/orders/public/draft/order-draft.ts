import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import { calendarPackIds, readCalendar, type ShopCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import {
  type CartVoucher,
  cartVoucher,
  defaultBillingAddress,
  defaultShippingAddress,
  effectiveType,
  firstActiveType,
  nextActiveType,
  proposedShippingType,
} from '@knotenblech/shared/orders/cart/cart-choices.ts';
import type { CartEntry } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import type { ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import { cartParts, type PaymentOption, paymentOptions } from '@knotenblech/shared/orders/cart/price-cart.ts';
import {
  type CartLinePrice,
  orderableLines,
  type ProductionOption,
  productionOptions,
  type ShippingOption,
  shippingOptions,
} from '@knotenblech/shared/orders/cart/shipping-options.ts';
import type { OrderStep } from '@knotenblech/shared/orders/placing/step-guards.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { catalogSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { type CartId, newId } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { useState } from 'react';
import { useRecord, useRecords, useShop, useTariff } from '../../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../../sync/site/site.ts';
import { useOpenCart } from '../amounts/use-shown-price.ts';

export type OrderSource = {
  cart: Cart;
  entries: readonly CartEntry[];
  addresses: readonly Address[];
  customer: Customer;
  tariff: Tariff;
  calendar: ShopCalendar;
  today: Day;
};

/** A cart on its way to an order: what is chosen, what can be chosen, and what it is about. */
export type OrderDraft = OrderSource & {
  lines: CartLinePrice[];
  partCount: number;
  /** Sum of the lines, net. */
  partsCents: Cents;
  voucher: CartVoucher;
  shipping: Address | null;
  /** null: the same as delivery. */
  billing: Address | null;
  /** What the cart has chosen and can still have, and what is proposed where it has chosen nothing or can pay no longer as it chose. */
  chosen: Pick<Cart, 'productionType' | 'shippingType' | 'paymentType'>;
  productions: ProductionOption[];
  shippings: ShippingOption[];
  payments: PaymentOption[];
};

export const orderDraft = (source: OrderSource): OrderDraft => {
  const { cart, entries, addresses } = source;
  const lines = orderableLines(entries);
  const { shipping, billing } = proposedAddresses(cart, addresses);
  const countryIso = shipping?.countryIso ?? null;
  const { partsCents } = cartParts(lines);
  return {
    ...source,
    lines,
    partCount: partCountOf(entries),
    partsCents,
    voucher: cartVoucher(cart, { partsCents, today: source.today }),
    shipping,
    billing,
    ...options(source, { lines, partsCents, countryIso }),
  };
};

type OptionInput = Pick<OrderDraft, 'lines' | 'partsCents'> & { countryIso: string | null };

/** Each choice narrows the options of the next. */
const options = (
  { cart, customer, tariff }: OrderSource,
  { lines, partsCents, countryIso }: OptionInput,
): Pick<OrderDraft, 'chosen' | 'productions' | 'shippings' | 'payments'> => {
  const productions = productionOptions({ partsCents, tariff });
  const production = { chosen: cart.productionType, proposed: firstActiveType(productions) };
  const productionType = effectiveType(productions, production);
  const shippings = shippingOptions({ lines, productionType, countryIso, tariff });
  const shipping = { chosen: cart.shippingType, proposed: proposedShippingType(shippings) };
  const shippingType = effectiveType(shippings, shipping);
  const payments = paymentOptions({ shippingType, countryIso, customer, tariff });
  const proposed = firstActiveType(payments);
  // Another way to pay changes nothing of what is delivered: it takes the place of one that is no longer possible.
  const paymentType = effectiveType(payments, { chosen: cart.paymentType, proposed }) ?? proposed;
  return { chosen: { productionType, shippingType, paymentType }, productions, shippings, payments };
};

/** The same draft without the voucher of its cart. */
export const withoutVoucher = (draft: OrderDraft): OrderDraft =>
  orderDraft({ ...draft, cart: { ...draft.cart, voucherCode: '', voucher: null } });

const partCountOf = (entries: readonly CartEntry[]) =>
  entries.reduce(
    (sum, { line, project, obstacle }) => sum + (obstacle === null ? line.quantity * (project?.partCount ?? 0) : 0),
    0,
  );

type OrderAddresses = { shipping: Address | null; billing: Address | null };

/**
 * Delivery and billing address of a cart, with what step 1 proposes while nothing is chosen.
 * billing null: the same as delivery, which a made choice keeps and a proposal falls back to.
 */
export const proposedAddresses = (cart: Cart, addresses: readonly Address[]): OrderAddresses => {
  const byId = (id: string | null) => addresses.find((address) => address.id === id) ?? null;
  const shipping = byId(defaultShippingAddress(cart, addresses));
  const isChosen = shipping !== null && shipping.id === cart.shippingAddressId;
  const billing = byId(isChosen ? cart.billingAddressId : defaultBillingAddress(cart, addresses));
  return { shipping, billing: billing?.id === shipping?.id ? null : billing };
};

/** What an order rests on beside its cart; undefined while loading, null when the device lacks customer or prices. */
const useOrderGround = (): Omit<OrderSource, 'cart' | 'entries'> | null | undefined => {
  const { actor } = useShop();
  const tariff = useTariff();
  const addresses = useRecords('address', customerSpace(actor.customerId));
  const customer = useRecord('customer', customerSpace(actor.customerId), actor.customerId);
  const holidays = useRecord('catalogPack', catalogSpace, calendarPackIds[0]);
  const closingDays = useRecord('catalogPack', catalogSpace, calendarPackIds[1]);
  if (holidays === undefined || closingDays === undefined) return undefined;
  if (tariff === undefined || addresses === undefined || customer === undefined) return undefined;
  if (tariff === null || customer === null) return null;
  const calendar = readCalendar([holidays ?? [], closingDays ?? []].flat());
  return { tariff, addresses, customer, calendar, today: todayAtShop() };
};

/** The open cart on its way to an order; undefined while loading, null when the device lacks cart, customer or prices. */
export const useOrderDraft = (): OrderDraft | null | undefined => {
  const open = useOpenCart();
  const ground = useOrderGround();
  if (open === undefined || ground === undefined) return undefined;
  return open && ground && orderDraft({ ...open, ...ground });
};

/**
 * These entries alone, by the choices of the open cart, or of none where the device has none. Where they go and which way is that
 * of `last` time while the cart leaves it open and they can have it.
 */
export const useDraftOf = (
  entries: readonly CartEntry[],
  last: Pick<Cart, 'shippingAddressId' | 'shippingType'> | null,
): OrderDraft | null => {
  const open = useOpenCart();
  const ground = useOrderGround();
  const [noCartId] = useState(() => newId<CartId>());
  if (open === undefined || !ground) return null;
  const cart = open?.cart ?? emptyCart(noCartId);
  const asOpen = orderDraft({ ...ground, cart, entries });
  if (!last) return asOpen;
  const like = {
    shippingAddressId: cart.shippingAddressId ?? last.shippingAddressId,
    shippingType: cart.shippingType ?? last.shippingType,
  };
  const asLast = orderDraft({ ...ground, cart: { ...cart, ...like }, entries });
  return asLast.chosen.shippingType === null ? asOpen : { ...asLast, cart };
};

/** Which way of delivery takes the place of the chosen one with another production; null: it stays, or none can. */
export const nextShipping = (
  { cart, chosen, lines, shipping, tariff }: OrderDraft,
  productionType: NonNullable<Cart['productionType']>,
): ShippingType | null => {
  if (cart.shippingType === null || chosen.shippingType === null) return null;
  const countryIso = shipping?.countryIso ?? null;
  const next = nextActiveType(shippingOptions({ lines, productionType, countryIso, tariff }), cart.shippingType);
  return next === cart.shippingType ? null : next;
};

export type Choices = Partial<Omit<Cart, 'id' | 'state'>>;

/** What a step stores by itself when it opens, the addresses of the first, so that the next step finds it; null: nothing to change. */
export const stepDefaults = (step: OrderStep, { cart, shipping, billing }: OrderDraft): Choices | null => {
  if (step !== 1 || !shipping) return null;
  const billingAddressId = billing?.id ?? null;
  const isStored = cart.shippingAddressId === shipping.id && cart.billingAddressId === billingAddressId;
  return isStored ? null : { shippingAddressId: shipping.id, billingAddressId };
};

/** What 'next' stores of what the step proposes: nobody comes further with what he has neither chosen nor confirmed; null: it is stored. */
export const stepConfirms = (step: OrderStep, { cart, chosen }: OrderDraft): Choices | null => {
  const { productionType, shippingType, paymentType } = chosen;
  if (step === 2 && (cart.productionType !== productionType || cart.shippingType !== shippingType))
    return { productionType, shippingType };
  return step === 3 && cart.paymentType !== paymentType ? { paymentType } : null;
};

/** The choices that count in a step: of the steps before only what is stored and still possible, of the step itself what it proposes too. */
export const choicesOfStep = (step: OrderStep, { cart, chosen }: OrderDraft): OrderDraft['chosen'] => {
  const stored = <Value>(of: Value, now: Value) => (of === now ? now : null);
  return {
    productionType: step === 2 ? chosen.productionType : stored(cart.productionType, chosen.productionType),
    shippingType: step === 2 ? chosen.shippingType : stored(cart.shippingType, chosen.shippingType),
    paymentType: step === 3 ? chosen.paymentType : stored(cart.paymentType, chosen.paymentType),
  };
};
