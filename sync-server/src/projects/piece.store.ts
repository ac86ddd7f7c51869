import { assemblyIdOf, type CustomerId, type ProjectId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';

export type PieceKind = 'part' | 'assembly';
/** Place of a part or assembly: its index in the reading of a project. */
export type Piece = { id: string; customerId: CustomerId; projectId: ProjectId; kind: PieceKind; index: number };
type Unlisted = { customerId: CustomerId; projectId: ProjectId; partCount: number; assemblyCount: number };

/** The place that an id names, among the pieces of one customer or (null) of all; of equal ids the project that came first has it. */
export const findPiece = async (owner: Sql, id: string, customerId: CustomerId | null): Promise<Piece | null> => {
  const known = await selectPiece(owner, id, customerId);
  if (known) return known;
  const unlisted = await selectUnlisted(owner, customerId);
  for (const project of unlisted) await owner.begin((tx) => listPieces(tx, project));
  return unlisted.length === 0 ? null : selectPiece(owner, id, customerId);
};

const selectPiece = async (owner: Sql, id: string, customerId: CustomerId | null) => {
  const [row] = await owner<Piece[]>`
    select p.id, p.customer_id as "customerId", p.project_id as "projectId", p.kind, p.piece_index as "index"
    from project_piece p join record r on r.customer_id = p.customer_id and r.space_id = 'c:' || p.customer_id
      and r.kind = 'project' and r.id = p.project_id::text and not r.deleted
    where p.id = ${id} ${customerId === null ? owner`` : owner`and p.customer_id = ${customerId}`}
    order by (r.data ->> 'number')::integer nulls last limit 1`;
  return row ?? null;
};

/** Projects that were read, or read anew with more pieces, since their ids were listed. */
const selectUnlisted = (owner: Sql, customerId: CustomerId | null) => owner<Unlisted[]>`
  select * from (
    select customer_id as "customerId", substr(space_id, 3) as "projectId",
      (data -> 'head' ->> 'positionCount')::integer as "partCount",
      jsonb_array_length(data -> 'head' -> 'assemblies') as "assemblyCount"
    from record where kind = 'reading' and id = 'head' and not deleted
      ${customerId === null ? owner`` : owner`and customer_id = ${customerId}`}) reading
  where not exists (
    select from project_piece_count c where c.customer_id = reading."customerId"
      and c.project_id = reading."projectId"::uuid
      and c.part_count >= reading."partCount" and c.assembly_count >= reading."assemblyCount")`;

const listPieces = async (tx: Sql | Transaction, { customerId, projectId, partCount, assemblyCount }: Unlisted) => {
  const places = (count: number, kind: PieceKind, idOf: (projectId: ProjectId, index: number) => string) =>
    Array.from({ length: count }, (_, n) => ({ id: idOf(projectId, n + 1), kind, index: n + 1 }));
  const pieces = [...places(partCount, 'part', partIdOf), ...places(assemblyCount, 'assembly', assemblyIdOf)];
  await tx`
    insert into project_piece (id, customer_id, project_id, kind, piece_index)
    select id, ${customerId}, ${projectId}, kind, index
    from jsonb_to_recordset(${tx.json(pieces)}) as piece (id uuid, kind text, index integer)
    on conflict do nothing`;
  await tx`
    insert into project_piece_count (customer_id, project_id, part_count, assembly_count)
    values (${customerId}, ${projectId}, ${partCount}, ${assemblyCount})
    on conflict (customer_id, project_id) do update set
      part_count = excluded.part_count, assembly_count = excluded.assembly_count`;
};
