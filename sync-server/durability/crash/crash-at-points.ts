import { rm } from 'node:fs/promises';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { seededRandom } from '../../simulate/random.ts';
import type { Sql } from '../../src/database/database.ts';
import { testDevice } from '../../test/test-device.ts';
import { testFolder } from '../../test/test-folder.ts';
import { testOrder } from '../../test/test-order.ts';
import { findHalves } from '../find-halves.ts';
import { findLost } from '../find-lost.ts';
import { keepAcknowledged } from '../keep-acknowledged.ts';
import { startOutsidePostgres } from '../outside-postgres.ts';
import { type RunningShop, startServer } from '../start-server.ts';
import { type CrashPoint, startDatabaseProxy } from './database-proxy.ts';
import { readTally } from './read-tally.ts';

export type CrashFinding = {
  work: 'order' | 'push';
  point: CrashPoint;
  /** Some statements are not always needed. */
  isReached: boolean;
  /** The device had its answer before the server died. */
  wasAcknowledged: boolean;
  /** The changes of the whole run that were looked at again. */
  acknowledged: number;
  restartMs: number;
  violations: string[];
};

const projectName = 'Hallenrahmen Achse A bis C';
const never: CrashPoint = { name: 'commit', nth: 1_000_000, when: 'before' };
/** The device has just read its answer. */
const answered: CrashPoint = { name: 'answer', nth: 1, when: 'after' };

/**
 * A shop whose server is killed at named points of an order and of a push, and started again on what is left; everything
 * that it ever acknowledged is looked at again each time. The seed chooses which of it is sent again.
 */
export const openCrashWorld = async (seed: number) => {
  const random = seededRandom(seed);
  const postgres = await startOutsidePostgres();
  const proxy = await startDatabaseProxy(postgres.port);
  const folder = await testFolder('crash');
  const environment = {
    DATABASE_URL: await postgres.addDatabase('shop', proxy.port),
    DATA_DIR: folder,
    DEMO_DATA: 'on',
  };
  let server: RunningShop = await startServer(environment);
  const kept = keepAcknowledged();
  const deviceNow = () => testDevice(kept.reach(server.url), 'werkstatt');
  let device = await deviceNow();
  await device.untilRead();
  const project = (await device.projects()).find(({ name }) => name === projectName);
  if (!project) throw new Error('no project');
  const asOwner = <T>(run: (sql: Sql) => Promise<T>) => postgres.asOperator(run, 'shop');

  const mutationOf = async (work: CrashFinding['work']) => {
    if (work === 'order') return device.mutation('submitOrder', await testOrder(device, [project.id]));
    const [known] = await device.addresses();
    if (!known) throw new Error('no address');
    return device.mutation('putAddress', { address: { ...known, id: newId<AddressId>(), name: 'Baustelle' } });
  };
  type Sent = Pick<Awaited<ReturnType<typeof mutationOf>>, 'id' | 'uid'>;

  /** Before and after each statement that the work takes, and after its answer. */
  const pointsOf = async (work: CrashFinding['work']): Promise<CrashPoint[]> => {
    const mutation = await mutationOf(work);
    proxy.arm(never, () => {});
    await device.pushAll([mutation]);
    const passed = proxy.disarm();
    const statements = passed.flatMap((name, at) => {
      const nth = passed.slice(0, at + 1).filter((each) => each === name).length;
      return (['before', 'after'] as const).map((when) => ({ name, nth, when }));
    });
    return [...statements, answered];
  };

  const pushUntilKilled = async (mutation: Sent, point: CrashPoint) => {
    let isReached = false;
    const crash = () => {
      isReached = server.child.kill('SIGKILL');
    };
    proxy.arm(point, crash);
    const answer = await device.pushAll([mutation]).catch(() => null);
    if (answer && point.name === answered.name) crash();
    proxy.disarm();
    return { isReached, wasAcknowledged: answer !== null };
  };

  const restart = async () => {
    await server.kill();
    server = await startServer(environment);
    return server.readyMs;
  };

  /** The same from a new device and from the one that does not know what became of it; then one of all that went before. */
  const sendAgain = async (mutation: Sent, clientId: typeof device.clientId) => {
    const first = { ...mutation, id: 1 };
    await device.pushAll([first], crypto.randomUUID());
    await device.pushAll([first], clientId);
    if (kept.of(mutation.uid)?.answer.status !== 'applied') return ['refused when it was sent again'];
    const tally = () => asOwner((sql) => readTally(sql, device.customer.id));
    const before = await tally();
    const earlier = { ...random.pick(kept.all()).mutation, id: 1 };
    await device.pushAll([earlier], crypto.randomUUID());
    const after = await tally();
    return after === before ? [] : [`'${earlier.name}' sent again made ${before} to ${after}`];
  };

  const crashAt = async (work: CrashFinding['work'], point: CrashPoint): Promise<CrashFinding> => {
    const mutation = await mutationOf(work);
    const { clientId } = device;
    const told = kept.contradictions().length;
    const reached = await pushUntilKilled(mutation, point);
    const restartMs = await restart();
    device = await deviceNow();
    const violations: string[] = [];
    const acknowledged = kept.all().length;
    violations.push(...(await asOwner((sql) => findLost(sql, kept.all()))), ...(await asOwner(findHalves)));
    violations.push(...(await sendAgain(mutation, clientId)));
    violations.push(...(await asOwner((sql) => findLost(sql, kept.all()))), ...kept.contradictions().slice(told));
    return { work, point, ...reached, acknowledged, restartMs, violations };
  };

  return {
    kept,
    asOwner,
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
