import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { projectState } from '@knotenblech/shared/projects/project-state.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { projectsInCancellations } from './cancel-state.ts';
import { projectsInWaitingOrders } from './waiting-order-of.ts';
import { projectsInWaitingRequests } from './waiting-requests.ts';

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
