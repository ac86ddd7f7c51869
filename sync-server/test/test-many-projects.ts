import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Sql } from '../src/database/database.ts';
import { pokeAtCommit } from '../src/sync/rows/pokes.ts';

/**
 * Gives the customer of a project so many more at once, as copies of it: 'Halle 1' and so on, the last one changed last.
 * Open devices hear of it.
 */
export const plantProjects = (owner: Sql, patternName: string, count: number) =>
  owner.begin(async (tx) => {
    const [pattern] = await tx<{ customerId: string; space: SpaceId; id: string }[]>`
      select customer_id as "customerId", space_id as "space", id from record
      where kind = 'project' and data->>'name' = ${patternName}`;
    if (!pattern) throw new Error(`no project is called ${patternName}`);
    const { customerId, space, id } = pattern;
    const [raised] = await tx<{ version: number }[]>`
      update sync_space set version = version + ${count}::int where customer_id = ${customerId} and id = ${space}
      returning version::int`;
    const version = raised?.version ?? 0;
    await tx`
      insert into record (customer_id, space_id, kind, id, version, schema_version, data)
      select customer_id, space_id, kind, copy, ${version - count}::bigint + n, schema_version, data || jsonb_build_object(
        'id', copy, 'name', 'Halle ' || n, 'number', 1000000 + n,
        'changedAt', to_char(now() at time zone 'utc' + n * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from record, generate_series(1, ${count}::int) n,
        lateral (select '0199d002-0000-7000-8000-' || lpad(n::text, 12, '0') as copy) named
      where customer_id = ${customerId} and space_id = ${space} and kind = 'project' and id = ${id}`;
    await pokeAtCommit(tx, customerId, new Map([[space, version]]));
  });
