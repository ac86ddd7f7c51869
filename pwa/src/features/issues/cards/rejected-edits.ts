import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { choicesClosedBy } from '@knotenblech/shared/projects/project-state.ts';
import type { NamedChange } from '@knotenblech/shared/sync/change-to.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { projectOfChange } from '../project-of-change.ts';
import type { WaitingChange } from '../waiting-change.ts';

/** Edits of one project that came after it was ordered, thrown away or its price was fixed, in the order they were made. */
export type RejectedEdits = { projectId: ProjectId; reason: BlockedReason; entries: WaitingEntry[] };

export type BlockedReason = 'ordered' | 'trashed' | 'fixed';

/** 'waits': an order of it waits on this device. */
export type StandingReason = BlockedReason | 'waits' | null;

/** The one that lets least be done first. */
const reasons: readonly BlockedReason[] = ['ordered', 'trashed', 'fixed'];

const reasonOf = (code: ErrorCode | null): BlockedReason | null => {
  switch (code) {
    case 'project_read_only':
      return 'ordered';
    case 'project_trashed':
      return 'trashed';
    case 'manual_price_fixed':
      return 'fixed';
    default:
      return null;
  }
};

/** What keeps the project from taking them now; null: nothing does any more. One that is not here stands as it was answered. `waits`: on this device, and may come to nothing. */
export const blockedReason = (
  { reason }: Pick<RejectedEdits, 'reason'>,
  project: Pick<Project, 'orderedAt' | 'trashedAt' | 'manualPrice'> | null,
  waits: 'order' | 'cancellation' | null,
): StandingReason => {
  if (waits === 'cancellation') return 'ordered';
  const now = project ? reasonOf(choicesClosedBy(project)) : reason;
  return waits === 'order' && now !== 'ordered' && now !== 'trashed' ? 'waits' : now;
};

/** A request for a price is none: it would be refused in a copy too. */
const lateProjectOf = (entry: WaitingEntry): ProjectId | null =>
  entry.name !== 'requestPrice' && entry.name !== 'cancelOrder'
    ? projectOfChange({ name: entry.name, args: entry.args } as WaitingChange)
    : null;

/** Late edits by project, and whatever else there is. */
export const splitRejectedEdits = (
  entries: readonly WaitingEntry[],
): { late: RejectedEdits[]; others: WaitingEntry[] } => {
  const byProject = new Map<ProjectId, RejectedEdits>();
  const others: WaitingEntry[] = [];
  for (const entry of entries) {
    const reason = reasonOf(entry.code);
    const projectId = reason && lateProjectOf(entry);
    if (reason === null || projectId === null) {
      others.push(entry);
      continue;
    }
    const group = byProject.get(projectId) ?? { projectId, reason, entries: [] };
    group.reason = reasons.find((each) => each === reason || each === group.reason) ?? reason;
    group.entries.push(entry);
    byProject.set(projectId, group);
  }
  return { late: [...byProject.values()], others };
};

/** 'unfit': the project refused some of them; 'device_full': the device had no room for the next one. */
export type ReappliedEdits = 'whole' | 'unfit' | 'device_full';

/** Makes late edits anew in a project, in their order, and puts each away that was made; the others stay in the list. */
export const reapplyEdits = async (
  shop: Pick<Shop, 'change' | 'discard'>,
  entries: readonly WaitingEntry[],
  projectId: ProjectId,
): Promise<ReappliedEdits> => {
  let taken: ReappliedEdits = 'whole';
  for (const { uid, name, args } of entries) {
    const change = { name, args: { ...(args as object), projectId } } as NamedChange;
    try {
      await shop.change(change.name, change.args);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'device_full') return 'device_full';
      taken = 'unfit';
      continue;
    }
    await shop.discard(uid);
  }
  return taken;
};
