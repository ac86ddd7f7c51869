import type { Order } from '@knotenblech/shared/orders/order.ts';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';
import { matchScore } from '../../lists/match-score.ts';

export const orderSorts = ['dateDesc', 'dateAsc', 'idDesc', 'idAsc'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const usualOrderSort: OrderSort = 'dateDesc';

/** `finished`, `canceled`: whether those are shown; usually neither is. */
export type OrdersSearch = ListSearch<OrderSort> & { finished?: true; canceled?: true };

export const readOrdersSearch = (search: Record<string, unknown>): OrdersSearch => ({
  ...readListSearch(search, orderSorts, usualOrderSort),
  ...(search.finished === true ? { finished: true } : {}),
  ...(search.canceled === true ? { canceled: true } : {}),
});

type Comparison = (a: Order, b: Order) => number;
const youngestFirst: Comparison = (a, b) =>
  a.orderedAt === b.orderedAt ? b.number - a.number : a.orderedAt < b.orderedAt ? 1 : -1;
const compare: Record<OrderSort, Comparison> = {
  dateDesc: youngestFirst,
  dateAsc: (a, b) => youngestFirst(b, a),
  idDesc: (a, b) => b.number - a.number,
  idAsc: (a, b) => a.number - b.number,
};

const isCanceled = ({ status }: Order) => status === 'CANCELED';
/** Nothing more happens to it, and it was not cancelled. */
const isFinished = (order: Order) => !isCanceled(order) && (order.status === 'CLOSED' || order.check === 'refused');

const wordsOf = ({ number, reference, lines }: Order) =>
  [number, reference, ...lines.flatMap((line) => [line.projectName, line.reference])].join(' ');

/** The orders to show: without what is hidden, found by the search, in the chosen order. */
export const listOrders = (orders: readonly Order[], search: OrdersSearch): Order[] =>
  orders
    .filter((order) => (search.finished || !isFinished(order)) && (search.canceled || !isCanceled(order)))
    .filter((order) => (search.q ?? '').trim() === '' || matchScore(wordsOf(order), search.q ?? '') > 0)
    .toSorted(compare[search.sort ?? usualOrderSort]);
