import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import { type CustomerId, newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import pino, { type Logger } from 'pino';
import { inject } from 'vitest';
import { addAccount } from '../src/accounts/auth/account.store.ts';
import { hashPassword, hashToken } from '../src/accounts/auth/password.ts';
import { createApp } from '../src/app.ts';
import type { Database, Waits } from '../src/database/database.ts';
import { openBlobStore } from '../src/files/blob.store.ts';
import { openKeyedFiles } from '../src/files/keyed-files.ts';
import { openPictureDrawer, openPictures, type PictureDrawer } from '../src/files/pictures/find-picture.ts';
import type { QueueCounts } from '../src/http/admission/create-admission.ts';
import { createRequestMetrics } from '../src/http/metrics/request-metrics.ts';
import type { Transport } from '../src/jobs/mail/send-mail.ts';
import { openJobs } from '../src/jobs/open-jobs.ts';
import type { PushSettings } from '../src/messages/notifications/send-push.ts';
import { openPapers } from '../src/orders/documents/open-papers.ts';
import { openPaypal, type PaypalSettings } from '../src/orders/payments/paypal-client.ts';
import { tariffDays, testShopOpensAt } from '../src/prepare-demo-shop.ts';
import { createDeadLetterHandlers, createJobHandlers } from '../src/run-shop.ts';
import { openPokes } from '../src/sync/rows/pokes.ts';
import { type ProjectKey, readHere } from './read-here.ts';
import { testDatabase } from './test-database.ts';

export const password = 'Stahlbau-2026!';
export const partnerKey = 'key-of-a-program-0123456789';
let passwordHash: Promise<string> | undefined;

export type TestUser = { userId: UserId; customerId: CustomerId; userName: string };
export type SignedIn = TestUser & { headers: Record<string, string>; key: string; cookie: string };

const putRecord = async (database: Database, customerId: string, kind: string, data: { id: string }) => {
  const space = `c:${customerId}`;
  await database.owner`insert into sync_space (customer_id, id) values (${customerId}, ${space}) on conflict do nothing`;
  const [row] = await database.owner<{ version: number }[]>`
    update sync_space set version = version + 1 where customer_id = ${customerId} and id = ${space} returning version`;
  await database.owner`
    insert into record (customer_id, space_id, kind, id, version, schema_version, data)
    values (${customerId}, ${space}, ${kind}, ${data.id}, ${row?.version ?? 1}, 1, ${database.owner.json(data)})
    on conflict (customer_id, space_id, kind, id) do update set data = excluded.data, version = excluded.version`;
};

/** A server of the test file's own: real database, files and job queue, answering through `request`. */
export const testShop = async (
  options: {
    app?: Map<string, never>;
    isHttps?: boolean;
    takesUrlTokens?: boolean;
    log?: Logger;
    contentFolders?: string[];
    push?: PushSettings;
    paypal?: PaypalSettings;
    waits?: Waits;
    /** With base data and the demo's customers and projects, these read. */
    isDemo?: boolean;
    elapsedMs?: () => number;
  } = {},
) => {
  const demo = options.isDemo ? inject('demoShop') : null;
  const database = await testDatabase(options.waits, demo?.database);
  const folder = await mkdtemp(join(tmpdir(), 'knotenblech-shop-'));
  const filesFolder = join(folder, 'files');
  if (demo) await cp(demo.filesFolder, filesFolder, { recursive: true });
  const blobs = openBlobStore(filesFolder);
  const log = options.log ?? pino({ level: 'silent' });
  const jobs = await openJobs(database, log);
  const pokes = await openPokes(database.owner);
  const drawer = openPictureDrawer();
  let drawn = 0;
  const counted: PictureDrawer = {
    ...drawer,
    draw: (request) => {
      drawn += 1;
      return drawer.draw(request);
    },
  };
  const pictures = openPictures(openKeyedFiles(join(folder, 'pictures'), 'png'), counted);
  const papers = openPapers(openKeyedFiles(join(folder, 'papers'), 'pdf'));
  const paypal = options.paypal ? openPaypal(options.paypal, log, () => performance.now()) : null;
  const push = options.push ?? { keys: null, allowsLocal: false };
  const clock = { now: new Date(testShopOpensAt) };
  const state = { isDraining: false, hasDiskSpace: true };
  const requestMetrics = createRequestMetrics();
  const queues = new Map<string, () => QueueCounts>();
  const app = createApp({
    database,
    blobs,
    jobs,
    pokes,
    pictures,
    papers,
    app: options.app ?? new Map(),
    site: {
      contentFolders: options.contentFolders ?? [fileURLToPath(new URL('../content', import.meta.url))],
      launchAt: null,
      unavailableRegions: [],
    },
    log,
    now: () => new Date(clock.now),
    isHttps: options.isHttps ?? false,
    takesUrlTokens: options.takesUrlTokens ?? true,
    partners: [{ name: 'sema', keyHash: hashToken(partnerKey) }],
    publicUrl: 'https://shop.example.org',
    proxyHops: 1,
    quoteDays: 30,
    requestMetrics,
    queues,
    isDraining: () => state.isDraining,
    hasDiskSpace: async () => state.hasDiskSpace,
    push,
    paypal,
    hasDemoData: options.isDemo ?? false,
    elapsedMs: options.elapsedMs ?? (() => performance.now()),
  });

  const addCustomer = async (kind: Customer['kind'] = 'company') => {
    const customerId = newId<CustomerId>();
    const customer: Customer = {
      id: customerId,
      number: 1,
      name: 'Holzbau',
      kind,
      mayPayByBill: true,
      confirmedVatId: null,
    };
    await putRecord(database, customerId, 'customer', customer);
    return customerId;
  };
  const putUser = (customerId: CustomerId, user: User) => putRecord(database, customerId, 'user', user);
  const addUser = async (userName: string, permissions: Permission[], customerId?: CustomerId, seesPrices = true) => {
    const customer = customerId ?? (await addCustomer());
    const userId = newId<UserId>();
    const email = `${userName}@example.org`;
    await putUser(customer, {
      id: userId,
      userName,
      email,
      firstName: 'Eva',
      name: 'Muster',
      permissions,
      seesPrices,
      active: true,
    });
    passwordHash ??= hashPassword(password);
    await addAccount(database.owner, {
      userId,
      customerId: customer,
      userName,
      email,
      passwordHash: await passwordHash,
    });
    return { userId, customerId: customer, userName } satisfies TestUser;
  };
  /** Works on what is queued; files are read in this process instead of a child. */
  const work = (transport: Transport | null = null) => {
    const deps = {
      ...database,
      blobs,
      pictures,
      papers,
      enqueue: jobs.enqueue,
      now: () => clock.now,
      log,
      transport,
      viesUrl: null,
      publicUrl: 'https://shop.example.org',
      tariffDays,
      push,
      paypal,
      takesPaypal: paypal !== null,
    };
    const handlers = { ...createJobHandlers(deps), 'read-file': (key: ProjectKey) => readHere(deps, key) };
    return jobs.work(handlers, createDeadLetterHandlers(deps));
  };
  const request = (path: string, init?: RequestInit) => app.request(`/api/1.0${path}`, init);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const signIn = async (user: TestUser): Promise<SignedIn> => {
    const answer = await post('/session', { userName: user.userName, password, deviceName: 'test' });
    const { sessionKey } = (await answer.json()) as { sessionKey: string };
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    return { ...user, key: sessionKey, cookie, headers: { 'X-Session-Key': sessionKey, Cookie: cookie } };
  };
  const stop = async () => {
    pictures.stop();
    papers.stop();
    await jobs.stop();
    await pokes.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    app,
    database,
    blobs,
    filesFolder,
    jobs,
    pokes,
    clock,
    /** What the shop says of itself at /ready. */
    state,
    requestMetrics,
    queues,
    pictures,
    papers,
    /** How many pictures were drawn, not found. */
    drawnPictures: () => drawn,
    log,
    addCustomer,
    addUser,
    putUser,
    request,
    post,
    signIn,
    work,
    stop,
  };
};

export type TestShop = Awaited<ReturnType<typeof testShop>>;
