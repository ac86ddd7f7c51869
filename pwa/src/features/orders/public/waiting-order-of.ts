import type { OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { isOrder } from '../../../sync/status/queued-order.ts';
import { isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';

/** The order of a project that this device has had no answer to yet, the latest; null: none waits. */
export const waitingOrderOf = (waiting: readonly WaitingEntry[], projectId: ProjectId): OrderId | null =>
  waitingOrders(waiting).findLast(({ lines }) => lines.some((line) => line.projectId === projectId))?.orderId ?? null;

/** The projects of which an order waits. */
export const projectsInWaitingOrders = (waiting: readonly WaitingEntry[]): ReadonlySet<ProjectId> =>
  new Set(waitingOrders(waiting).flatMap(({ lines }) => lines.map(({ projectId }) => projectId)));

const waitingOrders = (waiting: readonly WaitingEntry[]) =>
  waiting
    .filter(isWaiting)
    .filter(isOrder)
    .map(({ args }) => args);
