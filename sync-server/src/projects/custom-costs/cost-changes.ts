import { isDeepStrictEqual } from 'node:util';
import type { CostChange } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import {
  customFactorsSchema,
  customMaterialCostsSchema,
  customProcessingCostsSchema,
  overridesMaterial,
  overridesProcess,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import type { PieceCustomCosts } from '@knotenblech/shared/prices/details/piece-price-data.ts';
import type { Keep } from './costs-beside-standard.ts';
import type { CustomCosts } from './custom-cost.store.ts';

const nothing: PieceCustomCosts = { material: null, processes: new Map() };

const asGiven: Keep = { costs: (_, costs) => costs, factors: (own) => own };

/** What is set by hand in a project once changes are made to it, in their order. */
export const withCostChanges = (
  custom: CustomCosts,
  changes: readonly CostChange[],
  keep: Keep = asGiven,
): CustomCosts => {
  const pieces = new Map(custom.pieces);
  const onRequest = new Set(custom.onRequest);
  let { factors } = custom;
  for (const change of changes) {
    if (change.kind === 'factors') factors = keep.factors(change.factors);
    else if (change.kind === 'clear') for (const id of change.pieceIds) pieces.delete(id);
    else for (const id of change.pieceIds) applyTo({ pieces, onRequest, keep }, id, change);
  }
  return { pieces, onRequest, factors };
};

/** Of one value of each piece. */
type PieceChange = Exclude<CostChange, { kind: 'factors' | 'clear' }>;
export type SingleChange = Exclude<CostChange, { kind: 'clear' }>;
type Draft = { pieces: Map<string, PieceCustomCosts>; onRequest: Set<string>; keep: Keep };

const applyTo = ({ pieces, onRequest, keep }: Draft, id: string, change: PieceChange) => {
  const before = pieces.get(id) ?? nothing;
  switch (change.kind) {
    case 'process': {
      const { processingType } = change.costs;
      const processes = new Map(before.processes);
      const costs = keep.costs(
        id,
        change.keepsOthers ? over(processes.get(processingType), change.costs) : change.costs,
      );
      if (costs.empty || !overridesProcess(costs)) processes.delete(processingType);
      else processes.set(processingType, costs);
      pieces.set(id, { ...before, processes });
      return;
    }
    case 'material': {
      const costs = keep.costs(id, change.keepsOthers ? over(before.material, change.costs) : change.costs);
      pieces.set(id, { ...before, material: costs.empty || !overridesMaterial(costs) ? null : costs });
      return;
    }
    case 'onRequest':
      if (change.onRequest) onRequest.add(id);
      else onRequest.delete(id);
  }
};

/** Own values with those that are given in their place. */
const over = <Costs extends { empty: boolean }>(before: Costs | null | undefined, costs: Costs): Costs => {
  if (!before) return costs;
  if (costs.empty) return before;
  const given = Object.entries<unknown>(costs).filter(
    ([, value]) => value !== 0 && value !== null && value !== undefined,
  );
  return { ...before, ...Object.fromEntries(given), empty: false };
};

/** Every value that changes name, as it is in `after`, where that is not as it was: one change for each piece. */
const differences = (before: CustomCosts, after: CustomCosts, changes: readonly CostChange[]): SingleChange[] => {
  const found = new Map<string, SingleChange>();
  for (const change of changes.flatMap(valuesOf)) {
    if (change.kind === 'factors') {
      if (!isDeepStrictEqual(before.factors, after.factors)) found.set('factors', factorsOf(after));
      continue;
    }
    for (const id of change.pieceIds) {
      const subject = `${id} ${change.kind === 'process' ? change.costs.processingType : change.kind}`;
      const state = stateOf(after, id, change);
      if (!isDeepStrictEqual(stateOf(before, id, change), state)) found.set(subject, state);
    }
  }
  return [...found.values()];
};

/** A change of all values of pieces, value by value. */
const valuesOf = (change: CostChange): SingleChange[] => {
  if (change.kind !== 'clear') return [change];
  const { pieceIds } = change;
  const processes = customProcessingCostsSchema.shape.processingType.options.map((processingType) => {
    const costs = customProcessingCostsSchema.parse({ processingType, empty: true });
    return { kind: 'process' as const, pieceIds, costs, keepsOthers: false };
  });
  const costs = customMaterialCostsSchema.parse({ empty: true });
  return [...processes, { kind: 'material', pieceIds, costs, keepsOthers: false }];
};

/** What changes come to, value by value: one change for each piece and each of its values. What is as it was is left out. */
export const singleCostChanges = (
  custom: CustomCosts,
  changes: readonly CostChange[],
  keep: Keep = asGiven,
): SingleChange[] => differences(custom, withCostChanges(custom, changes, keep), changes);

/** The changes that bring back what is set by hand now, once others were made; pieces that get the same back stand together. */
export const undoCostChanges = (
  custom: CustomCosts,
  changes: readonly CostChange[],
  keep: Keep = asGiven,
): CostChange[] => together(differences(withCostChanges(custom, changes, keep), custom, changes));

const factorsOf = ({ factors }: CustomCosts): SingleChange => ({
  kind: 'factors',
  factors: factors ?? customFactorsSchema.parse({}),
});

/** What a change sets of a piece, as the change that sets it to what it is. */
const stateOf = ({ pieces, onRequest }: CustomCosts, id: string, change: PieceChange): SingleChange => {
  const piece = pieces.get(id) ?? nothing;
  const pieceIds = [id];
  switch (change.kind) {
    case 'process': {
      const { processingType } = change.costs;
      const none = () => customProcessingCostsSchema.parse({ processingType, empty: true });
      const costs = piece.processes.get(processingType) ?? none();
      return { kind: 'process', pieceIds, costs, keepsOthers: false };
    }
    case 'material': {
      const costs = piece.material ?? customMaterialCostsSchema.parse({ empty: true });
      return { kind: 'material', pieceIds, costs, keepsOthers: false };
    }
    case 'onRequest':
      return { kind: 'onRequest', pieceIds, onRequest: onRequest.has(id) };
  }
};

/** As many as one change of a call may name. */
const mostPieces = 500;

const together = (changes: readonly SingleChange[]): SingleChange[] => {
  const groups = Map.groupBy(changes, (change) => JSON.stringify({ ...change, pieceIds: null }));
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first || first.kind === 'factors') return same;
    const ids = same.flatMap((each) => (each.kind === 'factors' ? [] : each.pieceIds));
    return Array.from({ length: Math.ceil(ids.length / mostPieces) }, (_, n) => ({
      ...first,
      pieceIds: ids.slice(n * mostPieces, (n + 1) * mostPieces),
    }));
  });
};
