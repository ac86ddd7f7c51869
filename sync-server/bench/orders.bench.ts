import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { type Buyer, type OrderWorld, openOrderWorld } from '../simulate/orders/order-world.ts';
import { seededRandom } from '../simulate/random.ts';
import { connect, type Sql } from '../src/database/database.ts';
import { benchDatabase } from './bench-database.ts';

/** Orders that one server saves, many at once, beside the bare inserts of the rows that they leave: argument = how many. */
const count = Number(process.argv[2] ?? 500);
const atOnce = 8;

type Placed = { buyer: Buyer; args: SubmitOrderArgs };

/** Calls a second, `atOnce` of them under way. */
const perSecond = async <T>(all: readonly T[], work: (each: T) => Promise<unknown>) => {
  const left = [...all];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let each = left.pop(); each; each = left.pop()) await work(each);
    }),
  );
  return (all.length / (performance.now() - started)) * 1000;
};

const order = async (world: OrderWorld, { buyer, args }: Placed) => {
  const { status, code } = await world.pushOne(buyer, 'submitOrder', args);
  if (status !== 'applied') throw new Error(`an order was ${status}: ${code}`);
};

const tables = ['customer_order', 'record', 'mail', 'sync_result'] as const;
type Rows = Record<(typeof tables)[number], unknown[]>;

/** What an order leaves: itself, the records it wrote, its mail and the answer that is kept. */
const rowsOf = async (owner: Sql, { actor }: Buyer): Promise<Rows> => {
  const written = ['order', 'orderAmounts', 'project', 'cart', 'cartLine'];
  const all = tables.map(async (table) => {
    const rows = await owner<{ row: { kind?: string; status?: string } }[]>`
      select to_jsonb(t) as row from ${owner(table)} t where customer_id = ${actor.customerId}`;
    const kept = rows.filter(({ row }) =>
      table === 'record' ? written.includes(row.kind ?? '') : table !== 'sync_result' || row.status === 'applied',
    );
    return [table, kept.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as Rows;
};

/** One transaction an order into tables with the same columns, checks and indexes. */
const insertBare = (owner: Sql, rows: Rows) =>
  owner.begin(async (tx) => {
    for (const table of tables) {
      const bare = `bare_${table}`;
      await tx`insert into ${tx(bare)} select * from jsonb_populate_recordset(null::${tx(bare)}, ${tx.json(rows[table] as never)})`;
    }
  });

const { database, stop } = await benchDatabase();
const world = await openOrderWorld(database, seededRandom(1), atOnce);
try {
  const placed: Placed[] = [];
  while (placed.length < count) {
    const buyer = await world.addBuyer();
    placed.push({ buyer, args: await world.orderArgs(buyer) });
  }
  const [warm, timed] = [placed.slice(0, Math.floor(count / 10)), placed.slice(Math.floor(count / 10))];
  await perSecond(warm, (each) => order(world, each));
  const orders = await perSecond(timed, (each) => order(world, each));
  for (const table of tables) await database.owner.unsafe(`create table bare_${table} (like ${table} including all)`);
  const left: Rows[] = [];
  for (const { buyer } of timed) left.push(await rowsOf(database.owner, buyer));
  const rowsEach =
    left.reduce((sum, rows) => sum + tables.reduce((n, table) => n + rows[table].length, 0), 0) / left.length;
  const bareSql = connect(database.address, { max: atOnce, name: 'knotenblech bare inserts' });
  await perSecond(left.splice(0, Math.floor(left.length / 10)), (rows) => insertBare(bareSql, rows));
  const bare = await perSecond(left, (rows) => insertBare(bareSql, rows));
  await bareSql.end({ timeout: 5 });
  console.log(
    `${timed.length} orders, ${atOnce} at once: ${orders.toFixed(0)} a second | bare inserts of the same ${rowsEach.toFixed(1)} rows ` +
      `each: ${bare.toFixed(0)} a second | ratio ${(bare / orders).toFixed(1)}`,
  );
} finally {
  await world.stop();
  await stop();
}
