import { appendFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type DatabaseAddress, endlessWaits } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { copyDatabase } from '../src/database/own-postgres/copy-database.ts';
import { startOwnPostgres } from '../src/database/own-postgres/start-own-postgres.ts';
import { testFolder } from '../test/test-folder.ts';
import { plantMutant } from './mutants/plant-mutant.ts';
import { runMutants } from './mutants/run-mutants.ts';
import { reportOf } from './report-of.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    seeds: { type: 'string', default: '50' },
    from: { type: 'string', default: '1' },
    /** Plants a fault first; by its name in mutants/mutants.ts. */
    mutant: { type: 'string' },
    /** Runs the seeds with each mutant. */
    'all-mutants': { type: 'boolean', default: false },
    /** Ends at the first seed that finds something. */
    'until-found': { type: 'boolean', default: false },
    /** Writes every step, request and answer to a file: two runs of a seed write the same. */
    trace: { type: 'string' },
    /** Names every seed with the hash of its run. */
    hashes: { type: 'boolean', default: false },
    /** A migrated database of a running PostgreSQL to copy, as JSON. */
    template: { type: 'string' },
  },
});
const [seeds, from] = [Number(values.seeds), Number(values.from)];

/** A PostgreSQL of this run's own. */
const startTemplate = async () => {
  const folder = await testFolder('simulate');
  const postgres = await startOwnPostgres(folder, { database: 'simulate', isDurable: false });
  await migrate(postgres.address);
  return {
    address: postgres.address,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const template = values.template
  ? { address: JSON.parse(values.template) as DatabaseAddress, stop: async () => {} }
  : await startTemplate();

const runOnce = async () => {
  if (values.mutant) plantMutant(values.mutant);
  const { runSeeds } = await import('./run-seeds.ts');
  const database = await copyDatabase(template.address, `simulate_${process.pid}`, endlessWaits);
  const startedAt = Date.now();
  const { trace } = values;
  const reports = await runSeeds(database, from, seeds, {
    untilFound: values['until-found'],
    ...(trace && { onNote: (line: string) => appendFileSync(trace, `${line}\n`) }),
  });
  await database.stop();
  const report = reportOf(reports, { seconds: (Date.now() - startedAt) / 1000, withHashes: values.hashes });
  for (const line of report.lines) console.log(line);
  return report.violations > 0 ? 1 : 0;
};

const code = values['all-mutants']
  ? await runMutants(template.address, { from, seeds, untilFound: values['until-found'] })
  : await runOnce();
await template.stop();
process.exit(code);
