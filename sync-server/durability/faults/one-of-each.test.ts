import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFaults } from './database-faults.ts';
import { endureFault } from './endure-fault.ts';
import { type FaultWorld, openFaultWorld } from './fault-world.ts';
import { otherFaults } from './other-faults.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld();
});
afterAll(() => world.stop());

const all = { ...databaseFaults, ...otherFaults };
const oneOfEach = ['the database is killed', 'the mail server is gone', 'the disk of uploads is full'];

test.for(oneOfEach)(
  '%s: nothing inner is told, nothing acknowledged is lost, and all works again by itself',
  async (name, context) => {
    const fault = all[name];
    if (!fault) throw new Error(`no such fault: ${name}`);
    await endureFault(world, fault, context);
    expect(await world.lost()).toEqual([]);
  },
);
