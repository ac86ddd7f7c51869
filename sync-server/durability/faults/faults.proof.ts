import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFaults } from './database-faults.ts';
import { endureFault } from './endure-fault.ts';
import { type FaultWorld, openFaultWorld } from './fault-world.ts';
import { otherFaults } from './other-faults.ts';

const recoveryMs = 10_000;

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld();
});
afterAll(() => world.stop());

const faults = Object.entries({ ...databaseFaults, ...otherFaults }).map(([name, fault]) => ({ name, fault }));

test('there are more than thirty faults', () => {
  expect(faults.length).toBeGreaterThan(30);
});

test.for(faults)(
  '$name: nothing inner is told, nothing acknowledged is lost, and all works again by itself',
  async ({ fault }, context) => {
    let tookMs = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && tookMs >= recoveryMs; tries += 1)
      tookMs = await endureFault(world, fault, context);
    expect(await world.lost()).toEqual([]);
    expect(tookMs).toBeLessThan(recoveryMs);
  },
);
