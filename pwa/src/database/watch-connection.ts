import { type DBCore, Dexie, type DexieOptions, RangeSet, type Table } from 'dexie';
import { noteLost, noteOpened, noteVersionProblem, versionTrouble } from '../device/connection/connection-state.ts';
import { encryptValues } from './encryption/encrypt-values.ts';
import type { ValueCipher } from './encryption/value-cipher.ts';
import { noteTransaction } from './open-transactions.ts';

/** As often in a row Dexie opens a database anew. */
const mostTries = 3;

/** Below the encryption: the one that asks the browser. */
const nearestToTheBrowser = -20;

/**
 * A browser that ended its storage's process, as Safari does, gives no transaction of what was open: the database is opened
 * anew. What that does not help is told, and opened anew at each use until the browser answers.
 */
export const watchConnection = <D extends Dexie>(database: D): D => {
  database.on('ready', noteOpened);
  database.use({
    stack: 'dbcore',
    name: 'watch-connection',
    level: nearestToTheBrowser,
    create: (down) => ({ ...down, transaction: askedOf(database, down) }) satisfies DBCore,
  });
  return database;
};

const failuresOf = new WeakMap<Dexie, number>();

const askedOf =
  (database: Dexie, down: DBCore): DBCore['transaction'] =>
  (...asked) => {
    try {
      const transaction = down.transaction(...asked);
      // Above nothing but the browser it is the browser's own.
      noteTransaction(transaction as IDBTransaction);
      failuresOf.delete(database);
      noteLost(database.name, false);
      return transaction;
    } catch (error) {
      if (!isLoss(error)) throw error;
      const failures = (failuresOf.get(database) ?? 0) + 1;
      failuresOf.set(database, failures);
      if (failures >= mostTries) {
        noteLost(database.name, true);
        database.close({ disableAutoOpen: false });
      }
      throw new Dexie.InvalidStateError(error.message, error);
    }
  };

const isLoss = (error: unknown): error is DOMException =>
  error instanceof DOMException && ['UnknownError', 'InvalidStateError'].includes(error.name);

/** A queued order, kept a second time in case the user's database is lost. */
export type MirroredOrder = {
  uid: string;
  v: number;
  args: unknown;
  at: string;
  /** When it was put into a file, or came from one (ISO 8601): another device may send it. */
  carriedAt?: string;
};

export type MirrorDatabase = Dexie & { order: Table<MirroredOrder, string> };

export const openMirrorDatabase = (
  name: string,
  cipher: ValueCipher | null,
  options?: DexieOptions,
): MirrorDatabase => {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict', ...options }) as MirrorDatabase;
  database.version(1).stores({ order: 'uid' });
  return watchVersions(watchConnection(cipher ? encryptValues(database, cipher) : database));
};

const lookMs = 3_000;

const stoodStillMs = 10_000;

/** In the words by which the copies of Dexie in one page tell each other of writes; of everything, as when a page comes back from the browser's cache. */
const askAnew = () =>
  dispatchEvent(new CustomEvent('x-storagemutated-1', { detail: { all: new RangeSet(-Infinity, [[]]) } }));

/**
 * Live queries hear by messages of what other windows store. A window that stood still, frozen by the browser or with the
 * device asleep, may have missed some: once it is seen again all its queries are asked anew.
 */
export const watchForStandstill = (over: AbortSignal) => {
  let lookedAt = Date.now();
  let mayHaveMissed = false;
  const look = () => {
    mayHaveMissed ||= Date.now() - lookedAt > stoodStillMs;
    lookedAt = Date.now();
    if (!mayHaveMissed || document.visibilityState !== 'visible') return;
    mayHaveMissed = false;
    askAnew();
  };
  const timer = setInterval(look, lookMs);
  document.addEventListener('visibilitychange', look, { signal: over });
  over.addEventListener('abort', () => clearInterval(timer));
};

/** Lets a newer build have the database, for good: two builds never write to one. A deleted one ends as ever. */
export const watchVersions = <D extends Dexie>(database: D): D => {
  database.on('versionchange', ({ newVersion }) => {
    if (!newVersion) return true;
    database.close();
    noteVersionProblem('replaced');
    return false;
  });
  database.on('blocked', () => noteVersionProblem('blocked'));
  database.on('ready', () => {
    if (versionTrouble() === 'blocked') noteVersionProblem(null);
  });
  return database;
};
