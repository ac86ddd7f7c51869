import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSeed } from '../../../shared/proofs/slice.ts';
import { openCrashWorld } from './crash-at-points.ts';

let world: Awaited<ReturnType<typeof openCrashWorld>>;
beforeAll(async () => {
  world = await openCrashWorld(runSeed());
});
afterAll(() => world.stop());

test.each([
  ['order', 'before'],
  ['order', 'after'],
  ['push', 'before'],
  ['push', 'after'],
] as const)(
  'a server that is killed in %s right %s the commit has lost, halved and doubled nothing',
  async (work, when) => {
    const finding = await world.crashAt(work, { name: 'commit', nth: 1, when });
    expect(finding).toMatchObject({ violations: [], isReached: true, wasAcknowledged: false });
  },
);
