import { parseArgs } from 'node:util';
import { z } from 'zod';
import { putBaseVersion } from '../base-data/put-base-version.ts';
import { seedBaseData } from '../base-data/seed-base-data.ts';
import { putSpecialPrice } from '../base-data/special-prices/put-special-price.ts';
import type { Sql } from '../database/database.ts';
import { findShop } from '../database/find-shop.ts';
import { migrate } from '../database/migrate.ts';
import { shopDay } from '../orders/shop-day.ts';
import { readSettings } from '../settings/read-settings.ts';
import { listCustomers } from './customer-store.ts';
import { type MadeTariff, makeTariffs } from './make-tariffs.ts';

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

const factorRows = [
  ['factor-work', 'work', 'factor.work'],
  ['factor-material', 'material', 'factor.material'],
  ['factor-flat', 'flat', 'factor.flat_rate'],
] as const;

const source = 'new-tariff command';

type Arguments = ReturnType<typeof readArguments>;

/** Keeps the factors that were named: in the base data for all customers, or as special prices of one. */
const keepFactors = async (owner: Sql, given: Arguments, now: Date) => {
  const validFrom = shopDay(now);
  const enqueue = async () => {};
  const shop = { owner, enqueue, now: () => now };
  const customer = (await listCustomers(owner)).find((each) => each.number === given.customer);
  for (const [option, factor, key] of factorRows) {
    const value = given[option];
    if (value === undefined) continue;
    if (given.customer === undefined)
      await putBaseVersion(shop, {
        kind: 'cost',
        data: { key, value, unit: '', basis: source },
        validFrom,
        source,
        madeBy: null,
      });
    else if (customer)
      await putSpecialPrice(shop, {
        customerId: customer.id,
        subject: { kind: 'factor', factor },
        price: { kind: 'purchase', amount: value },
        validFrom,
        madeBy: null,
      });
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
    await seedBaseData(database.owner, now);
    await keepFactors(database.owner, given, now);
    const made = await makeTariffs(database.owner, {
      validDays: settings.tariffDays,
      now,
      customerNumber: given.customer ?? null,
    });
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
