import { inListOrder } from '../parts/order-number.schema.ts';
import type { Assembly, Part } from '../parts/part.ts';
import type { Deliverable, Order } from './order.record.ts';

type Contents = { assemblies: readonly Assembly[]; parts: readonly Part[] };

/** What of one line of an order leaves the shop: each assembly that is welded and in no other such one, each part in none. */
export const deliverablesOf = (
  { projectId, quantity }: Pick<Order['lines'][number], 'projectId' | 'quantity'>,
  { assemblies, parts }: Contents,
): Deliverable[] => {
  const welded = new Set(assemblies.filter(({ isWelded }) => isWelded).map(({ index }) => index));
  const made = parts.filter(({ isTaken }) => isTaken);
  const filled = new Set(filledAssemblies(assemblies, made));
  return [
    ...inListOrder(assemblies)
      .filter(({ index, facts }) => welded.has(index) && filled.has(index) && !welded.has(facts.parent ?? 0))
      .map(({ index, name, totalQuantity }): Deliverable => {
        return { projectId, piece: 'assembly', index, mark: name, pieces: totalQuantity * quantity };
      }),
    ...inListOrder(made)
      .filter(({ isWelded }) => !isWelded)
      .map(({ index, name, facts, quantity: pieces }): Deliverable => {
        return { projectId, piece: 'part', index, mark: facts.drawingNumber || name, pieces: pieces * quantity };
      }),
  ];
};

/** Those in which a part lies, directly or in one that is nested. */
const filledAssemblies = (assemblies: readonly Assembly[], parts: readonly Part[]) => {
  const parentOf = new Map(assemblies.map(({ index, facts }) => [index, facts.parent]));
  const filled = new Set<number>();
  for (const { assemblyIndex } of parts) {
    for (let at = assemblyIndex; at !== null && !filled.has(at); at = parentOf.get(at) ?? null) filled.add(at);
  }
  return filled;
};

/** Pieces that the weight of everything ordered leaves out, because nothing says theirs. */
export const orderUnweighed = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, { quantity, unweighedCount = 0 }) => sum + quantity * unweighedCount, 0);

/** Net weight of everything ordered, in grams. */
export const orderWeight = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, { quantity, netWeightG }) => sum + quantity * netWeightG, 0);
