import type { Sql, Transaction } from '../../src/database/database.ts';
import type { RequestLife } from './server-side.ts';

type Query = Promise<unknown> & { handler?: (query: Query) => unknown; reject: (error: unknown) => void };
type Begin = (...args: unknown[]) => Promise<unknown>;

/** A database client whose every statement waits for its turn, so that the server can be ended between any two. */
export const gatedSql = (sql: Sql, life: RequestLife, onCommit: () => Promise<unknown>): Sql =>
  gate(sql, inOrder(life), onCommit);

/** What is asked for without waiting in between leaves in that order, as on a connection. */
const inOrder = (life: RequestLife): RequestLife => {
  let last: Promise<unknown> = Promise.resolve();
  const pass = (label: string) => {
    const turn = last.then(() => life.pass(label));
    last = turn.catch(() => {});
    return turn;
  };
  return { ...life, pass };
};

const gate = <S extends Sql | Transaction>(sql: S, life: RequestLife, onCommit: () => Promise<unknown>): S =>
  new Proxy(sql, {
    apply: (target, self, args) =>
      gateQuery(Reflect.apply<unknown, unknown[], Query>(target as never, self, args), life),
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name === 'unsafe')
        return (...args: unknown[]) => gateQuery((value as (...a: unknown[]) => Query)(...args), life);
      if (name === 'begin') return gateBegin(value as Begin, life, onCommit);
      if (name === 'savepoint') {
        return (run: (tx: Transaction) => unknown) =>
          (value as Begin)((tx: Transaction) => run(gate(tx, life, onCommit)));
      }
      return value;
    },
  });

/** Parts of a statement are never sent by themselves: only what is sent has a turn. */
const gateQuery = (query: Query, life: RequestLife) => {
  const { handler } = query;
  if (!(query instanceof Promise) || !handler) return query;
  query.handler = (sent) => {
    life.pass('statement').then(
      () => void life.inFlight(() => settled(sent, () => handler(sent))),
      (error: unknown) => sent.reject(error),
    );
  };
  return query;
};

const settled = (query: Query, send: () => unknown) =>
  new Promise<void>((done) => {
    void Promise.prototype.then.call(
      query,
      () => done(),
      () => done(),
    );
    send();
  });

const gateBegin =
  (begin: Begin, life: RequestLife, onCommit: () => Promise<unknown>) =>
  async (...args: unknown[]) => {
    const run = args.pop() as (tx: Transaction) => Promise<unknown>;
    await life.pass('begin');
    const { begun, ended } = openEnds(life);
    const inside = async (tx: Transaction) => {
      begun();
      try {
        const result = await run(gate(tx, life, onCommit));
        await life.pass('commit');
        return result;
      } finally {
        ended.start();
      }
    };
    try {
      const result = await begin(...args, inside);
      await life.inFlight(onCommit);
      return result;
    } finally {
      begun();
      ended.stop();
      await life.pass('answer');
    }
  };

/** The statements that the client sends by itself: begin, commit, rollback. */
const openEnds = (life: RequestLife) => {
  let begun = () => {};
  void life.inFlight(() => new Promise<void>((done) => (begun = done)));
  let stop = () => {};
  return {
    begun: () => begun(),
    ended: {
      start: () => void life.inFlight(() => new Promise<void>((done) => (stop = done))),
      stop: () => stop(),
    },
  };
};
