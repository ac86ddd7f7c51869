import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import type { Database } from '../src/database/database.ts';
import { calm } from './calm.ts';
import { findViolations } from './find-violations.ts';
import { openWorld } from './open-world.ts';
import { seededRandom } from './random.ts';
import type { Faults } from './simulated-network.ts';
import { openStage } from './stage/stage.ts';
import { takeStep } from './take-step.ts';
import type { World } from './world.ts';

export type SeedReport = {
  seed: number;
  /** How many of each name. */
  changes: Record<string, number>;
  /** The same of those that the server keeps as applied. */
  applied: Record<string, number>;
  orders: number;
  faults: Faults | null;
  violations: string[];
  /** The same in every run of the seed with the same code. */
  hash: string;
};

const stepsPerSeed = 60;

/** One run of devices, tabs and faults; then everything is let through and must agree. The same seed gives the same run. */
export const simulate = async (
  database: Database,
  seed: number,
  onNote?: (line: string) => void,
): Promise<SeedReport> => {
  await loadKernel();
  const stage = openStage({
    random: seededRandom(seed ^ 0x5eed),
    countWaiting: () => countWaiting(database),
    ...(onNote && { onNote }),
  });
  const world = await stage.run(async () => {
    const opened = await openWorld(database, stage, seed);
    for (let step = 0; step < stepsPerSeed; step++) await takeStep(opened);
    await calm(opened);
    return opened;
  });
  const violations = await stage.run(() => findViolations(world));
  const counts = await countOf(database, world);
  for (const tab of world.devices.flatMap((device) => device.tabs)) tab.close();
  const { ledger, network } = world;
  return {
    seed,
    changes: countNames([...ledger.made.values()]),
    ...counts,
    faults: network.faults,
    violations,
    hash: stage.hash(),
  };
};

/** Statements that wait for a lock of another transaction. */
const countWaiting = async ({ owner }: Database) => {
  const [found] = await owner<{ count: number }[]>`
    select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`;
  return found?.count ?? 0;
};

const countOf = async ({ owner }: Database, { shop: { customerId }, ledger }: World) => {
  const kept = await owner<{ uid: string }[]>`
    select uid from sync_result where customer_id = ${customerId} and status = 'applied'`;
  const [counts] = await owner<{ orders: number }[]>`
    select count(*)::int as orders from record where customer_id = ${customerId} and kind = 'order'`;
  return { applied: countNames(kept.flatMap(({ uid }) => ledger.made.get(uid) ?? [])), orders: counts?.orders ?? 0 };
};

const countNames = (made: readonly { name: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { name } of made) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
