import { writeFile } from 'node:fs/promises';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { z } from 'zod';
import {
  eraseCustomer,
  eraseUser,
  exportPersonalData,
  type Kept,
} from '../../accounts/personal-data/erase-personal-data.ts';
import { findCompany, findPerson } from '../../accounts/personal-data/personal-data.store.ts';
import type { Sql } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { findShop } from '../find-shop.ts';
import { readSettings } from '../read-settings.ts';

const usage = `corepack pnpm personal-data ADMIN export user USER_NAME FILE | export customer NUMBER FILE
  | erase user USER_NAME | erase customer NUMBER     (ADMIN: user name of who does it, for the audit log)`;
const text = z.string().trim().min(1).max(120);
const number = z.coerce.number().int().min(1);
const argumentsSchema = z.union([
  z.tuple([text, z.literal('export'), z.literal('user'), text, text]),
  z.tuple([text, z.literal('export'), z.literal('customer'), number, text]),
  z.tuple([text, z.literal('erase'), z.literal('user'), text]),
  z.tuple([text, z.literal('erase'), z.literal('customer'), number]),
]);
type Given = z.infer<typeof argumentsSchema>;

const found = <T>(value: T | null, what: string): T => {
  if (value === null) throw new Error(`there is no ${what}`);
  return value;
};

const adminOf = async (owner: Sql, userName: string): Promise<UserId> => {
  const { user } = found(await findPerson(owner, userName), `user ${userName}`);
  if (!user.active || !user.permissions.includes('GLOBAL_ADMIN_PERMISSION'))
    throw new Error(`${userName} does not run the shop`);
  return user.id;
};

const keptText = ({ orders, quotes, letters }: Kept) =>
  `Kept by law: ${orders} orders, ${quotes} quotes and ${letters} letters, with the names and addresses in them.`;

const subjectOf = async (owner: Sql, [, , kind, name]: Given) => {
  if (kind === 'user') {
    const person = found(await findPerson(owner, name), `user ${name}`);
    return { kind, person, customerId: person.customerId, users: [person.user] } as const;
  }
  const company = found(await findCompany(owner, name), `customer ${name}`);
  return { kind, company, customerId: company.customerId, users: company.users } as const;
};

const perform = async (owner: Sql, given: Given, now: Date): Promise<string> => {
  const [admin, verb, kind, name, file] = given;
  const actorId = await adminOf(owner, admin);
  const subject = await subjectOf(owner, given);
  if (verb === 'export') {
    const { customerId, users } = subject;
    const id = subject.kind === 'user' ? subject.person.user.id : customerId;
    const wish = { customerId, users, subject: id, isWhole: kind === 'customer', actorId, now };
    const data = await exportPersonalData(owner, wish);
    await writeFile(file, JSON.stringify(data, null, 2), { mode: 0o600, flag: 'wx' });
    return `Written to ${file}.`;
  }
  const by = { actorId, now };
  const kept =
    subject.kind === 'user'
      ? await eraseUser(owner, subject.person, by)
      : await eraseCustomer(owner, subject.company, by);
  return `The ${kind} ${name} is erased. ${keptText(kept)}`;
};

/** Exports or erases what the shop holds of a user or a customer, also while it runs. */
const run = async () => {
  const given = argumentsSchema.safeParse(process.argv.slice(2));
  if (!given.success) throw new Error(`Usage: ${usage}`);
  const database = await findShop(readSettings(process.env));
  try {
    await migrate(database.address);
    console.log(await perform(database.owner, given.data, new Date()));
  } finally {
    await database.stop();
  }
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
