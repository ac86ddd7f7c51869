import { postgresProcesses } from '../postgres-processes.ts';
import { traceSystemCalls } from '../trace/trace-system-calls.ts';
import { type FaultWorld, NotPossibleHere } from './fault-world.ts';

/** Makes the trouble; what it returns ends it. */
export type Fault = (world: FaultWorld) => Promise<() => Promise<unknown>>;

const nothing = async () => {};

/** Statements as the owner of the shop's database, and those that undo them. */
const said =
  (begin: string, end: string): Fault =>
  async ({ asOwner }) => {
    await asOwner((sql) => sql.unsafe(begin));
    return () => asOwner((sql) => sql.unsafe(end));
  };
const hidden = (table: string) =>
  said(`alter table ${table} rename to hidden`, `alter table hidden rename to ${table}`);
const setting = (name: string, value: string) =>
  said(
    `do $$ begin execute format('alter role shop set ${name} = %L', '${value}'); end $$; ${cutAll}`,
    `alter role shop reset ${name}; ${cutAll}`,
  );
const cutAll =
  "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop' and pid <> pg_backend_pid()";

const processes = ({ database }: FaultWorld) => database.asOperator(postgresProcesses);

const standsStill: Fault = async (world) => {
  const pids = await processes(world);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return async () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
};

const writes = 'pwrite64,pwritev,fallocate';
/** Every write says that there is no space; it ends itself then, and comes back when somebody has made room. */
const hasNoRoom: Fault = async (world) => {
  const trace = await traceSystemCalls(await processes(world), [`trace=${writes}`, `inject=${writes}:error=ENOSPC`]);
  if ('refusal' in trace) throw new NotPossibleHere(trace.refusal);
  return async () => {
    await trace.stop();
    await world.database.kill();
    await world.database.start();
  };
};

const held =
  (lock: string): Fault =>
  async ({ asOwner }) => {
    let release = () => {};
    const over = new Promise<void>((done) => {
      release = done;
    });
    let begun = () => {};
    const hasLock = new Promise<void>((done) => {
      begun = done;
    });
    const holding = asOwner((sql) =>
      sql.begin(async (tx) => {
        await tx.unsafe(lock);
        begun();
        await over;
      }),
    );
    await hasLock;
    return () => {
      release();
      return holding;
    };
  };

const raising = `create function trouble() returns trigger language plpgsql as
  $$ begin raise exception 'select password_hash from account'; end $$`;
const raisesOn = (table: string) =>
  said(
    `${raising}; create trigger trouble before insert or update on ${table} for each row execute function trouble()`,
    `drop trigger trouble on ${table}; drop function trouble()`,
  );

export const databaseFaults: Readonly<Record<string, Fault>> = {
  'the database is killed': async ({ database }) => {
    await database.kill();
    return database.start;
  },
  'the database starts anew': async ({ database }) => {
    await database.kill();
    await database.start();
    return nothing;
  },
  'the database stands still': standsStill,
  'the disk of the database is full': hasNoRoom,
  'all connections to the database are cut': async ({ database }) => {
    await database.asOperator((sql) => sql.unsafe(cutAll));
    return nothing;
  },
  'the database lets nobody in': async ({ database }) => {
    const allow = (isAllowed: boolean) =>
      database.asOperator((sql) => sql.unsafe(`alter database shop allow_connections ${String(isAllowed)}`));
    await allow(false);
    await database.asOperator((sql) => sql.unsafe(cutAll));
    return () => allow(true);
  },
  'the role of the server may not sign in': said(`alter role shop nologin; ${cutAll}`, 'alter role shop login'),
  'no connection is left': said(`alter role shop connection limit 0; ${cutAll}`, 'alter role shop connection limit -1'),
  'the database only reads': setting('default_transaction_read_only', 'on'),
  'every statement takes too long': setting('statement_timeout', '1ms'),
  'no lock is waited for': setting('lock_timeout', '1ms'),
  'rows are locked': held('select 1 from sync_space for update'),
  'the table of rows is locked': held('lock table record in access exclusive mode'),
  'the table of sessions is locked': held('lock table session in access exclusive mode'),
  'rows may not be read': said(
    'revoke all on record from knotenblech_app',
    'grant select, insert, update, delete on record to knotenblech_app',
  ),
  'there are no rows': hidden('record'),
  'there are no spaces': hidden('sync_space'),
  'there are no results': hidden('sync_result'),
  'there are no sessions': hidden('session'),
  'there are no accounts': hidden('account'),
  'there are no base data': hidden('base_data'),
  'there are no files known': hidden('customer_file'),
  'there is no queue of jobs': said('alter schema jobs rename to hidden', 'alter schema hidden rename to jobs'),
  'each row throws': raisesOn('record'),
  'each result throws': raisesOn('sync_result'),
  'each session throws': raisesOn('session'),
};
