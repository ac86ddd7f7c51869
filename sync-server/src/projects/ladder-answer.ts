import type { ProjectAnswer } from '@knotenblech/shared/api/projects/project-answer.ts';
import type { projectDetailsQuery } from '@knotenblech/shared/api/projects/project-calls.ts';
import { ladderRows } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import type { LadderSubject } from '@knotenblech/shared/prices/ladder/ladder-subject.ts';
import { ladderShares, priceLadder } from '@knotenblech/shared/prices/ladder/price-ladder.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { z } from 'zod';
import type { OpenProject } from './open-project.ts';

export type AskedLadder = { quantities: readonly number[]; pieceIds: readonly string[] };

/** The quantities and pieces of an address; null: no ladder is asked for. */
export const askedLadder = ({ ladder, ladderOf }: z.infer<typeof projectDetailsQuery>): AskedLadder | null =>
  ladder === undefined
    ? null
    : {
        quantities: [...new Set(ladder.split(',').map(Number))].sort((a, b) => a - b),
        pieceIds: ladderOf?.split(',') ?? [],
      };

type LadderAnswer = NonNullable<ProjectAnswer['ladder']>;

/** Prices of a project and of some of its pieces at other quantities, net. Throws DomainError for a piece that it does not have. */
export const ladderAnswer = (open: OpenProject, { quantities, pieceIds }: AskedLadder): LadderAnswer => ({
  // A price that was agreed holds for the project as it is.
  project: open.effective.calculated ? null : ladderOf(open, { kind: 'project' }, quantities),
  pieces: Object.fromEntries(pieceIds.map((id) => [id, ladderOf(open, subjectOf(open, id), quantities)])),
});

const subjectOf = ({ parts, assemblies }: OpenProject, id: string): LadderSubject => {
  const part = parts.find((each) => each.id === id);
  const assembly = assemblies.find((each) => each.id === id);
  if (part) return { kind: 'part', index: part.index };
  if (assembly) return { kind: 'assembly', index: assembly.index };
  throw new DomainError('invalid_input', { field: 'ladderOf' });
};

const ladderOf = (
  open: OpenProject,
  subject: LadderSubject,
  quantities: readonly number[],
): LadderAnswer['project'] => {
  const ladder = priceLadder(open, subject, quantities);
  return (
    ladder && {
      presentQuantity: ladder.present,
      steps: ladderRows(ladder, null).map((row) => ({
        quantity: row.quantity,
        pieces: row.pieces,
        price: row.priceCents / 100,
        pricePerPiece: row.eachCents / 100,
        pricePerPieceWithCharges: row.withProjectCents / 100,
        shares: Object.fromEntries(ladderShares.map((share) => [share, row.shares[share] / 100])) as Record<
          (typeof ladderShares)[number],
          number
        >,
      })),
    }
  );
};
