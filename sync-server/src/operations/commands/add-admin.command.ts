import { z } from 'zod';
import { addAdmin } from '../../accounts/users/add-admin.ts';
import { migrate } from '../../database/migrate.ts';
import { findShop } from '../find-shop.ts';
import { readSettings } from '../read-settings.ts';

const usage = 'node sync-server/src/operations/commands/add-admin.command.ts USER_NAME EMAIL';
const argumentsSchema = z.tuple([z.string().trim().min(1).max(120), z.email()]);

/** Makes the first admin of a shop without demo accounts, also while it runs. */
const run = async () => {
  const given = argumentsSchema.safeParse(process.argv.slice(2));
  if (!given.success) throw new Error(`Usage: ${usage}`);
  const [userName, email] = given.data;
  const settings = readSettings(process.env);
  const database = await findShop(settings);
  try {
    await migrate(database.address);
    console.log(`${userName} may sign in with the password ${await addAdmin(database.owner, { userName, email })}`);
  } finally {
    await database.stop();
  }
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
