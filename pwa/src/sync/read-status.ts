import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { readMeta, readMetas } from '../database/read-meta.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { type OpenConflict, readConflicts } from './read-conflicts.ts';
import { isWaiting, readUnanswered, readWaiting, type WaitingEntry } from './read-waiting.ts';

export type SyncStatus = {
  state: 'current' | 'fetching' | 'waiting' | 'syncing' | 'offline' | 'attention';
  waitingCount: number;
  /** Files that are still to be made projects. */
  unreadCount: number;
  /** What the server had and is being told again, since it was restored. */
  retoldCount: number;
  /** What was refused and not put away. */
  refusedCount: number;
  /** Own entries that somebody has overwritten. */
  conflictCount: number;
  lastContactAt: string | null;
  /** False: the device itself is cut off, also where a network asks for a sign-in of its own; true while offline: it is the server that does not answer. */
  hasNetwork: boolean;
  /** Why nothing is sent until somebody does something about it: the session, the app's version, the device. */
  attention: ErrorCode | null;
};

/** How much there is of which the server has nothing. */
export const unsentCountOf = ({
  waitingCount,
  unreadCount,
  retoldCount,
}: Pick<SyncStatus, 'waitingCount' | 'unreadCount' | 'retoldCount'>) => waitingCount + unreadCount + retoldCount;

/** What the server has not answered or not taken, what was overwritten, and how the device stands: of one moment. */
export type Standing = { waiting: WaitingEntry[]; conflicts: OpenConflict[]; status: SyncStatus };

export const readStanding = async (database: ShopDatabase): Promise<Standing> => {
  const unanswered = await readUnanswered(database);
  const waiting = await readWaiting(database, unanswered);
  const retoldCount = unanswered.filter(({ retold }) => retold).length;
  const actor = await readMeta(database, 'actor');
  const conflicts = actor ? await readConflicts(database, actor) : [];
  return {
    waiting,
    conflicts,
    status: await statusOf(database, waiting, { retoldCount, conflictCount: conflicts.length }),
  };
};

/** How this device stands to the server, in one word and a count of what has not arrived. */
export const readStatus = async (database: ShopDatabase): Promise<SyncStatus> => (await readStanding(database)).status;

/** Whether there is something of which nothing has come yet. */
const lacksSpaces = async ({ spaces }: ShopDatabase) =>
  (await spaces.filter(({ cursor }) => cursor === null).count()) > 0;

const statusOf = async (
  database: ShopDatabase,
  entries: readonly WaitingEntry[],
  { retoldCount, conflictCount }: Pick<SyncStatus, 'retoldCount' | 'conflictCount'>,
): Promise<SyncStatus> => {
  const waiting = entries.filter(isWaiting);
  const [attention = null, contact = 'reached', lastContactAt = null, wasBehind = false] = await readMetas(database, [
    'stoppedBy',
    'contact',
    'lastContactAt',
    'isBehind',
  ]);
  const unreadCount = await database.unreadFile.count();
  const hasUnsent = unsentCountOf({ waitingCount: waiting.length, unreadCount, retoldCount }) > 0;
  const isBehind = !hasUnsent && (wasBehind || lastContactAt === null || (await lacksSpaces(database)));
  const state = (): SyncStatus['state'] => {
    if (attention) return 'attention';
    if (contact !== 'reached') return 'offline';
    if (!hasUnsent) return isBehind ? 'fetching' : 'current';
    return retoldCount > 0 || waiting.some((entry) => entry.state === 'sending') ? 'syncing' : 'waiting';
  };
  return {
    state: state(),
    waitingCount: waiting.length,
    unreadCount,
    retoldCount,
    refusedCount: entries.length - waiting.length,
    conflictCount,
    lastContactAt,
    hasNetwork: navigator.onLine && contact !== 'cut off',
    attention,
  };
};
