import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyDatabase } from '../src/database/copy-database.ts';
import { migrate } from '../src/database/migrate.ts';
import { startOwnPostgres } from '../src/database/start-own-postgres.ts';
import { runSeeds, violationsOf } from './run-seeds.ts';
import type { SeedReport } from './simulate.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { seeds: { type: 'string', default: '50' }, from: { type: 'string', default: '1' } },
});
const [seeds, from] = [Number(values.seeds), Number(values.from)];

const folder = await mkdtemp(join(tmpdir(), 'knotenblech-simulate-'));
const postgres = await startOwnPostgres(folder, { database: 'simulate', isDurable: false });
await migrate(postgres.address);
const database = await copyDatabase(postgres.address, 'simulate_run');
const startedAt = Date.now();
const reports = await runSeeds(database, from, seeds);
for (const line of violationsOf(reports)) console.log(line);
await database.stop();
await postgres.stop();
await rm(folder, { recursive: true, force: true });

const sum = (count: (report: SeedReport) => number) => reports.reduce((total, report) => total + count(report), 0);
const violations = sum((report) => report.violations.length);
const sumByName = (counts: (report: SeedReport) => Record<string, number>) => {
  const sums: Record<string, number> = {};
  for (const report of reports)
    for (const [name, count] of Object.entries(counts(report))) sums[name] = (sums[name] ?? 0) + count;
  return sums;
};
console.log(`seeds ${from} to ${from + seeds - 1} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
const changes = sumByName((report) => report.changes);
const made = Object.values(changes).reduce((total, count) => total + count, 0);
console.log(`changes ${made}, applied ${sum((r) => r.applied)}, orders ${sum((r) => r.orders)}`);
console.log(`by name ${JSON.stringify(changes)}`);
console.log(`faults ${JSON.stringify(sumByName((report) => report.faults ?? {}))}`);
console.log(`violations ${violations}`);
process.exit(violations > 0 ? 1 : 0);
