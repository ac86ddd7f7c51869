import { rm } from 'node:fs/promises';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import type postgres from 'postgres';
import { demoPassword } from '../../src/operations/demo/demo-accounts.ts';
import { type ReachedShop, testDevice } from '../../test/test-device.ts';
import { testFolder } from '../../test/test-folder.ts';
import { startOutsidePostgres } from '../outside-postgres.ts';
import { reachShop } from '../reach-shop.ts';
import { startServer } from '../start-server.ts';
import { openSwitchedPort } from './switched-port.ts';

type Answer = { path: string; status: number; text: string };

/** The machine does not let anybody make this trouble. */
export class NotPossibleHere extends Error {}

const longestAnswerMs = 6_000;
const reads = [
  '/session',
  '/account',
  '/orders/list',
  '/project/list',
  '/site',
  '/baseData/countries',
  '/translation/material',
];
const clock = new URL('jumping-clock.ts', import.meta.url).href;

/** A shop on a PostgreSQL of somebody else's, with a mail server, and a device that writes down every answer. */
export const openFaultWorld = async () => {
  const folder = await testFolder('faults');
  const database = await startOutsidePostgres({ max_connections: '60' });
  const mail = await openSwitchedPort();
  const server = await startServer({
    DATABASE_URL: await database.addDatabase('shop'),
    DATA_DIR: folder,
    DEMO_DATA: 'on',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    NODE_OPTIONS: `--import=${clock}`,
  });
  const answers: Answer[] = [];
  const request: ReachedShop['request'] = async (path, init) => {
    const signal = AbortSignal.timeout(longestAnswerMs);
    const answer = await reachShop(server.url).request(path, { ...init, signal });
    answers.push({ path, status: answer.status, text: await answer.clone().text() });
    return answer;
  };
  const headers = { 'Content-Type': 'application/json' };
  const post: ReachedShop['post'] = (path, body, more) =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, ...more },
    });
  const shop = { ...reachShop(server.url), request, post };
  const device = await testDevice(shop, 'werkstatt');
  await device.untilRead();
  const [known] = await device.addresses();
  if (!known) throw new Error('no address');

  const queue: ReturnType<typeof mutation>[] = [];
  const acknowledged: string[] = [];
  const mutation = () =>
    device.mutation('putAddress', { address: { ...known, id: newId<AddressId>(), name: 'Baustelle' } });
  /** One more change, after all that were not answered yet. */
  const push = async () => {
    queue.push(mutation());
    const results = await device.pushAll(queue);
    for (const { uid, status } of results) if (status === 'applied') acknowledged.push(uid);
    const answered = new Set(results.map(({ uid }) => uid));
    queue.splice(0, queue.length, ...queue.filter(({ uid }) => !answered.has(uid)));
  };
  const upload = async () => {
    const hash = await device.upload(crypto.randomUUID());
    const { status } = await request(`/files/${hash}`, { method: 'HEAD', headers: device.headers });
    if (status !== 200) throw new Error(`upload: ${status}`);
  };
  const read = async (path: string) => {
    const { status } = await request(path, { headers: device.headers });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  const signIn = async () => {
    const { status } = await post('/session', { userName: 'chef', password: demoPassword, deviceName: 'tablet' });
    if (status !== 200) throw new Error(`sign-in: ${status}`);
  };
  const askForMail = () =>
    request('/users/resetPassword', {
      method: 'POST',
      body: new URLSearchParams({ email: 'chef@example.org', language: 'de' }),
    });

  return {
    folder,
    database,
    mail,
    server,
    answers,
    request,
    device,
    asOwner: <T>(run: (sql: postgres.Sql) => Promise<T>) => database.asOperator(run, 'shop'),
    askForMail,
    /** Nobody has tried anything too often yet. */
    forgetTries: () => database.asOperator((sql) => sql`delete from login_try`, 'shop'),
    /** Everything at once, whatever comes of it. */
    work: () => Promise.allSettled([push(), upload(), signIn(), askForMail(), ...reads.map(read)]),
    /** Throws what does not work. */
    workAll: async () => {
      await push();
      await Promise.all([upload(), signIn(), ...reads.map(read)]);
    },
    /** The changes that were acknowledged and are not there. */
    lost: async () => {
      const known = await database.asOperator(
        (sql) => sql<{ uid: string }[]>`select uid from sync_result where status = 'applied'`,
        'shop',
      );
      const there = new Set(known.map(({ uid }) => uid));
      return acknowledged.filter((uid) => !there.has(uid));
    },
    stop: async () => {
      await server.kill();
      await mail.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type FaultWorld = Awaited<ReturnType<typeof openFaultWorld>>;
