import type { Database } from '../src/database/database.ts';
import { type SeedReport, simulate } from './simulate.ts';

/** Runs seeds one after the other; a run that breaks off is a violation of its seed. */
export const runSeeds = async (database: Database, from: number, count: number): Promise<SeedReport[]> => {
  const reports: SeedReport[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const report = await simulate(database, seed).catch(
      (error: Error): SeedReport => ({
        seed,
        changes: {},
        applied: 0,
        orders: 0,
        faults: null,
        violations: [`broke off: ${error.stack ?? String(error)}`],
      }),
    );
    reports.push(report);
  }
  return reports;
};

/** One line a violation, with the seed that brings it back. */
export const violationsOf = (reports: readonly SeedReport[]) =>
  reports.flatMap(({ seed, violations }) => violations.map((violation) => `seed ${seed}: ${violation.slice(0, 600)}`));
