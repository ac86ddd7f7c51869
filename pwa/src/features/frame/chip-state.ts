import { type ConnectionProblem, type SyncStatus, unsentCountOf } from '../../sync/status/read-status.ts';

type ObstacleKind = 'offline' | 'another-answers' | 'server-away' | 'server-fails';

/** How the device stands to the server, with a count of what has not arrived there. */
export type ChipState =
  | { kind: 'current' }
  | { kind: 'fetching' }
  | { kind: 'waiting' | 'sending' | 'sign-in' | ObstacleKind; count: number };

/** What only the user can decide; without a count where the app as a whole has stopped. */
export type ToCheck = { isFailed: boolean; count: number };

/** Null: that mark says nothing beside the other one. */
export type SyncShown = { standing: ChipState | null; toCheck: ToCheck | null };

/** What the chip says: how the device stands and what is to be checked, neither hiding the other; red only when something failed. */
export const chipState = (status: Omit<SyncStatus, 'lastContactAt'>): SyncShown => {
  const toCheck = toCheckOf(status);
  const standing = standingOf(status);
  return { standing: toCheck !== null && standing?.kind === 'current' ? null : standing, toCheck };
};

const toCheckOf = ({
  attention,
  refusedCount,
  conflictCount,
}: Pick<SyncStatus, 'attention' | 'refusedCount' | 'conflictCount'>): ToCheck | null => {
  const hasStopped = attention !== null && attention !== 'session_expired';
  const count = refusedCount + conflictCount;
  return hasStopped || count > 0 ? { isFailed: hasStopped || refusedCount > 0, count } : null;
};

const standingOf = ({
  state,
  obstacle,
  attention,
  ...unsent
}: Omit<SyncStatus, 'lastContactAt' | 'refusedCount' | 'conflictCount'>): ChipState | null => {
  const count = unsentCountOf(unsent);
  switch (state) {
    case 'current':
    case 'fetching':
      return { kind: state };
    case 'offline':
      return { kind: obstacleKind(obstacle), count };
    case 'syncing':
      return { kind: 'sending', count: unsent.waitingCount + unsent.replayCount };
    case 'waiting':
      return { kind: 'waiting', count };
    case 'attention':
      if (obstacle === 'no network') return { kind: 'offline', count };
      if (attention === 'session_expired') return { kind: 'sign-in', count };
      return count > 0 ? { kind: 'waiting', count } : null;
  }
};

const obstacleKind = (obstacle: ConnectionProblem | null): ObstacleKind => {
  switch (obstacle) {
    case 'another answers':
      return 'another-answers';
    case 'server fails':
      return 'server-fails';
    case 'no network':
      return 'offline';
    case 'server away':
    case null:
      return 'server-away';
  }
};
