import type { Database } from '../src/database/database.ts';
import { type SeedReport, simulate } from './simulate.ts';

type Options = { untilFound?: boolean; onNote?: (line: string) => void };

/** Runs seeds one after the other; a run that breaks off is a violation of its seed. */
export const runSeeds = async (
  database: Database,
  from: number,
  count: number,
  { untilFound = false, onNote }: Options = {},
): Promise<SeedReport[]> => {
  const reports: SeedReport[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const report = await simulate(database, seed, onNote).catch(
      (error: Error): SeedReport => ({
        seed,
        changes: {},
        applied: {},
        orders: 0,
        faults: null,
        hash: '',
        violations: [`broke off: ${error.stack ?? String(error)}`],
      }),
    );
    reports.push(report);
    if (untilFound && report.violations.length > 0) break;
  }
  return reports;
};
