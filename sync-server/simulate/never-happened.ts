import { changes } from '@knotenblech/shared/sync/changes.ts';
import type { SeedReport } from './simulate.ts';
import { noFaults } from './simulated-network.ts';
import { sumByName } from './sum-by-name.ts';

/** Changes of the product that were applied in none of the seeds, and faults that none of them met. */
export const neverHappened = (reports: readonly SeedReport[]) => {
  const applied = sumByName(reports.map((report) => report.applied));
  const faults = sumByName(reports.map((report) => report.faults ?? {}));
  return [
    ...Object.keys(changes).filter((name) => !applied[name]),
    ...Object.keys(noFaults()).filter((name) => !faults[name]),
  ];
};
