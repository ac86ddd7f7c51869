import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appRole, connect, type DatabaseAddress, type Sql, type Transaction } from './database.ts';

const migrationFolder = join(import.meta.dirname, 'migrations');

/** Any number that every server agrees on. */
const migrationLock = 7_146_201;

/** Brings the schema up to date; of several servers that start at once, one migrates and the others wait for it. */
export const migrate = async (address: DatabaseAddress): Promise<string[]> => {
  const sql = connect(address, { max: 1, name: 'knotenblech migrations' });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await prepareSchema(sql);
    return await applyAll(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
};

/** What the first migration builds on: the role of the app, and where migrations are noted. */
export const prepareSchema = async (sql: Sql) => {
  await sql.unsafe(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} nologin; end if;
    exception when duplicate_object or unique_violation then null; end $$;
    do $$ begin
      if not pg_has_role(current_user, '${appRole}', 'set') then execute format('grant ${appRole} to %I', current_user); end if;
    exception when undefined_function or invalid_parameter_value then execute format('grant ${appRole} to %I', current_user); end $$;
    grant usage on schema public to ${appRole};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole};
    alter default privileges in schema public grant usage, select on sequences to ${appRole};
    create table if not exists schema_migration (
      name text primary key, hash text not null, applied_at timestamptz not null default now());
  `);
};

export type Migration = { name: string; text: string; hash: string };

/** All there are, in their order. */
export const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(migrationFolder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrationFolder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

export const applyMigration = async (tx: Transaction, { name, text, hash }: Migration) => {
  await tx.unsafe(text);
  await tx`insert into schema_migration (name, hash) values (${name}, ${hash})`;
};

/** Throws for a database with a schema that is not all made of what there is here. */
const refuseOtherVersion = (applied: Iterable<string>, known: readonly Migration[]) => {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...applied].find((name) => !names.has(name));
  if (unknown === undefined) return;
  throw new Error(
    `the database was made by another version of the shop (${unknown}): start this one with a new DATA_DIR, or an empty database as DATABASE_URL, or restore a backup that it made into such a place`,
  );
};

const applyAll = async (sql: Sql) => {
  const applied = new Map(
    (await sql<{ name: string; hash: string }[]>`select name, hash from schema_migration`).map((row) => [
      row.name,
      row.hash,
    ]),
  );
  const migrations = await readMigrations();
  refuseOtherVersion(applied.keys(), migrations);
  const fresh: string[] = [];
  for (const migration of migrations) {
    const { name, hash } = migration;
    const known = applied.get(name);
    if (known === hash) continue;
    if (known) throw new Error(`migration ${name} was changed after it was applied: write a new one instead`);
    await sql.begin((tx) => applyMigration(tx, migration));
    fresh.push(name);
  }
  return fresh;
};

/**
 * Has PostgreSQL look at the tables that it has never looked at: of a new shop, and of a restored one. By itself it does so
 * within minutes; until then, among many rows, it may look for each single one by reading through all of its customer's.
 */
export const makeFirstStatistics = async (owner: Sql) => {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.reltuples < 0`;
  for (const { name } of tables) await owner.unsafe(`analyze ${name}`);
};
