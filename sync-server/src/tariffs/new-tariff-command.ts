import { parseArgs } from 'node:util';
import { costSeed } from '@knotenblech/shared/base-data/cost-seed.ts';
import { z } from 'zod';
import { openDatabase } from '../database/open-database.ts';
import { readSettings } from '../settings/read-settings.ts';
import { makeTariffs } from './make-tariffs.ts';

const usage =
  'node sync-server/src/tariffs/new-tariff-command.ts [--factor-work F] [--factor-material F] [--factor-flat F] [--customer NUMBER]';

const factor = z.string().regex(/^\d{1,3}(\.\d{1,6})?$/);

const readArguments = (args: string[]) => {
  const text = { type: 'string' } as const;
  const options = { 'factor-work': text, 'factor-material': text, 'factor-flat': text, customer: text };
  const schema = z.object({
    'factor-work': factor.optional(),
    'factor-material': factor.optional(),
    'factor-flat': factor.optional(),
    customer: z.coerce.number().int().positive().optional(),
  });
  try {
    return schema.parse(parseArgs({ args, options }).values);
  } catch {
    throw new Error(`Usage: ${usage}`);
  }
};

/** Gives every customer, or one, a new price list from the costs and factors of the base data; the shop may be running. */
const run = async () => {
  const given = readArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  const costs = costSeed();
  const factors = {
    work: given['factor-work'] ?? costs.costs.get('factor.work') ?? '1',
    material: given['factor-material'] ?? costs.costs.get('factor.material') ?? '1',
    flat: given['factor-flat'] ?? costs.costs.get('factor.flat_rate') ?? '1',
  };
  const database = await openDatabase({
    url: settings.databaseUrl ?? undefined,
    dataDir: settings.dataFolder,
    joinsRunning: true,
  });
  try {
    const made = await makeTariffs(database.owner, {
      costs,
      factors,
      validDays: settings.tariffDays,
      now: new Date(),
      customerNumber: given.customer ?? null,
    });
    for (const { customerNumber, customerName, tariffNumber, projectCount } of made) {
      console.log(`${customerNumber} ${customerName}: price list ${tariffNumber}, ${projectCount} projects priced`);
    }
  } finally {
    await database.stop();
  }
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
