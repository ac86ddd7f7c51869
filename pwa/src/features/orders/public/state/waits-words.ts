import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { projectState } from '@knotenblech/shared/projects/project-state.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isWaiting, type WaitingEntry } from '../../../../sync/status/read-waiting.ts';
import { projectsInWaitingOrders, projectsInWaitingRequests } from '../order-queries.ts';

/** In place of a project's state, what of it has not left the device: nothing is ordered or calculated before the server knows of it. */
export const pendingLabelOf = (waiting: readonly WaitingEntry[]): ((project: Project) => MessageDescriptor | null) => {
  const ordered = projectsInWaitingOrders(waiting);
  const cancelled = projectsInCancellations(waiting);
  const requested = projectsInWaitingRequests(waiting);
  return (project) => {
    if (ordered.has(project.id)) return msg`Bestellung wartet`;
    if (cancelled.has(project.id)) return msg`Stornierung wartet`;
    const isAsked = requested.has(project.id) && projectState(project).state === 'calculating-offer';
    return isAsked ? msg`Preisanfrage wartet` : null;
  };
};

export type Cancelling = Omit<WaitingEntry, 'args'> & { args: ArgsOf<'cancelOrder'> };

const isCancelling = (entry: WaitingEntry): entry is Cancelling => entry.name === 'cancelOrder';

/** The latest cancellation of an order that the server has not answered, or has refused; null when there is none. */
export const cancellingOf = (waiting: readonly WaitingEntry[], orderId: string): Cancelling | null =>
  waiting.filter(isCancelling).findLast((entry) => entry.args.orderId === orderId) ?? null;

/** Whether the cancellation is on this device only: the order is not cancelled before the server has said so. */
export const isUnanswered = (cancelling: Cancelling | null): cancelling is Cancelling =>
  cancelling !== null && isWaiting(cancelling);

/** Orders that hold until the server has answered a cancellation of this device. */
export const cancellingOrders = (waiting: readonly WaitingEntry[]): ReadonlySet<OrderId> =>
  new Set(unanswered(waiting).map(({ args }) => args.orderId));

/** Projects that stay ordered until then. */
export const projectsInCancellations = (waiting: readonly WaitingEntry[]): ReadonlySet<ProjectId> =>
  new Set(unanswered(waiting).flatMap(({ args }) => args.projectIds));

/** The order of a project that holds until then; null where no cancellation of one waits. */
export const cancellingOrderOf = (waiting: readonly WaitingEntry[], projectId: ProjectId): OrderId | null =>
  unanswered(waiting).findLast(({ args }) => args.projectIds.includes(projectId))?.args.orderId ?? null;

const unanswered = (waiting: readonly WaitingEntry[]) => waiting.filter(isCancelling).filter(isUnanswered);
