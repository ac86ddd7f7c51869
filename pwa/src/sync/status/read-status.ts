import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { OutboxEntry } from '../../database/outbox-entry.ts';
import { type MetaValue, readMeta, readMetas, type ShopDatabase } from '../../database/shop-database.ts';
import { isDeferred } from '../outbox/held-back.ts';
import { type Answer, parseErrorBody } from '../transport/answers.ts';
import { withCoveringOrders } from './covering-orders.ts';
import { type OpenConflict, readConflicts } from './read-blockers.ts';
import { isToDecide, isWaiting, type MadeChange, readPending, readWaiting, type WaitingEntry } from './read-waiting.ts';

export type SyncStatus = {
  state: 'current' | 'fetching' | 'waiting' | 'syncing' | 'offline' | 'attention';
  waitingCount: number;
  /** Files that are still to be made projects. */
  unreadCount: number;
  /** What the server had and is being told again, since it was restored. */
  replayCount: number;
  /** What the queue could not take: it lies beside it, and goes into it once there is room. */
  unqueuedCount: number;
  /** Of what is told again, what builds on work that another device still has to tell. */
  deferredCount: number;
  /** What was refused, not put away, and not ordered since. */
  refusedCount: number;
  /** Own entries that somebody has overwritten. */
  conflictCount: number;
  lastContactAt: string | null;
  /** What keeps the device from its server, as far as its last try knows. */
  obstacle: ConnectionProblem | null;
  /** The status that a failing server answers with. */
  failedWith: number | null;
  /** Why nothing is sent until somebody does something about it: the session, the app's version, the device. */
  attention: ErrorCode | null;
};

/** Nothing is sent or fetched now: the server is out of reach, or somebody has to do something first. */
export const isSyncBlocked = ({ state }: Pick<SyncStatus, 'state'>) => state === 'offline' || state === 'attention';

/** How much there is of which the server has nothing. */
export const unsentCountOf = ({
  waitingCount,
  unreadCount,
  replayCount,
  unqueuedCount,
}: Pick<SyncStatus, 'waitingCount' | 'unreadCount' | 'replayCount' | 'unqueuedCount'>) =>
  waitingCount + unreadCount + replayCount + unqueuedCount;

/** How much of that, and of what was refused, a user can throw away: not what the server had and is told again. */
export const discardableCountOf = ({
  waitingCount,
  unreadCount,
  unqueuedCount,
  refusedCount,
}: Pick<SyncStatus, 'waitingCount' | 'unreadCount' | 'unqueuedCount' | 'refusedCount'>) =>
  waitingCount + unreadCount + unqueuedCount + refusedCount;

/** What the server has not answered or not taken, what was overwritten, and how the device stands: of one moment. */
export type SyncState = {
  waiting: WaitingEntry[];
  /** Null: not read yet. */
  unqueued: readonly MadeChange[] | null;
  conflicts: OpenConflict[];
  status: SyncStatus;
};

export const readSyncState = async (database: ShopDatabase): Promise<SyncState> => {
  const unanswered = await readPending(database);
  const entries = await readWaiting(database, unanswered);
  const early = unanswered.filter(isDeferred);
  const actor = await readMeta(database, 'actor');
  const waiting = actor ? await withCoveringOrders(database, entries, actor.customerId) : entries;
  const conflicts = actor ? await readConflicts(database, actor) : [];
  return {
    waiting,
    unqueued: null,
    conflicts,
    status: await statusOf(database, waiting, {
      replayCount: countReplayed(unanswered),
      deferredCount: countReplayed(early),
      conflictCount: conflicts.length,
      early: new Set(early.map(({ uid }) => uid)),
    }),
  };
};

/** The same with work that lies beside the queue: it waits too. */
export const withUnqueued = <T extends readonly MadeChange[]>(standing: SyncState, unqueued: T) => {
  if (unqueued.length === 0) return { ...standing, unqueued };
  const { status } = standing;
  const isCalm = status.state === 'current' || status.state === 'fetching';
  const state = isCalm ? 'waiting' : status.state;
  return { ...standing, unqueued, status: { ...status, state, unqueuedCount: unqueued.length } };
};

const countReplayed = (entries: readonly OutboxEntry[]) => entries.filter(({ retold }) => retold).length;

/** How this device stands to the server, in one word and a count of what has not arrived. */
export const readStatus = async (database: ShopDatabase): Promise<SyncStatus> => (await readSyncState(database)).status;

/** Whether there is something of which nothing has come yet. */
const lacksSpaces = async ({ spaces }: ShopDatabase) =>
  (await spaces.filter(({ cursor }) => cursor === null).count()) > 0;

const statusOf = async (
  database: ShopDatabase,
  entries: readonly WaitingEntry[],
  {
    early,
    ...counts
  }: Pick<SyncStatus, 'replayCount' | 'deferredCount' | 'conflictCount'> & { early: ReadonlySet<string> },
): Promise<SyncStatus> => {
  const waiting = entries.filter(isWaiting);
  const [attention = null, contact = 'reached', lastContactAt = null, wasBehind = false] = await readMetas(database, [
    'stoppedBy',
    'contact',
    'lastContactAt',
    'isBehind',
  ]);
  const unreadCount = await database.unreadFile.count();
  const unsent = { waitingCount: waiting.length, unreadCount, unqueuedCount: 0, ...counts };
  const hasUnsent = unsentCountOf(unsent) > 0;
  const isBehind = !hasUnsent && (wasBehind || lastContactAt === null || (await lacksSpaces(database)));
  const state = (): SyncStatus['state'] => {
    if (attention) return 'attention';
    if (contact !== 'reached') return 'offline';
    if (!hasUnsent) return isBehind ? 'fetching' : 'current';
    const isSending = waiting.some((entry) => entry.state === 'sending' && !early.has(entry.uid));
    return isSending || counts.replayCount > counts.deferredCount ? 'syncing' : 'waiting';
  };
  return {
    state: state(),
    ...unsent,
    refusedCount: entries.filter(isToDecide).length,
    lastContactAt,
    obstacle: connectionProblemOf(contact, navigator.onLine),
    failedWith: typeof contact === 'object' ? contact.failedWith : null,
    attention,
  };
};

/** What keeps this device from its server. */
export type ConnectionProblem = 'no network' | 'another answers' | 'server away' | 'server fails';

/** Null: nothing does, as far as the last try knows. */
export const connectionProblemOf = (contact: Contact, isOnLine: boolean): ConnectionProblem | null => {
  if (!isOnLine) return 'no network';
  if (contact === 'reached') return null;
  if (contact === 'cut off') return 'another answers';
  return contact === 'unreached' ? 'server away' : 'server fails';
};

/** How a device stands before that is read. */
export const unreadStatus: SyncStatus = {
  state: 'fetching',
  waitingCount: 0,
  unreadCount: 0,
  replayCount: 0,
  unqueuedCount: 0,
  deferredCount: 0,
  refusedCount: 0,
  conflictCount: 0,
  lastContactAt: null,
  obstacle: null,
  failedWith: null,
  attention: null,
};

type Contact = MetaValue<'contact'>;

/** What a gateway says while it waits for its server, and what only asks for patience. */
const notThere = [408, 429, 502, 503, 504];

/** Of a try that came to nothing, by the last answer other than 200; null: there was none. */
export const contactStateOf = (answer: Answer | null): Contact => {
  if (answer === null || notThere.includes(answer.status)) return 'unreached';
  return parseErrorBody(answer) || answer.status >= 500 ? { failedWith: answer.status } : 'cut off';
};
