import { type DBCore, Dexie } from 'dexie';
import { noteLost, noteOpened } from './connection-state.ts';
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
