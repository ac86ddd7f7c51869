import { matchScore } from '../values/match-score.ts';
import { type Order, type OrderStatus, orderStatusSchema } from './order.record.ts';

/** What a list of orders is chosen by. */
export type SortableOrder = Pick<Order, 'number' | 'orderedAt' | 'status' | 'check' | 'reference'> & {
  lines: readonly Pick<Order['lines'][number], 'projectName' | 'reference'>[];
};

/** `finished`, `canceled`: whether those are shown. */
export type OrderChoice = { q: string; sort: OrderSort; finished: boolean; canceled: boolean };

type Comparison = (a: SortableOrder, b: SortableOrder) => number;

const youngestFirst: Comparison = (a, b) =>
  a.orderedAt === b.orderedAt ? b.number - a.number : a.orderedAt < b.orderedAt ? 1 : -1;

const compare: Record<OrderSort, Comparison> = {
  dateDesc: youngestFirst,
  dateAsc: (a, b) => youngestFirst(b, a),
  idDesc: (a, b) => b.number - a.number,
  idAsc: (a, b) => a.number - b.number,
};

/** Statuses of orders that are not hidden; one that is refused while it has another status is finished too. */
export const shownStatuses = ({ finished, canceled }: Pick<OrderChoice, 'finished' | 'canceled'>): OrderStatus[] =>
  orderStatusSchema.options.filter(
    (status) => (finished || status !== 'CLOSED') && (canceled || status !== 'CANCELED'),
  );

/** Nothing more happens to it, though neither its status nor a cancellation says so. */
const isRefused = ({ status, check }: SortableOrder) => status !== 'CANCELED' && check === 'refused';

const wordsOf = ({ number, reference, lines }: SortableOrder) =>
  [number, reference, ...lines.flatMap((line) => [line.projectName, line.reference])].join(' ');

/** The orders to show: without what is hidden, found by the search, in the chosen order. `moreWords`: what else an order is found by. */
export const chooseOrders = <T extends SortableOrder>(
  orders: readonly T[],
  { q, sort, finished, canceled }: OrderChoice,
  moreWords: (order: T) => string = () => '',
): T[] => {
  const statuses = new Set(shownStatuses({ finished, canceled }));
  return orders
    .filter((order) => statuses.has(order.status) && (finished || !isRefused(order)))
    .filter((order) => q.trim() === '' || matchScore(`${wordsOf(order)} ${moreWords(order)}`, q) > 0)
    .toSorted(compare[sort]);
};

/** How a list of orders may stand. */
export const orderSorts = ['dateDesc', 'dateAsc', 'idDesc', 'idAsc'] as const;

export type OrderSort = (typeof orderSorts)[number];

export const usualOrderSort: OrderSort = 'dateDesc';

/** How the operator's list of the orders of all customers may stand. */
export const allOrderSorts = [
  ...orderSorts,
  'dueAsc',
  'dueDesc',
  'customerAsc',
  'customerDesc',
  'totalDesc',
  'totalAsc',
] as const;

export type AllOrderSort = (typeof allOrderSorts)[number];
