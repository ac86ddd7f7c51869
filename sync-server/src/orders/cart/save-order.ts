import type { CartBody } from '@knotenblech/shared/api/orders/cart-calls.ts';
import { priceCart } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { deliveryDay } from '@knotenblech/shared/orders/delivery-day.ts';
import { type SubmitOrderArgs, submitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { readInCustomer, withCustomer } from '../../database/in-customer.ts';
import { type ApplyDeps, applyChanges, type NamedChange } from '../../sync/push/apply-changes.ts';
import { calendarIn, cartRefusal, optionDays } from '../price-order.ts';
import { type CodeTries, findRedeemableVoucher } from '../vouchers/find-redeemable-voucher.ts';
import { claimDifferences, contentDifferences, differ } from './cart-differences.ts';
import { type CartFacts, readCartFacts } from './cart-facts.ts';
import { type OrderRequest, orderOfWish, toOrderRequest } from './order-of-cart.ts';
import { isNamed, parseSentCart, type SentCart } from './parse-sent-cart.ts';
import { findSavedOrder, keepOrderKey, type SavedOrder } from './saved-order.store.ts';

export type SaveDeps = ApplyDeps & { sessions: Sql; now: () => Date };

export type SaveRequest = { body: CartBody; key: string | null; language: Language };

type Sent = { facts: CartFacts; sent: SentCart; wish: OrderRequest };

type Found = { saved: Saved } | { args: SubmitOrderArgs; facts: CartFacts };

/**
 * Orders a client's cart by the same change the app pushes: first its lines are put into the user's cart, then it is
 * ordered, all or nothing. A cart (or key) that was ordered gets its first answer again. Throws DomainError to refuse.
 */
export const saveOrder = async (deps: SaveDeps, actor: Actor, request: SaveRequest): Promise<Saved> => {
  const { termsAccepted, deliveryTermsAccepted } = request.body;
  if (!termsAccepted || !deliveryTermsAccepted) throw new DomainError('consent_missing');
  const found = await lookUp(deps, actor, request);
  if ('saved' in found) return found.saved;
  const at = deps.now();
  const { key, body } = request;
  if (key !== null)
    await withCustomer(deps.sql, actor.customerId, (tx) => keepOrderKey(tx, actor, { cartId: body.cartId, key, at }));
  try {
    await applyChanges(deps, actor, changesOf(found), at.toISOString());
  } catch (error) {
    if (!(error instanceof DomainError) || !['cart_already_ordered', 'cart_empty', 'not_found'].includes(error.code))
      throw error;
    const again = await lookUp(deps, actor, request);
    if ('saved' in again) return again.saved;
    throw error;
  }
  const after = await lookUp(deps, actor, request);
  if ('saved' in after) return after.saved;
  throw new Error('an order was made and is not there');
};

/** The order this cart became, or the one to be made of it. */
const lookUp = ({ sql, sessions, now }: SaveDeps, actor: Actor, request: SaveRequest): Promise<Found> =>
  readInCustomer(sql, actor.customerId, async (tx): Promise<Found> => {
    const { body, key } = request;
    const facts = await readCartFacts(tx, actor);
    const order = await findSavedOrder(tx, actor, { cartId: body.cartId, key });
    if (order) return { saved: savedBefore(facts, body, order) };
    const sent = parseSentCart(facts, body);
    const wish = toOrderRequest(facts, sent, body);
    if (facts.cart.id !== body.cartId) throw new DomainError('not_found', { record: 'cart', cartId: body.cartId });
    const tries = { sessions, userId: actor.userId, now: now() };
    return { args: await priced({ tx, tries }, { facts, sent, wish }, request), facts };
  });

type Pricing = { tx: Transaction; tries: CodeTries };

const priced = async ({ tx, tries }: Pricing, { facts, sent, wish }: Sent, { body, language }: SaveRequest) => {
  const { tariff, customer, actor } = facts;
  refuseUnorderable(sent);
  const { cart, priced: lines, shippingAddress } = sent;
  const today = shopDay(tries.now);
  const voucher = wish.voucherCode
    ? await findRedeemableVoucher(
        { tx, tries },
        { code: wish.voucherCode, customerId: actor.customerId, today, partsCents: null },
        'look',
      )
    : null;
  const result = priceCart({ lines, cart, tariff, shippingAddress, customer, today, voucher });
  if ('refusals' in result) throw cartRefusal(result.refusals);
  const differences = claimDifferences(body, sent, result.amounts);
  if (differences.length > 0) throw differ('price_changed', differences);
  const days = optionDays(tariff, wish);
  const day = deliveryDay({
    today,
    productionDays: days.production,
    surfaceDays: Math.max(0, ...lines.map((line) => line.surfaceDays)),
    shippingDays: days.shipping,
    countryIso: shippingAddress?.countryIso ?? 'DE',
    calendar: calendarIn(facts.rows),
  });
  return orderOfWish(facts, body.cartId, wish, { amounts: result.amounts, deliveryDay: day, language });
};

/** Refuses a cart with a project that cannot be ordered as it stands, by the first of them. */
export const refuseUnorderable = ({ entries, lines, priced: orderable }: SentCart) => {
  if (orderable.length === lines.length) return;
  const entry = entries.find(({ price, obstacle }) => price === null || obstacle !== null);
  const project = entry?.project?.name ?? '';
  if (entry?.project?.reading !== 'read') throw new DomainError('project_not_read', { project });
  if (entry.obstacle === 'missing-data') throw new DomainError('missing_data', { project });
  throw new DomainError('project_on_request', { project });
};

/** The client's lines go into the user's cart as if he had put them there, and are ordered. */
const changesOf = ({ args, facts }: { args: SubmitOrderArgs; facts: CartFacts }): NamedChange[] => [
  ...args.lines
    .filter((line) => !facts.entries.some((entry) => entry.line.id === line.id))
    .map(
      (line): NamedChange => ({
        name: 'putCartLine',
        args: { lineId: line.id, cartId: args.cartId, projectId: line.projectId },
      }),
    ),
  { name: 'submitOrder', args },
];

type Saved = { orderId: string; orderNumber: number };

/** The first answer, unless the cart asks for something else now. What was ordered may be gone or written anew since. */
const savedBefore = (facts: CartFacts, body: CartBody, { orderId, number, args }: SavedOrder): Saved => {
  const ordered = submitOrderArgs.parse(args);
  const sent = sentCartIfThere(facts, body, ordered);
  if (sent) {
    const wish = toOrderRequest(facts, sent, body);
    const phone = sent.cart.phone === '' ? ordered.phone : wish.phone;
    const differences = contentDifferences({ ...wish, phone }, ordered);
    if (differences.length > 0) throw differ('order_differs', differences);
  }
  return { orderId, orderNumber: number };
};

/** Null: something is not there any more that was ordered; what never was is refused. */
const sentCartIfThere = (facts: CartFacts, body: CartBody, ordered: SubmitOrderArgs) => {
  try {
    return parseSentCart(facts, body);
  } catch (error) {
    if (error instanceof DomainError && wasOrdered(error.details, facts, ordered)) return null;
    throw error;
  }
};

const wasOrdered = ({ project, addressId }: ErrorDetails, { projects }: CartFacts, ordered: SubmitOrderArgs) => {
  return (
    [ordered.shippingAddressId, ordered.billingAddressId].some((id) => id !== null && id === addressId) ||
    projects.some((each) => isNamed(each, String(project)) && ordered.lines.some((line) => line.projectId === each.id))
  );
};
