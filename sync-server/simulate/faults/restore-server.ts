import type { Sql, Transaction } from '../../src/database/database.ts';
import type { Ledger } from '../laws/ledger.ts';
import { metaOf, rawRows } from '../laws/raw-rows.ts';
import type { SimulatedShop } from '../simulated-shop.ts';
import type { World } from '../world.ts';

const tables = ['record', 'sync_space', 'sync_client', 'sync_result', 'withdrawn_order'] as const;

/** A server as it was: its rows, its files, and what somebody who saw everything knew of it. */
export type Backup = {
  rows: (readonly [string, unknown[]])[];
  files: [string, Uint8Array][];
  known: Pick<Ledger, 'settled' | 'choices'>;
};

export const backUpServer = async ({ database, customerId, files }: SimulatedShop, ledger: Ledger): Promise<Backup> => {
  const { owner } = database;
  const rows = [];
  for (const table of tables) {
    const found = await owner`select to_jsonb(t) as row from ${owner(table)} t where customer_id = ${customerId}`;
    rows.push([table, found.map(({ row }) => row as unknown)] as const);
  }
  const { settled, choices } = structuredClone({ settled: ledger.settled, choices: ledger.choices });
  return { rows, files: [...files], known: { settled, choices } };
};

/** The server starts again with what it was, under a new epoch. */
export const restoreServer = async ({ shop, ledger, network, random, stage, devices }: World, backup: Backup) => {
  network.faults.restores += 1;
  for (const { indexedDB } of devices) {
    const raw = rawRows(indexedDB);
    const client = raw && metaOf(raw, 'client');
    if (client) ledger.ambiguous.add(client);
  }
  const epoch = random.uuid();
  await stage.outside(() => bringBack(shop, ledger, { backup, epoch }));
};

const bringBack = async (
  { database, customerId, files, now }: SimulatedShop,
  ledger: Ledger,
  { backup, epoch }: { backup: Backup; epoch: string },
) => {
  await database.owner.begin(async (tx) => {
    await tx`select 1 from sync_space where customer_id = ${customerId} order by id for update`;
    for (const [table, rows] of backup.rows) {
      await tx`delete from ${tx(table)} where customer_id = ${customerId}`;
      await tx.unsafe(`insert into ${table} select * from jsonb_populate_recordset(null::public.${table}, $1)`, [
        rows as never,
      ]);
    }
    await tx`update sync_meta set epoch = ${epoch}`;
    await noteRestored(tx, ledger, now());
  });
  files.clear();
  for (const [hash, bytes] of backup.files) files.set(hash, bytes);
  Object.assign(ledger, structuredClone(backup.known));
};

/** The server says of itself that it was restored, at the simulated time. */
export const noteRestored = (sql: Sql | Transaction, ledger: Ledger, at: Date) => {
  ledger.firstRestoredAt ??= at.getTime();
  return sql`insert into number_gap (sequence, first, last, restored_at) values ('order_number', 1, 0, ${at})`;
};
