import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.ts';
import type { OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { isWaiting, type WaitingEntry } from '../sync/read-waiting.ts';

/** The order of a project that this device has had no answer to yet, the latest; null: none waits. */
export const waitingOrderOf = (waiting: readonly WaitingEntry[], projectId: ProjectId): OrderId | null =>
  waiting
    .filter((entry) => entry.name === 'submitOrder' && isWaiting(entry))
    .map(({ args }) => args as SubmitOrderArgs)
    .findLast(({ lines }) => lines.some((line) => line.projectId === projectId))?.orderId ?? null;
