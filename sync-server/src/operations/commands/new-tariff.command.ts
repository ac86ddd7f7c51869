import { parseArgs } from 'node:util';
import { z } from 'zod';
import { migrate } from '../../database/migrate.ts';
import { type MadeTariff, newTariff } from '../../projects/repricing/make-tariffs.ts';
import { findShop } from '../find-shop.ts';
import { readSettings } from '../read-settings.ts';

const usage =
  'node sync-server/src/operations/commands/new-tariff.command.ts [--factor-work F] [--factor-material F] [--factor-flat F] [--customer NUMBER]';

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

const describeMade = ({ customerNumber, customerName, tariffNumber, projectCount, olderUntil }: MadeTariff) => {
  const older = olderUntil.map(({ number, lastDay }) => `at ${number} keep their price until ${lastDay}`);
  return `${customerNumber} ${customerName}: price list ${tariffNumber}, ${projectCount} projects priced; orders ${older.join(', ') || 'at an older one are refused'}`;
};

/** Gives every customer, or one, the price list that base data, special prices and the named factors make today; the shop may be running. */
const run = async () => {
  const given = readArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  const database = await findShop(settings);
  const now = new Date();
  try {
    await migrate(database.address);
    const { 'factor-work': work, 'factor-material': material, 'factor-flat': flat } = given;
    const factors = {
      ...(work === undefined ? {} : { work }),
      ...(material === undefined ? {} : { material }),
      ...(flat === undefined ? {} : { flat }),
    };
    const { tariffDays, paypal } = settings;
    const wanted = { factors, customerNumber: given.customer ?? null, tariffDays, takesPaypal: paypal !== null };
    const made = await newTariff(database.owner, wanted, now);
    for (const each of made) console.log(describeMade(each));
    if (made.length === 0) console.log('nothing changes: every customer has the price list of today');
  } finally {
    await database.stop();
  }
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
