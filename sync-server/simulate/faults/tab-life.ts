import type { ShopDatabase } from '../../../pwa/src/database/shop-database.ts';
import type { MirrorDatabase } from '../../../pwa/src/database/watch-connection.ts';

type Database = ShopDatabase | MirrorDatabase;
type Core = Parameters<NonNullable<Parameters<ShopDatabase['use']>[0]['create']>>[0];
type CoreTable = ReturnType<Core['table']>;
type Transaction = { abort: () => void; addEventListener: (event: string, listen: () => void) => void };

/** A tab may end between any two requests to its databases: what it had not committed is undone, and it does nothing more. */
export type TabLife = {
  isOver: () => boolean;
  /** Resolves when the tab has ended. */
  over: Promise<void>;
  /** Ends the tab at its n-th request from now. */
  endAt: (requests: number) => void;
  /** Ends the tab as soon as its n-th transaction from now is committed, before it hears of that. */
  endAtCommit: (commits: number) => void;
  end: () => void;
  /** Lets the life of the tab decide over every request of a database. */
  rule: (database: Database) => void;
  /** For what does not lie in a database: nothing comes back to a tab that has ended. */
  whileAlive: <T>(work: () => Promise<T>) => Promise<T>;
};

class TabEnded extends Error {
  override readonly name = 'DatabaseClosedError';
}

const never = <T>() => new Promise<T>(() => {});

export const createTabLife = (): TabLife => {
  const databases: Database[] = [];
  const transactions = new Set<Transaction>();
  let left = Number.POSITIVE_INFINITY;
  let commitsLeft = Number.POSITIVE_INFINITY;
  let isOver = false;
  let tell = () => {};
  const over = new Promise<void>((done) => {
    tell = done;
  });
  const end = () => {
    if (isOver) return;
    isOver = true;
    for (const transaction of transactions) abort(transaction);
    for (const database of databases) database.close();
    tell();
  };
  const step = <T>(send: () => PromiseLike<T>): PromiseLike<T> => {
    left -= 1;
    if (left <= 0) end();
    return isOver ? never<T>() : send();
  };
  const committed = () => {
    commitsLeft -= 1;
    if (commitsLeft <= 0) end();
  };
  const ruled = (core: Core): Core => ({
    ...core,
    transaction: (...args) => {
      if (isOver) throw new TabEnded();
      const transaction = core.transaction(...args) as unknown as Transaction;
      transactions.add(transaction);
      for (const event of ['complete', 'abort'])
        transaction.addEventListener(event, () => transactions.delete(transaction));
      if (args[1] === 'readwrite') transaction.addEventListener('complete', committed);
      return transaction;
    },
    table: (name) => ruledTable(core.table(name)),
  });
  const ruledTable = (table: CoreTable): CoreTable => ({
    ...table,
    mutate: (request) => step(() => table.mutate(request)) as never,
    get: (request) => step(() => table.get(request)) as never,
    getMany: (request) => step(() => table.getMany(request)) as never,
    query: (request) => step(() => table.query(request)) as never,
    openCursor: (request) => step(() => table.openCursor(request)) as never,
    count: (request) => step(() => table.count(request)) as never,
  });
  return {
    isOver: () => isOver,
    over,
    endAt: (requests) => {
      left = requests;
    },
    endAtCommit: (commits) => {
      commitsLeft = commits;
    },
    end,
    rule: (database) => {
      databases.push(database);
      database.use({ stack: 'dbcore', name: 'life', create: ruled });
    },
    whileAlive: async (work) => {
      if (isOver) return never();
      const value = await work().catch((error: unknown) => {
        if (isOver) return never<never>();
        throw error;
      });
      return isOver ? never() : value;
    },
  };
};

/** What is committed already stays. */
const abort = (transaction: Transaction) => {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
  }
};
