import type { Sql } from './database.ts';

const oldestMajor = 15;
const settings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Throws when the database could lose what it has acknowledged, or is too old. */
export const refuseUnsafeDatabase = async (sql: Sql) => {
  const rows = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name in ${sql([...settings, 'server_version_num'])}`;
  const value = new Map(rows.map((row) => [row.name, row.setting]));
  const major = Math.floor(Number(value.get('server_version_num')) / 10_000);
  if (major < oldestMajor) throw new Error(`PostgreSQL ${major} is too old: ${oldestMajor} or newer is needed`);
  const off = settings.filter((name) => value.get(name) === 'off');
  if (off.length > 0)
    throw new Error(`the database may lose acknowledged orders: switch ${off.join(', ')} on, then start again`);
};
