import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';

/** The projects whose price is asked for on this device alone: nothing is calculated yet. */
export const projectsInWaitingRequests = (waiting: readonly WaitingEntry[]): ReadonlySet<ProjectId> =>
  new Set(
    waiting
      .filter((entry) => entry.name === 'requestPrice' && isWaiting(entry))
      .map(({ args }) => (args as { projectId: ProjectId }).projectId),
  );
