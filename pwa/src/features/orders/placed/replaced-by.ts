import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { isOrder } from '../../../sync/status/queued-order.ts';
import { isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';

type Ordered = Pick<SubmitOrderArgs, 'cartId'> & {
  lines: readonly Pick<SubmitOrderArgs['lines'][number], 'projectId'>[];
};

/** The refused orders, by their uid, that an order of the same cart makes up in whole: what becomes of it says what becomes of them. */
export const replacedBy = (wanted: Ordered | null, waiting: readonly WaitingEntry[]): string[] => {
  const projects = new Set(wanted?.lines.map(({ projectId }) => projectId));
  return waiting
    .filter(isOrder)
    .filter((entry) => !isWaiting(entry) && entry.args.cartId === wanted?.cartId)
    .filter(({ args }) => args.lines.every(({ projectId }) => projects.has(projectId)))
    .map(({ uid }) => uid);
};
