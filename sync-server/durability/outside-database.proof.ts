import { rm } from 'node:fs/promises';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../src/database/database.ts';
import { type TestDevice, testDevice } from '../test/test-device.ts';
import { testFolder } from '../test/test-folder.ts';
import { testOrder } from '../test/test-order.ts';
import { listenToEvents } from './listen-to-events.ts';
import { type OutsidePostgres, startOutsidePostgres } from './outside-postgres.ts';
import { reachShop } from './reach-shop.ts';
import { type RunningShop, spawnServer, startServer } from './start-server.ts';

let postgres: OutsidePostgres;
let folder = '';
let environment: Record<string, string> = {};
let servers: RunningShop[] = [];

beforeAll(async () => {
  postgres = await startOutsidePostgres();
  folder = await testFolder('shared');
  environment = { DATABASE_URL: await postgres.addDatabase('shop'), DATA_DIR: folder, DEMO_DATA: 'on' };
  servers = await Promise.all([startServer(environment), startServer(environment)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});
const server = (n: number) => servers[n] as RunningShop;
const deviceAt = (n: number, userName: string) => testDevice(reachShop(server(n).url), userName);
const addressOf = async (device: TestDevice) => {
  const [address] = await device.addresses();
  if (!address) throw new Error('no address');
  return address;
};

test('a shop runs on the database of another PostgreSQL, as a user that owns it and is no superuser: sign-in, file, cart, order', async () => {
  const device = await deviceAt(0, 'werkstatt');
  await device.untilRead();
  const project = (await device.projects()).find(({ name }) => name.startsWith('Hallenrahmen'));
  if (!project) throw new Error('no project');
  const order = await testOrder(device, [project.id]);
  expect(await device.push('submitOrder', order)).toMatchObject({ status: 'applied', details: { number: 10001 } });
  expect(await device.orders()).toMatchObject([{ id: order.orderId, number: 10001 }]);
});

test('there, too, the server itself sees the rows of one customer only', async () => {
  const rows = await postgres.asOperator(
    (sql) => sql`
      select usename, count(*)::int as count from pg_stat_activity
      where datname = 'shop' and application_name = 'knotenblech app' group by 1`,
  );
  expect(rows).toMatchObject([{ usename: 'shop' }]);
  const stranger = await deviceAt(0, 'privat');
  expect(await stranger.projects()).toEqual([]);
  expect(await stranger.orders()).toEqual([]);
});

test('there the sessions and locks of a server whose machine goes away without a word are free after a minute', async () => {
  const sql = connect({ url: String(environment.DATABASE_URL) }, { max: 1, name: 'knotenblech test' });
  const settings = await sql`
    select current_setting('tcp_keepalives_idle') as idle, current_setting('tcp_keepalives_interval') as interval,
      current_setting('tcp_keepalives_count') as count, current_setting('tcp_user_timeout') as unanswered`;
  await sql.end();
  expect(settings).toEqual([{ idle: '30', interval: '10', count: '3', unanswered: '60000' }]);
});

test('an outside database that may lose what it acknowledged is refused, and said which setting it is', async () => {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await postgres.asOperator(async (sql) => {
      await sql.unsafe(`alter system set ${setting} = off`);
      await sql`select pg_reload_conf()`;
    });
    const shown = () => postgres.asOperator((sql) => sql.unsafe(`show ${setting}`));
    await expect.poll(shown).toMatchObject([{ [setting]: 'off' }]);
    const refused = spawnServer({ ...environment, PORT: '0' });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim()).toBe(
      `the database may lose acknowledged orders: switch ${setting} on, then start again`,
    );
    await postgres.asOperator(async (sql) => {
      await sql.unsafe(`alter system reset ${setting}`);
      await sql`select pg_reload_conf()`;
    });
    await expect.poll(shown).toMatchObject([{ [setting]: 'on' }]);
  }
});

test('a wrong password, or no PostgreSQL there, is said in one line without the password', async () => {
  const url = String(environment.DATABASE_URL);
  for (const wrong of [url.replace('shop:shop', 'shop:wrong'), url.replace(String(postgres.port), '1')]) {
    const refused = spawnServer({ ...environment, DATABASE_URL: wrong, PORT: '0' });
    expect(await refused.ended).toBe(1);
    expect(refused.output().trim().split('\n')).toHaveLength(1);
    expect(refused.output()).not.toContain('shop:');
  }
});

test('a device at one server hears within a second of what was pushed to the other', async () => {
  const [here, there] = [await deviceAt(0, 'werkstatt'), await deviceAt(1, 'chef')];
  const stream = await listenToEvents(server(1).url, there.headers);
  const heardOf = () => stream.pokes().filter((space) => space === `c:${here.customer.id}`).length;
  let fastestMs = Number.POSITIVE_INFINITY;
  for (let tries = 1; tries <= 3 && fastestMs >= 1000; tries++) {
    const address = { ...(await addressOf(here)), id: newId<AddressId>(), name: `Baustelle ${tries}` };
    await here.push('putAddress', { address });
    const answeredAt = performance.now();
    await expect.poll(heardOf, { interval: 5 }).toBe(tries);
    fastestMs = Math.min(fastestMs, performance.now() - answeredAt);
  }
  expect(fastestMs).toBeLessThan(1000);
  expect((await there.addresses()).map(({ name }) => name)).toContain('Baustelle 1');
  await stream.close();
});

test('a server whose ear at the database was lost, or whose database was away, listens again and pokes everybody', async () => {
  const [here, there] = [await deviceAt(0, 'werkstatt'), await deviceAt(1, 'chef')];
  const stream = await listenToEvents(server(1).url, there.headers);
  const emptyPokes = () => stream.text().split('data: {}').length - 1;
  await expect.poll(stream.text).toContain('open');
  await postgres.asOperator(
    (sql) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "knotenblech_spaces"%'`,
  );
  await expect.poll(emptyPokes).toBe(1);
  await postgres.kill();
  await expect.poll(async () => (await fetch(`${server(1).url}/ready`)).status).toBe(503);
  await postgres.start();
  await expect.poll(emptyPokes).toBe(2);
  await expect.poll(async () => (await fetch(`${server(0).url}/ready`)).status).toBe(200);
  await here.push('putAddress', {
    address: { ...(await addressOf(here)), id: newId<AddressId>(), name: 'Baustelle Ost' },
  });
  await expect.poll(stream.pokes).toContain(`c:${here.customer.id}`);
  await stream.close();
});
