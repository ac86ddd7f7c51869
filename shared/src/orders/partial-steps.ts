import { DomainError } from '../values/errors/domain-error.ts';
import type { Deliverable, Order, OrderEvent, OrderStatus, Portion } from './order.record.ts';

/** A deliverable as it is named from outside, with how many of it a step is about. */
export type NamedPieces = Pick<Deliverable, 'projectId' | 'piece' | 'index' | 'pieces'>;

export type Progress = Deliverable & { commissioned: number; sent: number };

export type PartialStatus = 'PARTLY_COMMISSIONED' | 'PARTLY_SENT';

/** The statuses that say which pieces they are about, and the one with which nothing is left. */
export const completeStatusOf = {
  PARTLY_COMMISSIONED: 'COMMISSIONED',
  PARTLY_SENT: 'SENT',
} as const satisfies Record<PartialStatus, OrderStatus>;

export const isPartial = (status: OrderStatus): status is PartialStatus => Object.hasOwn(completeStatusOf, status);

type Stepped = Pick<Order, 'status' | 'history'>;

const reachedBy: Record<PartialStatus, ReadonlySet<OrderStatus>> = {
  PARTLY_COMMISSIONED: new Set(['COMMISSIONED', 'PARTLY_SENT', 'SENT', 'CLOSED']),
  PARTLY_SENT: new Set(['SENT', 'CLOSED']),
};

const partialStepsTo = ({ history = [] }: Pick<Order, 'history'>, to: OrderStatus) =>
  history.flatMap(({ to: reached, portion, at }) => (reached === to && portion ? [{ portion, at }] : []));

const portionsTo = (order: Pick<Order, 'history'>, to: OrderStatus): Portion[] =>
  partialStepsTo(order, to).map(({ portion }) => portion);

/** How many partial steps there were: whoever makes the next names them, so that none is made twice. */
export const partialStepCounts = (order: Pick<Order, 'history'>) => ({
  PARTLY_COMMISSIONED: portionsTo(order, 'PARTLY_COMMISSIONED').length,
  PARTLY_SENT: portionsTo(order, 'PARTLY_SENT').length,
});

/** How many pieces of each deliverable portions hold together. */
const countsOf = (portions: readonly Portion[], deliverables: readonly Deliverable[]): number[] => {
  const counts = deliverables.map(() => 0);
  for (const { place, pieces } of portions.flat()) counts[place] = (counts[place] ?? 0) + pieces;
  return counts;
};

const doneOf = (order: Stepped, deliverables: readonly Deliverable[], to: PartialStatus): number[] => {
  if (reachedBy[to].has(order.status)) return deliverables.map(({ pieces }) => pieces);
  return countsOf(portionsTo(order, to), deliverables);
};

/** How many of each deliverable are commissioned and sent; empty where nobody has said so of a part of the order. */
export const progressOf = (order: Stepped & Pick<Order, 'deliverables'>): Progress[] => {
  const { deliverables = [] } = order;
  const commissioned = doneOf(order, deliverables, 'PARTLY_COMMISSIONED');
  const sent = doneOf(order, deliverables, 'PARTLY_SENT');
  return deliverables.map((each, place) => ({
    ...each,
    commissioned: Math.max(commissioned[place] ?? 0, sent[place] ?? 0),
    sent: sent[place] ?? 0,
  }));
};

type PartialWish = {
  to: OrderStatus;
  pieces: readonly NamedPieces[] | undefined;
  knownSteps?: number | undefined;
};

/**
 * What a step to a partial status is about, by the order's deliverables; undefined for any other status. Throws DomainError
 * 'portion_missing', 'portion_too_large' for more than is left, 'invalid_input' for what the order has not, or twice,
 * 'order_step_refused' where there is a step that is not known.
 */
export const portionOf = (
  order: Stepped,
  deliverables: readonly Deliverable[],
  { to, pieces: named, knownSteps }: PartialWish,
): Portion | undefined => {
  if (!isPartial(to)) return undefined;
  if (knownSteps !== undefined && knownSteps !== partialStepCounts(order)[to]) {
    throw new DomainError('order_step_refused', { from: order.status, to });
  }
  if (named === undefined || named.length === 0) throw new DomainError('portion_missing', { to });
  const places = new Map(deliverables.map((each, place) => [nameOf(each), place]));
  const done = doneOf(order, deliverables, to);
  const portion = named.map(({ pieces, ...name }) => {
    const place = places.get(nameOf(name));
    const deliverable = place === undefined ? undefined : deliverables[place];
    if (place === undefined || !deliverable) throw new DomainError('invalid_input', { field: 'pieces' });
    const left = deliverable.pieces - (done[place] ?? 0);
    if (pieces > left) throw new DomainError('portion_too_large', { mark: deliverable.mark, left });
    return { place, pieces };
  });
  if (new Set(portion.map(({ place }) => place)).size < portion.length) {
    throw new DomainError('invalid_input', { field: 'pieces' });
  }
  return portion;
};

const nameOf = ({ projectId, piece, index }: Omit<NamedPieces, 'pieces'>) => `${projectId}/${piece}/${index}`;

/** What went out together. */
export type Dispatch = { sentAt: string; pieces: Shipped[] };

export type Shipped = Deliverable & {
  /** How many go with it, and how many come later. */
  now: number;
  later: number;
};

/** What went out with each partial delivery and with the one that completed them, oldest first; none where no delivery was partial. */
export const deliveriesOf = (order: Stepped & Pick<Order, 'deliverables'>): Dispatch[] => {
  const { deliverables = [] } = order;
  const steps = partialStepsTo(order, 'PARTLY_SENT');
  const portions = steps.map(({ portion }) => portion);
  const delivery = (now: readonly number[], before: readonly number[]) =>
    deliverables.map((each, place): Shipped => {
      const left = each.pieces - (before[place] ?? 0);
      return { ...each, now: now[place] ?? 0, later: left - (now[place] ?? 0) };
    });
  const partial = steps.map(({ portion, at }, n) => ({
    sentAt: at,
    pieces: delivery(countsOf([portion], deliverables), countsOf(portions.slice(0, n), deliverables)),
  }));
  const rest = partial.at(-1)?.pieces.map(({ later }) => later) ?? [];
  const sentAt = completelySentAt(order);
  if (!reachedBy.PARTLY_SENT.has(order.status) || sentAt === undefined || rest.every((left) => left === 0))
    return partial;
  return [...partial, { sentAt, pieces: delivery(rest, countsOf(portions, deliverables)) }];
};

/** When nothing was left to send; undefined before. */
export const completelySentAt = ({ history = [] }: Pick<Order, 'history'>): string | undefined =>
  history.find(({ to }) => reachedBy.PARTLY_SENT.has(to))?.at;

/** What one step was about, by name. */
export const piecesOfStep = (
  { deliverables = [] }: Pick<Order, 'deliverables'>,
  { portion = [] }: Pick<OrderEvent, 'portion'>,
): Deliverable[] =>
  portion.flatMap(({ place, pieces }) => {
    const deliverable = deliverables[place];
    return deliverable ? [{ ...deliverable, pieces }] : [];
  });

/** The project that a deliverable is of, as the order calls it. */
export const projectNameOf = ({ lines }: Pick<Order, 'lines'>, { projectId }: Pick<Deliverable, 'projectId'>): string =>
  lines.find((line) => line.projectId === projectId)?.projectName ?? '–';
