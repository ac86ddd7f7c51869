import { execFileSync } from 'node:child_process';
import { repository } from './shop-process.ts';

const program = `
import { connect } from '../sync-server/src/database/database.ts';
import { startOwnPostgres } from '../sync-server/src/database/start-own-postgres.ts';
import { pokeAtCommit } from '../sync-server/src/sync/pokes.ts';
const [folder, name, count] = process.argv.slice(1);
const options = { database: 'knotenblech', isDurable: true, joinsRunning: true };
const sql = connect((await startOwnPostgres(folder, options)).address, { max: 1, name: 'plant' });
await sql.begin(async (tx) => {
  const [pattern] = await tx\`
    select customer_id as "customerId", space_id as "space", id from record where kind = 'project' and data->>'name' = \${name}\`;
  const { customerId, space, id } = pattern;
  const [{ version }] = await tx\`
    update sync_space set version = version + \${count}::int where customer_id = \${customerId} and id = \${space} returning version\`;
  await tx\`
    insert into record (customer_id, space_id, kind, id, version, schema_version, data)
    select customer_id, space_id, kind, copy, \${version - count}::bigint + n, schema_version, data || jsonb_build_object(
      'id', copy, 'name', 'Halle ' || n, 'number', 1000000 + n,
      'changedAt', to_char(now() at time zone 'utc' + n * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from record, generate_series(1, \${count}::int) n, lateral (select '0199d002-0000-7000-8000-' || lpad(n::text, 12, '0') as copy) named
    where customer_id = \${customerId} and space_id = \${space} and kind = 'project' and id = \${id}\`;
  await pokeAtCommit(tx, customerId, new Map([[space, Number(version)]]));
});
await sql.end();
`;

type Planted = { dataFolder: string; pattern: string; count: number };

/**
 * Gives the customer of a running shop so many projects more at once, as copies of one: 'Halle 1' and so on, the last one
 * changed last. In a process of the server's, whose code the app's never imports.
 */
export const plantProjectsByThousands = ({ dataFolder, pattern, count }: Planted) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', program, dataFolder, pattern, String(count)], {
    cwd: repository,
  });
