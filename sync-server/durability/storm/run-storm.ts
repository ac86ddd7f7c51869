import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { amountsSchema } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { MutationResult } from '@knotenblech/shared/sync/wire.ts';
import { type AddressId, newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { addressOf, guessOf } from '../../simulate/orders/order-world.ts';
import { seededRandom } from '../../simulate/random.ts';
import { reachDatabase } from '../../src/database/open-database.ts';
import { testFolder } from '../../test/test-folder.ts';
import { sessionHeaders } from '../session-headers.ts';
import { type RunningShop, startServer } from '../start-server.ts';
import type { DevicesTask } from './devices-child.ts';
import { type StormCustomer, seedCustomer } from './seed-customers.ts';
import { type DevicePlan, type DeviceReport, weatherStorm } from './storm-device.ts';

const devicesEach = 5;
const seed = 4711;
const sampleEveryMs = 100;
/** What the server may need at most. */
export const mostServerMb = 512;

export type StormSize = { devices: number; edits: number; orders: number; processes: number; withinMs: number };
export type StormReport = {
  violations: string[];
  orderMs: number[];
  editMs: number[];
  turnedAway: number;
  failures: number;
  wholeMs: number;
  restRssMb: number;
  mostRssMb: number;
};

/** Devices that come back to one server within that time, each with edits, some with an order behind them. */
export const runStorm = async (size: StormSize): Promise<StormReport> => {
  const folder = await testFolder('storm');
  const server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'off' });
  try {
    const database = await reachDatabase({ dataDir: folder, joinsRunning: true });
    const customers: StormCustomer[] = [];
    while (customers.length * devicesEach < size.devices)
      customers.push(await seedCustomer(database.owner, devicesEach));
    const plans: DevicePlan[] = [];
    const buyersEvery = Math.max(1, Math.floor(customers.length / size.orders));
    for (const [n, customer] of customers.entries()) {
      const isOrdering = n % buyersEvery === 0 && n / buyersEvery < size.orders;
      plans.push(...(await plansOf(server.url, customer, { ...size, isOrdering })));
    }
    const sent = plans.slice(0, size.devices);
    const memory = watchMemory(server);
    const startedAt = performance.now();
    const reports = await sendAll(sent, size);
    const wholeMs = performance.now() - startedAt;
    const { restRssMb, mostRssMb } = memory.stop();
    const violations = await findLost(database.owner, sent, reports);
    await database.stop();
    const isOrder = (_: unknown, n: number) => sent[n]?.mutations.some(({ name }) => name === 'submitOrder') ?? false;
    const times = reports.map(({ answeredMs }) => answeredMs);
    return {
      violations,
      orderMs: times.filter(isOrder),
      editMs: times.filter((each, n) => !isOrder(each, n)),
      turnedAway: reports.reduce((sum, each) => sum + each.turnedAway, 0),
      failures: reports.reduce((sum, each) => sum + each.failures, 0),
      wholeMs,
      restRssMb,
      mostRssMb,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const mutationOf = (id: number, name: string, args: unknown) => ({
  id,
  uid: crypto.randomUUID(),
  name,
  v: 1,
  args,
  at: new Date().toISOString(),
});

/** Where somebody orders, the others leave his project alone; elsewhere a third of the edits are quantities. */
const plansOf = async (
  url: string,
  customer: StormCustomer,
  { edits, isOrdering }: StormSize & { isOrdering: boolean },
) => {
  const { actor, projectId } = customer;
  const plans = customer.sessions.map((session): DevicePlan => {
    const headers = sessionHeaders(url, session);
    const known = { epoch: null, spaces: Object.fromEntries(spacesOf(actor).map((id) => [id, null])) };
    const editOf = (id: number) => {
      if (isOrdering || id % 3 === 0) return mutationOf(id, 'putAddress', { address: addressOf(newId<AddressId>()) });
      if (id % 3 === 1) return mutationOf(id, 'setProjectTexts', { projectId, comment: `Stand ${id}` });
      return mutationOf(id, 'setPartQuantity', { projectId, partIndex: 1, quantity: id, was: 1 });
    };
    const mutations = Array.from({ length: edits }, (_, at) => editOf(at + 1));
    return { url, headers, userId: actor.userId, known, mutations };
  });
  const [first] = plans;
  if (!first) return [];
  const guess = guessOf(customer, seededRandom(seed));
  const { known, results } = await weatherStorm({ ...first, mutations: [mutationOf(1, 'submitOrder', guess)] });
  if (isOrdering) first.mutations.push(mutationOf(edits + 1, 'submitOrder', atThePrice(guess, results[0])));
  return plans.map((plan) => ({ ...plan, known }));
};

const spacesOf = ({ customerId, userId }: StormCustomer['actor']) => [
  customerSpace(customerId),
  customerPriceSpace(customerId),
  userSpace(userId),
];

/** At the amounts that the server says to whoever was shown others. */
const atThePrice = (guess: SubmitOrderArgs, result: MutationResult | undefined): SubmitOrderArgs => {
  if (result?.code !== 'price_changed') throw new Error(`asked for the price, got ${JSON.stringify(result)}`);
  const shown = amountsSchema.parse(JSON.parse(String(result.details.now)));
  return { ...guess, orderId: newId<OrderId>(), shown };
};

const sendAll = async (plans: readonly DevicePlan[], { processes, withinMs }: StormSize): Promise<DeviceReport[]> => {
  const share = Math.ceil(plans.length / processes);
  const reports = await Promise.all(
    Array.from({ length: processes }, async (_, n) => {
      const child = fork(new URL('./devices-child.ts', import.meta.url));
      child.send({ plans: plans.slice(n * share, (n + 1) * share), withinMs } satisfies DevicesTask);
      const [answer] = (await once(child, 'message')) as [DeviceReport[]];
      return answer;
    }),
  );
  return reports.flat();
};

const rssMbOf = async (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const watchMemory = ({ child }: RunningShop) => {
  const samples: number[] = [];
  const sample = () => void rssMbOf(child.pid ?? 0).then((mb) => samples.push(mb));
  sample();
  const timer = setInterval(sample, sampleEveryMs);
  return {
    stop: () => {
      clearInterval(timer);
      return { restRssMb: samples[0] ?? 0, mostRssMb: Math.max(...samples) };
    },
  };
};

type Owner = Awaited<ReturnType<typeof reachDatabase>>['owner'];

/** Every change answered as applied and kept once, every address and order there once, no number twice. */
const findLost = async (owner: Owner, plans: readonly DevicePlan[], reports: readonly DeviceReport[]) => {
  const violations: string[] = [];
  const sent = plans.flatMap(({ mutations }) => mutations);
  const answers = new Map(reports.flatMap(({ results }) => results.map((result) => [result.uid, result] as const)));
  const unanswered = sent.filter(({ uid }) => answers.get(uid)?.status !== 'applied');
  if (unanswered.length > 0) violations.push(`${unanswered.length} of ${sent.length} changes not answered as applied`);
  const rows = await owner<{ uid: string; count: number }[]>`
    select uid, count(*)::int as count from sync_result where status = 'applied' group by uid`;
  const kept = new Map(rows.map(({ uid, count }) => [uid, count]));
  if (sent.some(({ uid }) => kept.get(uid) !== 1)) violations.push('a change is kept not exactly once');
  const wanted = sent.filter(({ name }) => name === 'putAddress').length;
  const customers = new Set(plans.map(({ userId }) => userId)).size;
  const [addresses] = await owner<{ count: number }[]>`
    select count(*)::int as count from record where kind = 'address' and not deleted`;
  if (addresses?.count !== wanted + customers)
    violations.push(`${addresses?.count} addresses of ${wanted + customers}`);
  const orders = await owner<{ number: number }[]>`select number from customer_order`;
  const ordered = sent.filter(({ name }) => name === 'submitOrder').length;
  if (orders.length !== ordered || new Set(orders.map(({ number }) => number)).size !== ordered)
    violations.push(`${orders.length} orders of ${ordered}`);
  return violations;
};
