import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useDeferred, useUnreadFiles } from '../../sync/hooks/outbox/outbox-queries.ts';
import type { UnreadFile } from '../../sync/hooks/projects/import-place.ts';
import { useConflicts, useUnqueued, useWaiting } from '../../sync/hooks/use-shop.tsx';
import type { OpenConflict } from '../../sync/status/read-blockers.ts';
import { isWaiting, type MadeChange, type WaitingEntry } from '../../sync/status/read-waiting.ts';
import { type RejectedEdits, splitRejectedEdits } from './cards/rejected-edits.ts';
import { projectOfChange } from './project-of-change.ts';
import type { WaitingChange } from './waiting-change.ts';

/**
 * What this device and its server do not agree on yet: an entry that somebody else has overwritten ('conflict'), edits that
 * came too late for their project, a change that was refused, an order that was refused and is ordered another way since,
 * a change that waits, one that a restored server cannot apply yet ('deferred'), one that the outbox had no space for, a
 * file that is no project yet.
 */
export type Issue =
  | { kind: 'conflict'; conflict: OpenConflict }
  | { kind: 'late'; edits: RejectedEdits }
  | { kind: 'refused'; entry: WaitingEntry }
  | { kind: 'ordered'; entry: WaitingEntry }
  | { kind: 'waiting'; entry: WaitingEntry }
  | { kind: 'deferred'; change: MadeChange }
  | { kind: 'unqueued'; change: MadeChange }
  | { kind: 'unread'; file: UnreadFile };

type IssueKind = Issue['kind'];

type IssueOf<K extends IssueKind> = Extract<Issue, { kind: K }>;

export const issuesOf = <K extends IssueKind>(issues: readonly Issue[], kind: K): IssueOf<K>[] =>
  issues.filter((issue): issue is IssueOf<K> => issue.kind === kind);

/** The changes among the issues of a kind. */
export const entriesOf = (issues: readonly Issue[], kind: 'refused' | 'ordered' | 'waiting'): WaitingEntry[] =>
  issuesOf(issues, kind).map(({ entry }) => entry);

const issueOfEntry = (entry: WaitingEntry): Issue => {
  if (isWaiting(entry)) return { kind: 'waiting', entry };
  return entry.orderedSince === undefined ? { kind: 'refused', entry } : { kind: 'ordered', entry };
};

/** The issues of changes in the outbox and of refused ones; late edits of a project are one issue. */
export const issuesOfEntries = (entries: readonly WaitingEntry[]): Issue[] => {
  const issues = entries.map(issueOfEntry);
  const { late, others } = splitRejectedEdits(entriesOf(issues, 'refused'));
  return [
    ...late.map((edits): Issue => ({ kind: 'late', edits })),
    ...others.map((entry): Issue => ({ kind: 'refused', entry })),
    ...issues.filter(({ kind }) => kind !== 'refused'),
  ];
};

const conflictIssues = (conflicts: readonly OpenConflict[]) =>
  conflicts.map((conflict): Issue => ({ kind: 'conflict', conflict }));

/** All issues of this device. */
export const useIssues = (): Issue[] => {
  const conflicts = useConflicts();
  const entries = useWaiting();
  const deferred = useDeferred() ?? [];
  const unqueued = useUnqueued();
  const unread = useUnreadFiles() ?? [];
  return [
    ...conflictIssues(conflicts),
    ...issuesOfEntries(entries),
    ...deferred.map((change): Issue => ({ kind: 'deferred', change })),
    ...unqueued.map((change): Issue => ({ kind: 'unqueued', change })),
    ...unread.map((file): Issue => ({ kind: 'unread', file })),
  ];
};

/** Those that the user of a project has to decide. */
export const useProjectIssues = (projectId: ProjectId): Issue[] => {
  const conflicts = useConflicts().filter((conflict) => conflict.projectId === projectId);
  const refused = useWaiting().filter(
    (entry) =>
      !isWaiting(entry) && projectOfChange({ name: entry.name, args: entry.args } as WaitingChange) === projectId,
  );
  return [...conflictIssues(conflicts), ...issuesOfEntries(refused)];
};
