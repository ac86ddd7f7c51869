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
const faults: Record<string, number> = {};
for (const report of reports) {
  for (const [name, count] of Object.entries(report.faults ?? {})) faults[name] = (faults[name] ?? 0) + count;
}
console.log(`seeds ${from} to ${from + seeds - 1} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
console.log(`changes ${sum((r) => r.changes)}, applied ${sum((r) => r.applied)}, orders ${sum((r) => r.orders)}`);
console.log(`faults ${JSON.stringify(faults)}`);
console.log(`violations ${violations}`);
process.exit(violations > 0 ? 1 : 0);
