import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import {
  customerPriceSpace,
  customerSpace,
  projectSpace,
  type SpaceId,
  userSpace,
} from '@knotenblech/shared/records/space.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import {
  type MutationResult,
  type PullAnswer,
  type PushAnswer,
  protocolVersion,
  schemaVersion,
} from '@knotenblech/shared/sync/wire.ts';
import type { FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { demoCustomers, demoPassword } from '../src/operations/demo/demo-accounts.ts';
import type { TestShop } from './test-shop.ts';

/** What a device needs of a shop, in this process or in another. */
export type ReachedShop = Pick<TestShop, 'post' | 'request'> & { clock: { now: Date } };

const readWithinMs = 300_000;
const mostTries = 5;
const version = { protocol: protocolVersion, schema: schemaVersion };

const demoUserOf = (userName: string) => {
  for (const { customer, users } of demoCustomers) {
    const found = users.find(({ user }) => user.userName === userName);
    if (found) return { ...found, customer };
  }
  throw new Error(`there is no demo user ${userName}`);
};

/** A device of a demo user that talks to the shop over HTTP as the app does. */
export const testDevice = async (shop: ReachedShop, userName: string) => {
  const { user, cartId, customer } = demoUserOf(userName);
  const answer = await shop.post('/session', { userName, password: demoPassword, deviceName: 'device' });
  const { sessionKey } = (await answer.json()) as { sessionKey: string };
  const headers = { 'X-Session-Key': sessionKey, Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  const clientId = crypto.randomUUID();
  let lastMid = 0;

  const mutation = <N extends ChangeName>(name: N, args: ArgsOf<N>, uid: string = crypto.randomUUID()) => ({
    id: ++lastMid,
    uid,
    name,
    v: 1,
    args,
    at: shop.clock.now.toISOString(),
  });
  /** Turned away it comes back with the same, as the app does. */
  const pushAll = async (mutations: unknown[], client = clientId) => {
    const request = { ...version, userId: user.id, clientId: client, mutations };
    for (let tries = 1; ; tries += 1) {
      const pushed = await shop.post('/sync/push', request, headers);
      if (pushed.status === 200) return ((await pushed.json()) as PushAnswer).results;
      const seconds = Number(pushed.headers.get('Retry-After'));
      if (pushed.status !== 503 || seconds === 0 || tries === mostTries)
        throw new Error(`push: ${pushed.status} ${await pushed.text()}`);
      await wait(seconds * 1000);
    }
  };
  const push = async <N extends ChangeName>(name: N, args: ArgsOf<N>): Promise<MutationResult> => {
    const [result] = await pushAll([mutation(name, args)]);
    if (!result) throw new Error('a push without result');
    return result;
  };
  const rows = async <K extends RecordKind>(space: SpaceId, kind: K): Promise<RecordOf<K>[]> => {
    const request = { ...version, userId: user.id, clientId, epoch: null, spaces: { [space]: null }, limit: 5000 };
    const pulled = (await (await shop.post('/sync/pull', request, headers)).json()) as PullAnswer;
    const put = pulled.spaces[space]?.put ?? [];
    return put.filter((row) => row.kind === kind).map((row) => row.data as unknown as RecordOf<K>);
  };
  const upload = async (text: string) => {
    const bytes = new TextEncoder().encode(text);
    const hash = createHash('sha256').update(bytes).digest('hex') as FileHash;
    const sent = { ...headers, 'Upload-Offset': '0', 'Upload-Length': String(bytes.length) };
    await shop.request(`/files/${hash}`, { method: 'PATCH', body: bytes, headers: sent });
    return hash;
  };
  return {
    user,
    customer,
    headers,
    clientId,
    cartId,
    mutation,
    push,
    pushAll,
    rows,
    upload,
    projects: () => rows(customerSpace(customer.id), 'project'),
    prices: () => rows(customerPriceSpace(customer.id), 'projectPrice'),
    tariffs: () => rows(customerPriceSpace(customer.id), 'tariff'),
    orders: () => rows(customerSpace(customer.id), 'order'),
    amounts: () => rows(customerPriceSpace(customer.id), 'orderAmounts'),
    addresses: () => rows(customerSpace(customer.id), 'address'),
    customers: () => rows(customerSpace(customer.id), 'customer'),
    parts: (projectId: ProjectId) => rows(projectSpace(projectId), 'partPack'),
    /** Waits until the server has read, or refused, every file. */
    untilRead: async () => {
      const deadline = Date.now() + readWithinMs;
      const isWaiting = async () =>
        (await rows(customerSpace(customer.id), 'project')).some((project) => project.reading === 'waiting');
      while (await isWaiting()) {
        if (Date.now() > deadline) throw new Error('a file is still being read');
        await wait(100);
      }
    },
    lines: () => rows(userSpace(user.id), 'cartLine'),
    openCart: async (): Promise<Cart | undefined> =>
      (await rows(userSpace(user.id), 'cart')).find((cart) => cart.state === 'open'),
  };
};

export type TestDevice = Awaited<ReturnType<typeof testDevice>>;
