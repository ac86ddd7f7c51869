import { z } from 'zod';
import {
  customFactorsSchema,
  customMaterialCostsSchema,
  customProcessingCostsSchema,
} from '../../prices/details/custom-costs.ts';
import { piecePriceDataSchema } from '../../prices/details/price-data-schema.ts';
import { describeCall } from '../describe-call.ts';

const pathSchema = z.strictObject({ projectId: z.string().max(40) });
const pieceIds = z.array(z.uuid()).min(1).max(500);

/** Own values that are not given (0 or null) stay as each piece has them; else they fall back to the standard. */
const keepsOthers = z.boolean().default(false);

/** What the operator sets at once in the costs of pieces, or of the whole project; empty costs leave the standard. */
export const costChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('process'), pieceIds, costs: customProcessingCostsSchema, keepsOthers }),
  z.strictObject({ kind: z.literal('material'), pieceIds, costs: customMaterialCostsSchema, keepsOthers }),
  /** Takes all own costs of the pieces away. */
  z.strictObject({ kind: z.literal('clear'), pieceIds }),
  z.strictObject({ kind: z.literal('onRequest'), pieceIds, onRequest: z.boolean() }),
  z.strictObject({ kind: z.literal('factors'), factors: customFactorsSchema }),
]);
export type CostChange = z.infer<typeof costChangeSchema>;

/** So many pieces may be set in one call, each of them as often as it is named. */
const mostCostsAtOnce = 5000;

const countPieces = (changes: readonly CostChange[]) =>
  changes.reduce((count, change) => count + (change.kind === 'factors' ? 1 : change.pieceIds.length), 0);

const totalsSchema = z.strictObject({
  /** What the customer pays; without the parts on request, where there are any. */
  netCents: z.number().int(),
  onRequest: z.boolean(),
  purchaseCents: z.number().int(),
});
export type CostTotals = z.infer<typeof totalsSchema>;

const factorsSchema = z.strictObject({ work: z.number(), material: z.number(), flat: z.number() });

const listedPieceSchema = z.strictObject({
  pieceId: z.string(),
  kind: z.enum(['part', 'assembly']),
  index: z.number().int(),
  /** Put on request by the operator. */
  isOnRequest: z.boolean(),
  /** Costs of its own are set. */
  hasOwn: z.boolean(),
  /** Purchase side, EUR of one piece and cents of the position; null: no price. */
  unitEur: z.number().nullable(),
  positionCents: z.number().int().nullable(),
});
export type ListedPieceCosts = z.infer<typeof listedPieceSchema>;

const costsSchema = z.strictObject({
  totals: totalsSchema,
  /** Sales factors: those of the customer's price list, those in force, and what is set for this project. */
  usualFactors: factorsSchema,
  factors: factorsSchema,
  ownFactors: customFactorsSchema.nullable(),
  pieces: z.array(listedPieceSchema),
});
export type ProjectCosts = z.infer<typeof costsSchema>;

const pieceCostsSchema = z.strictObject({
  id: z.string(),
  isOnRequest: z.boolean(),
  /** Purchase side: standard and own; null: the piece has no price, whatever is set. */
  priceData: piecePriceDataSchema.nullable(),
  /** EUR per hour of every process, also of those that the piece does not have. */
  ratesPerHour: z.record(z.string(), z.number()),
});
export type PieceCosts = z.infer<typeof pieceCostsSchema>;

const changedSchema = z.strictObject({
  before: totalsSchema,
  after: totalsSchema,
  /** What takes it back; empty where nothing was changed. */
  undo: z.array(costChangeSchema),
});
export type ChangedCosts = z.infer<typeof changedSchema>;

const permission = 'runProjects' as const;

/** Costs of any customer's project as the operator's screens work with them: purchase side, for the operator alone. */
export const costViewCalls = {
  list: describeCall({
    method: 'get',
    path: '/admin/projects/{projectId}/costs',
    summary: 'What a project costs the shop, piece by piece, beside its price, and the factors between both.',
    permission,
    pathSchema,
    answer: costsSchema,
    errors: ['not_found', 'not_allowed', 'project_not_read'],
  }),
  piece: describeCall({
    method: 'get',
    path: '/admin/projects/{projectId}/costs/{pieceId}',
    summary: 'Costs of one part or assembly, row by row: the standard and what is set by hand.',
    permission,
    pathSchema: pathSchema.extend({ pieceId: z.uuid() }),
    answer: pieceCostsSchema,
    errors: ['not_found', 'not_allowed', 'invalid_input', 'project_not_read'],
  }),
  change: describeCall({
    method: 'post',
    path: '/admin/projects/{projectId}/costs',
    summary:
      'Sets costs of several pieces at once, or only tells what that would come to; answers price and costs before and after, and what takes it back.',
    permission,
    pathSchema,
    request: z.strictObject({
      changes: z
        .array(costChangeSchema)
        .min(1)
        .max(mostCostsAtOnce)
        .refine((changes) => countPieces(changes) <= mostCostsAtOnce, 'too many pieces'),
      /** Nothing is changed. */
      isTrial: z.boolean().default(false),
    }),
    answer: changedSchema,
    errors: [
      'not_found',
      'not_allowed',
      'invalid_input',
      'project_read_only',
      'project_trashed',
      'project_not_read',
      'part_left_out',
      'assembly_single_parts',
      'assembly_not_welded',
      'costs_without_effect',
    ],
  }),
} as const;
