import type { CartBody } from '@knotenblech/shared/api/orders/cart-calls.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { euro } from './cart-answer.ts';
import type { OrderRequest } from './order-of-cart.ts';
import type { SentCart } from './parse-sent-cart.ts';

/** One value that is not the same on both sides: what the client says, and what the shop has. */
export type Difference = { field: string; sent: string | number | null; shop: string | number | null };

type Pair = [field: string, sent: string | number | null | undefined, shop: string | number | null];

const differing = (pairs: readonly Pair[]): Difference[] =>
  pairs.flatMap(([field, sent, shop]) =>
    sent === undefined || sent === null || sent === shop ? [] : [{ field, sent, shop }],
  );

/** Numbers a client sent beside what the shop computed; what it did not send is no claim. */
export const claimDifferences = (body: CartBody, { lines }: SentCart, amounts: Amounts): Difference[] => {
  const voucherEuro = amounts.voucherCents === undefined ? null : euro(amounts.voucherCents);
  const withoutSign = (value: number | null | undefined) => (typeof value === 'number' ? -Math.abs(value) : value);
  const sold = body.shoppingCartItems.filter((item) => item.quantity > 0);
  return differing([
    ...sold.map((item, n): Pair => {
      const line = amounts.lines.find((each) => each.projectId === lines[n]?.project.id);
      return [`shoppingCartItems.${n}.project.price`, item.project.price, line ? euro(line.unitCents) : null];
    }),
    ['productionType.price', body.productionType?.price, euro(amounts.productionCents)],
    ['productionCosts', body.productionCosts, euro(amounts.productionCents)],
    ['shippingType.price', body.shippingType?.price, euro(amounts.shippingCents)],
    ['shippingCosts', body.shippingCosts, euro(amounts.shippingCents)],
    ['paymentType.price', body.paymentType?.price, euro(amounts.paymentCents)],
    ['vatPercent', body.vatPercent, amounts.vatRate / 100],
    ['voucherValue', withoutSign(body.voucherValue), voucherEuro],
    ['voucher.value', withoutSign(body.voucher?.value), voucherEuro],
  ]);
};

const contentsOf = (order: OrderRequest): Map<string, string | number> => {
  const lines = order.lines.toSorted((a, b) => (a.projectId < b.projectId ? -1 : 1));
  return new Map<string, string | number>([
    ...lines.flatMap(({ projectId, quantity, comment, reference }): [string, string | number][] => [
      [`project ${projectId} quantity`, quantity],
      [`project ${projectId} comment`, comment],
      [`project ${projectId} reference`, reference],
    ]),
    ['shippingAddress', order.shippingAddressId],
    ['billingAddress', order.billingAddressId ?? -1],
    ['phone', order.phone],
    ['productionType', order.productionType],
    ['shippingType', order.shippingType],
    ['paymentType', order.paymentType],
    ['reference', order.reference],
    ['voucherCode', order.voucherCode ?? ''],
  ]);
};

/** What is asked for now beside what was ordered of the same cart; empty: it is the same order. */
export const contentDifferences = (sent: OrderRequest, ordered: OrderRequest): Difference[] => {
  const [now, then] = [contentsOf(sent), contentsOf(ordered)];
  return [...new Set([...now.keys(), ...then.keys()])]
    .filter((field) => now.get(field) !== then.get(field))
    .map((field) => ({ field, sent: now.get(field) ?? null, shop: then.get(field) ?? null }));
};

/** Other values than the shop's or than were ordered before, in the details as JSON that people can read. */
export const differ = (code: 'price_changed' | 'order_differs', differences: readonly Difference[]) =>
  new DomainError(code, { differences: JSON.stringify(differences) });
