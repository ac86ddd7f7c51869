import { appRole, type Sql } from './database.ts';

/** Throws when customers are not walled off from each other: the pool acts as another role, or a table it reads is not guarded. */
export const refuseOpenRows = async (sql: Sql) => {
  const [role] = await sql<{ name: string; passesBy: boolean }[]>`
    select rolname as name, rolsuper or rolbypassrls as "passesBy" from pg_roles where rolname = current_user`;
  if (role?.name !== appRole) throw new Error(`the shop's connections act as ${role?.name}, not as ${appRole}`);
  if (role.passesBy)
    throw new Error(`the role ${appRole} passes by row-level security: alter role ${appRole} nosuperuser nobypassrls`);
  const open = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select')
      and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`;
  if (open.length > 0)
    throw new Error(`row-level security is not forced on ${open.map(({ name }) => name).join(', ')}`);
};
