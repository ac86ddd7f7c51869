import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';
import { findPiece, type Piece, type PieceKind } from './piece.store.ts';

/** A project as a call names it, and who acts: a global admin acts among the customer's rows as if he were his. */
export type NamedProject = { projectId: ProjectId; actor: Actor };
export type NamedPiece = NamedProject & Pick<Piece, 'id' | 'index'>;

/** The project that a number or an id names; a stranger's is not there. */
export const findProject = async (owner: Sql, name: string, actor: Actor): Promise<NamedProject> => {
  const within = reachOf(actor);
  const byNumber = /^\d{1,9}$/.test(name);
  const [row] = await owner<{ customerId: CustomerId; projectId: ProjectId }[]>`
    select customer_id as "customerId", id as "projectId" from record
    where kind = 'project' and not deleted
      and ${byNumber ? owner`(data ->> 'number')::integer = ${Number(name)}` : owner`id = ${name.toLowerCase()}`}
      ${within === null ? owner`` : owner`and customer_id = ${within} and space_id = ${`c:${within}`}`}
    order by (data ->> 'number')::integer nulls last limit 1`;
  if (!row) throw new DomainError('not_found', { record: 'project' });
  return { projectId: row.projectId, actor: { ...actor, customerId: row.customerId } };
};

/** The part or assembly that an id names, with its project. */
export const findNamedPiece = async (owner: Sql, id: string, kind: PieceKind, actor: Actor): Promise<NamedPiece> => {
  const piece = isUuid(id) ? await findPiece(owner, id.toLowerCase(), reachOf(actor)) : null;
  if (piece?.kind !== kind) throw new DomainError('not_found', { record: kind });
  const { projectId, index, customerId } = piece;
  return { id: piece.id, index, projectId, actor: { ...actor, customerId } };
};

/** The customer whose projects an actor reaches; null: those of all. */
const reachOf = (actor: Actor) => (may(actor, 'runProjects') ? null : actor.customerId);

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
