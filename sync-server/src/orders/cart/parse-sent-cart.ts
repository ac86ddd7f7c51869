import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { CartBody, cartCalls } from '@knotenblech/shared/api/orders/cart-calls.ts';
import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import { defaultShippingAddress } from '@knotenblech/shared/orders/cart/cart-choices.ts';
import { type CartEntry, cartEntries } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { type CartLinePrice, orderableLines } from '@knotenblech/shared/orders/cart/shipping-options.ts';
import { deliveryDay } from '@knotenblech/shared/orders/delivery-day.ts';
import { termsOf, type VoucherTerms } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { voucherCents } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type CartLineId, newId } from '@knotenblech/shared/values/ids.ts';
import { languageFacts } from '@knotenblech/shared/values/language.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { z } from 'zod';
import { shopDay } from '../../base-data/put-base-version.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { calendarIn } from '../price-order.ts';
import { findRedeemableVoucher } from '../vouchers/find-redeemable-voucher.ts';
import type { CartFacts } from './cart-facts.ts';

export type SentLine = { project: Project; quantity: number; comment: string; reference: string };

/** A client's cart in the shop's own terms; nothing of it is believed but what was chosen. */
export type SentCart = {
  cart: Cart;
  lines: SentLine[];
  entries: CartEntry[];
  /** Lines as they are priced; those that cannot be ordered are missing. */
  priced: CartLinePrice[];
  shippingAddress: Address | null;
};

/** Reads a cart that a client sent; refused when it names what is not there. */
export const parseSentCart = (facts: CartFacts, body: CartBody): SentCart => {
  const lines = body.shoppingCartItems.flatMap((item) => (item.quantity === 0 ? [] : [sentLine(facts, item)]));
  const shippingAddress = shippingAddressOf(facts, body);
  const cart: Cart = {
    id: body.cartId,
    state: 'open',
    shippingAddressId: shippingAddress?.id ?? null,
    billingAddressId: billingAddressOf(facts, body),
    phone: body.shippingAddress?.phone?.trim() ?? '',
    productionType: typeOf(facts.tariff.production, body.productionType, 'production'),
    shippingType: typeOf(facts.tariff.shipping, body.shippingType, 'shipping'),
    paymentType: typeOf(facts.tariff.payment, body.paymentType, 'payment'),
    reference: body.reference?.trim() ?? '',
  };
  const entries = entriesOf(facts, cart, lines);
  return { cart, lines, entries, priced: orderableLines(entries), shippingAddress };
};

export const isNamed = ({ id, number }: Project, name: string) => id === name.toLowerCase() || String(number) === name;

/** The project that a number or UUID names. */
export const projectNamed = ({ projects }: Pick<CartFacts, 'projects'>, name: string): Project => {
  const found = projects.find((project) => isNamed(project, name));
  if (!found || found.trashedAt !== null) throw new DomainError('not_found', { record: 'project', project: name });
  return found;
};

const sentLine = (
  facts: CartFacts,
  { project, quantity, comment, reference }: CartBody['shoppingCartItems'][number],
) => ({
  project: projectNamed(facts, project.projectId ?? String(project.id ?? '')),
  quantity,
  comment: comment?.trim() ?? '',
  reference: reference?.trim() ?? '',
});

const shippingAddressOf = ({ addresses }: CartFacts, { shippingAddress }: CartBody) => {
  const id = shippingAddress?.addressId;
  if (id === undefined) return null;
  const found = addresses.find((address) => address.id === id);
  if (!found) throw new DomainError('address_missing', { addressId: id });
  return found;
};

const billingAddressOf = ({ addresses }: CartFacts, { billingAddress }: CartBody) => {
  const id = billingAddress?.addressId;
  if (id === undefined || id === -1 || billingAddress?.id === -1) return null;
  const found = addresses.find((address) => address.id === id);
  if (!found) throw new DomainError('address_missing', { addressId: id });
  return found.id;
};

/** The type of an id: its place in the price list, from 1. */
export const typeOf = <Type extends string>(
  rows: readonly { type: Type }[],
  chosen: { id: number } | null | undefined,
  step: string,
): Type | null => {
  if (!chosen) return null;
  const row = rows[chosen.id - 1];
  if (!row) throw new DomainError('option_gone', { step, type: String(chosen.id) });
  return row.type;
};

const entriesOf = ({ projects, prices }: CartFacts, cart: Cart, lines: readonly SentLine[]) =>
  cartEntries({
    cartId: cart.id,
    projects,
    prices,
    lines: lines.map(({ project, quantity, comment, reference }, n) => ({
      id: newId<CartLineId>(),
      cartId: cart.id,
      projectId: project.id,
      quantity,
      comment,
      reference,
      addedAt: String(n).padStart(4, '0'),
    })),
  });

/** The address that a cart is for: the chosen one, else the user's default. */
export const addressOf = ({ addresses }: CartFacts, cart: Cart): Address | null => {
  const id = defaultShippingAddress(cart, addresses);
  return addresses.find((address) => address.id === id) ?? null;
};

type CheckDeps = { sql: Sql; sessions: Sql; now: () => Date };

type VoucherCheck = { terms: VoucherTerms; valueCents: Cents } | { refusal: DomainError };

/** Whether a user may redeem a code now, and what it takes off. Throws DomainError when he has tried too many. */
export const checkVoucherCode = async (
  { sql, sessions, now }: CheckDeps,
  actor: Actor,
  { code, partsCents }: { code: string; partsCents: Cents },
): Promise<VoucherCheck> => {
  const at = now();
  const tries = { sessions, userId: actor.userId, now: at };
  const wanted = { code, customerId: actor.customerId, today: shopDay(at), partsCents };
  try {
    const voucher = await readInCustomer(sql, actor.customerId, (tx) =>
      findRedeemableVoucher({ tx, tries }, wanted, 'look'),
    );
    return { terms: termsOf(voucher), valueCents: voucherCents(voucher, partsCents) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'too_many_tries') throw error;
    return { refusal: error };
  }
};

type Query = z.infer<(typeof cartCalls.getDeliveryTerm)['querySchema']>;

/** Day of delivery of projects by a production type: shipping type, unless it is named, and address are the open cart's, else the defaults. */
export const deliveryTerm = (
  facts: CartFacts,
  { language, productionTypeId, projectIdList, shippingTypeId: id }: Query,
  now: Date,
) => {
  const { tariff, cart, prices } = facts;
  const production = tariff.production[productionTypeId - 1];
  if (!production) throw new DomainError('option_gone', { step: 'production', type: String(productionTypeId) });
  const projects = projectIdList.split(',').map((name) => projectNamed(facts, name.trim()));
  const shipments = projects.map((project) => prices.find((price) => price.id === project.id)?.shipment);
  const chosen = id === undefined ? cart.shippingType : typeOf(tariff.shipping, { id }, 'shipping');
  const shipping = tariff.shipping.find((row) => row.type === chosen) ?? tariff.shipping[0];
  const deliveryDate = deliveryDay({
    today: shopDay(now),
    productionDays: production.workingDays,
    surfaceDays: Math.max(0, ...shipments.map((shipment) => shipment?.surfaceDays ?? 0)),
    shippingDays: shipping?.workingDays ?? 0,
    countryIso: addressOf(facts, cart)?.countryIso ?? 'DE',
    calendar: calendarIn(facts.rows),
  });
  const format = new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return { dateFormatted: format.format(new Date(`${deliveryDate}T00:00:00Z`)), deliveryDate };
};
