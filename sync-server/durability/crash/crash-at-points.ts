import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testOrder } from '../../src/orders/test-order.ts';
import { type TestDevice, testDevice } from '../../src/test-device.ts';
import { startOutsidePostgres } from '../outside-postgres.ts';
import { reachShop } from '../reach-shop.ts';
import { type RunningShop, startServer } from '../start-server.ts';
import { type CrashPoint, startDatabaseProxy } from './database-proxy.ts';

export type CrashFinding = {
  work: 'order' | 'push';
  point: CrashPoint;
  /** Some statements are not always needed. */
  isReached: boolean;
  /** The device had its answer before the server died. */
  wasAcknowledged: boolean;
  restartMs: number;
  violations: string[];
};

const projectName = 'Hallenrahmen Achse A bis C';
const never: CrashPoint = { name: 'commit', nth: 1_000_000, when: 'before' };

/** A shop whose server is killed at named points of an order and of a push, and started again on what is left. */
export const openCrashWorld = async () => {
  const postgres = await startOutsidePostgres();
  const proxy = await startDatabaseProxy(postgres.port);
  const folder = await mkdtemp(join(tmpdir(), 'knotenblech-crash-'));
  const environment = {
    DATABASE_URL: await postgres.addDatabase('shop', proxy.port),
    DATA_DIR: folder,
    DEMO_DATA: 'on',
  };
  let server: RunningShop = await startServer(environment);
  const deviceNow = () => testDevice(reachShop(server.url), 'werkstatt');
  let device = await deviceNow();
  await device.untilRead();
  const project = (await device.projects()).find(({ name }) => name === projectName);
  if (!project) throw new Error('no project');

  const mutationOf = async (work: CrashFinding['work']) => {
    if (work === 'order') return device.mutation('submitOrder', await testOrder(device, [project.id]));
    const [known] = await device.addresses();
    if (!known) throw new Error('no address');
    return device.mutation('putAddress', { address: { ...known, id: newId<AddressId>(), name: 'Baustelle' } });
  };
  const effectsOf = async (on: TestDevice, { args }: Awaited<ReturnType<typeof mutationOf>>) => {
    if ('orderId' in args) {
      const { orderId } = args;
      const found = (await on.orders()).filter(({ id }) => id === orderId);
      const amounts = (await on.amounts()).filter(({ id }) => id === orderId);
      return { found: found.length, isWhole: found.length === amounts.length, number: found[0]?.number };
    }
    const id = 'address' in args ? args.address.id : '';
    return { found: (await on.addresses()).filter((each) => each.id === id).length, isWhole: true, number: undefined };
  };

  /** Before and after each statement that the work takes. */
  const pointsOf = async (work: CrashFinding['work']): Promise<CrashPoint[]> => {
    const mutation = await mutationOf(work);
    proxy.arm(never, () => {});
    await device.pushAll([mutation]);
    const passed = proxy.disarm();
    return passed.flatMap((name, at) => {
      const nth = passed.slice(0, at + 1).filter((each) => each === name).length;
      return (['before', 'after'] as const).map((when) => ({ name, nth, when }));
    });
  };

  const crashAt = async (work: CrashFinding['work'], point: CrashPoint): Promise<CrashFinding> => {
    const mutation = await mutationOf(work);
    let isReached = false;
    proxy.arm(point, () => {
      isReached = server.child.kill('SIGKILL');
    });
    const answer = await device.pushAll([mutation]).catch(() => null);
    proxy.disarm();
    await server.kill();
    server = await startServer(environment);
    const restartMs = server.readyMs;
    const { clientId } = device;
    device = await deviceNow();
    const after = await effectsOf(device, mutation);
    const violations: string[] = [];
    if (answer && after.found !== 1) violations.push('an acknowledged change is gone');
    if (!after.isWhole) violations.push('half an order');
    const repeats = [
      await device.pushAll([{ ...mutation, id: 1 }]),
      await device.pushAll([{ ...mutation, id: 1 }], clientId),
    ];
    const end = await effectsOf(device, mutation);
    if (end.found !== 1 || !end.isWhole) violations.push(`${end.found} effects after repeats`);
    const numbers = [answer, ...repeats].flatMap((results) => results?.[0]?.details.number ?? []).map(Number);
    if (new Set(numbers).size > 1) violations.push(`numbers ${numbers.join(', ')}`);
    device = await deviceNow();
    return { work, point, isReached, wasAcknowledged: answer !== null, restartMs, violations };
  };

  return {
    pointsOf,
    crashAt,
    stop: async () => {
      await server.kill();
      await proxy.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
