import type { ProjectAnswer } from '@knotenblech/shared/api/projects/project-answer.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { z } from 'zod';
import { defineTool, projectId, type ToolDeps } from '../define-tool.ts';
import { euros } from '../tell.ts';
import { detailsOf } from './part-tools.ts';

type Ladder = NonNullable<ProjectAnswer['ladder']>['project'];

const tellLadder = (ladder: Ladder) =>
  ladder && {
    present_quantity: ladder.presentQuantity,
    steps: ladder.steps.map((step) => ({
      quantity: step.quantity,
      pieces: step.pieces,
      price_net_eur: euros(step.price),
      price_per_piece_net_eur: euros(step.pricePerPiece),
      price_per_piece_with_charges_net_eur: euros(step.pricePerPieceWithCharges),
    })),
  };

/** Details of a project; a key sees no prices either where its user sees none. */
const pricedDetailsOf = async (deps: ToolDeps, id: string, query?: Record<string, string>) => {
  const details = await detailsOf(deps, id, query);
  if (details.price === undefined) throw new DomainError('no_price_permission');
  return details;
};

const eurosBy = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, euros(amount)]));

export const priceTools = [
  defineTool({
    name: 'quote',
    title: 'Price of a project',
    description:
      'What a project costs as it stands, net in EUR, without freight and VAT: material, work and what is set up. No binding offer.',
    calls: ['GET /project/details/{projectId}'],
    scopes: ['prices:read'],
    input: z.strictObject({ project_id: projectId }),
    effect: 'reads',
    run: async (deps, { project_id }) => {
      const { projectId: id, price, onRequest, newPriceData: prices } = await pricedDetailsOf(deps, project_id);
      return {
        project_id: id,
        is_on_request: onRequest,
        price_net_eur: euros(price),
        material_net_eur: euros(prices?.materialCosts),
        work_net_eur: euros(prices?.workPriceSum),
        setup_net_eur: euros(prices?.flatrateSum),
        work_by_process_net_eur: prices
          ? { parts: eurosBy(prices.partProcessingCosts), assemblies: eurosBy(prices.assemblyProcessingCosts) }
          : null,
      };
    },
  }),
  defineTool({
    name: 'quantity_ladder',
    title: 'Prices at other quantities',
    description:
      'What a project, and up to four of its parts or assemblies, cost at other quantities, net in EUR. null: nothing of it has a calculated price.',
    calls: ['GET /project/details/{projectId}'],
    scopes: ['prices:read'],
    input: z.strictObject({
      project_id: projectId,
      quantities: z.array(z.number().int().min(1).max(9999)).min(1).max(10),
      piece_ids: z.array(z.uuid()).max(4).default([]),
    }),
    effect: 'reads',
    run: async (deps, { project_id, quantities, piece_ids }) => {
      const query = { ladder: quantities.join(','), ...(piece_ids.length > 0 && { ladderOf: piece_ids.join(',') }) };
      const { ladder } = await pricedDetailsOf(deps, project_id, query);
      return {
        project: tellLadder(ladder?.project ?? null),
        pieces: Object.fromEntries(Object.entries(ladder?.pieces ?? {}).map(([id, steps]) => [id, tellLadder(steps)])),
      };
    },
  }),
];
