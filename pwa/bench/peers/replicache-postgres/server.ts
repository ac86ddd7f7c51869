import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Transaction } from '../../../../sync-server/src/database/database.ts';
import { startOwnPostgres } from '../../../../sync-server/src/database/own-postgres/start-own-postgres.ts';
import { answerJson } from '../answer-json.ts';
import type { PeerServer } from '../peer.ts';
import { type ProductRow, productRows } from '../product-rows.ts';
import type { Pull, Push } from '../replicache/wire.ts';

const rowsPerInsert = 1000;
const seededVersion = 1;

const tables = `
  create table space (version bigint not null);
  create table client (id text primary key, client_group text not null, last bigint not null, version bigint not null);
  create table product (id text primary key, row jsonb not null, version bigint not null);
  create index on product (version);
`;

/** A PostgreSQL as the shop's own, every commit on the disk. */
const openDatabase = async (count: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-replicache-'));
  chmodSync(folder, 0o711);
  const postgres = await startOwnPostgres(folder, { database: 'bench', isDurable: true });
  const sql = connect(postgres.address, { max: 10, name: 'bench' });
  await sql.unsafe(tables);
  await sql`insert into space values (${seededVersion})`;
  const all = productRows(count).map((row) => ({ id: row.id, row: sql.json(row), version: seededVersion }));
  for (let from = 0; from < count; from += rowsPerInsert)
    await sql`insert into product ${sql(all.slice(from, from + rowsPerInsert))}`;
  await sql`analyze`;
  const stop = async () => {
    await sql.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { sql, stop };
};

const readRows = async (sql: Transaction, ids: readonly string[]) => {
  const found = await sql<{ row: ProductRow }[]>`select row from product where id in ${sql([...new Set(ids)])}`;
  return new Map(found.map(({ row }) => [row.id, row]));
};

/** Reads all rows of the push at once, runs the mutations in order on them, then stores their effects at once. */
const applyPush = async (sql: Transaction, { clientGroupID, mutations }: Push) => {
  const [space] = await sql<{ version: number }[]>`update space set version = version + 1 returning version`;
  const version = space?.version ?? 0;
  const clients = await sql<{ id: string; last: number }[]>`
    select id, last from client where client_group = ${clientGroupID} for update`;
  const lastOf = new Map(clients.map(({ id, last }) => [id, last]));
  const read = await readRows(
    sql,
    mutations.map(({ args }) => args.id),
  );
  const touched = new Map<string, ProductRow>();
  const ran = new Set<string>();
  for (const { clientID, id, args } of mutations) {
    const last = lastOf.get(clientID) ?? 0;
    if (id <= last) continue;
    if (id !== last + 1) break;
    const row = touched.get(args.id) ?? read.get(args.id);
    if (row) touched.set(args.id, { ...row, quantity: args.quantity, updatedAt: args.updatedAt });
    lastOf.set(clientID, id);
    ran.add(clientID);
  }
  if (ran.size === 0) return;
  const rows = [...touched].map(([id, row]) => ({ id, row: sql.json(row), version }));
  if (rows.length > 0)
    await sql`insert into product ${sql(rows)} on conflict (id) do update set row = excluded.row, version = excluded.version`;
  const told = [...ran].map((id) => ({ id, client_group: clientGroupID, last: lastOf.get(id) ?? 0, version }));
  await sql`insert into client ${sql(told)} on conflict (id) do update set last = excluded.last, version = excluded.version`;
};

const readPull = async (sql: Transaction, { clientGroupID, cookie }: Pull) => {
  const from = cookie ?? 0;
  const [space] = await sql<{ version: number }[]>`select version from space`;
  const rows = await sql<{ row: ProductRow }[]>`select row from product where version > ${from}`;
  const clients = await sql<{ id: string; last: number }[]>`
    select id, last from client where client_group = ${clientGroupID} and version > ${from}`;
  const puts = rows.map(({ row }) => ({ op: 'put', key: `row/${row.id}`, value: row }));
  return {
    cookie: space?.version,
    lastMutationIDChanges: Object.fromEntries(clients.map(({ id, last }) => [id, last])),
    patch: from === 0 ? [{ op: 'clear' }, ...puts] : puts,
  };
};

/**
 * The global version strategy of Replicache's documentation on PostgreSQL, a push applied as a batch in one
 * transaction, which the documentation recommends for efficiency.
 */
export const start = async (count: number): Promise<PeerServer> => {
  const { sql, stop } = await openDatabase(count);
  const { server, port } = await answerJson(async (path, _, body) => {
    if (path === '/pull') return sql.begin('isolation level repeatable read read only', (tx) => readPull(tx, body));
    await sql.begin('isolation level serializable', (tx) => applyPush(tx, body));
    return {};
  });
  const edited = async (run: number) => {
    const [found] = await sql<{ count: number }[]>`
      select count(*) from product where (row->>'quantity')::int = ${run}`;
    return found?.count ?? 0;
  };
  return {
    port,
    edited,
    stop: async () => {
      server.close();
      await stop();
    },
  };
};
