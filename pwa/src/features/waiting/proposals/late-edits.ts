import type { WaitingEntry } from '../../../sync/read-waiting.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { projectOfChange } from '../project-of-change.ts';
import type { WaitingChange } from '../waiting-change.ts';

/** Edits of one project that came after it was ordered or its price was fixed, in the order they were made. */
export type LateEdits = { projectId: ProjectId; reason: 'ordered' | 'fixed'; entries: WaitingEntry[] };

const isLate = ({ code }: WaitingEntry) => code === 'project_read_only' || code === 'manual_price_fixed';

/** A request for a price is none: it would be refused in a copy too. */
const lateProjectOf = (entry: WaitingEntry): ProjectId | null =>
  isLate(entry) && entry.name !== 'requestPrice' && entry.name !== 'cancelOrder'
    ? projectOfChange({ name: entry.name, args: entry.args } as WaitingChange)
    : null;

/** Late edits by project, and whatever else there is. */
export const splitLateEdits = (entries: readonly WaitingEntry[]): { late: LateEdits[]; others: WaitingEntry[] } => {
  const byProject = new Map<ProjectId, LateEdits>();
  const others: WaitingEntry[] = [];
  for (const entry of entries) {
    const projectId = lateProjectOf(entry);
    if (projectId === null) {
      others.push(entry);
      continue;
    }
    const group = byProject.get(projectId) ?? { projectId, reason: 'fixed', entries: [] };
    if (entry.code === 'project_read_only') group.reason = 'ordered';
    group.entries.push(entry);
    byProject.set(projectId, group);
  }
  return { late: [...byProject.values()], others };
};
