import { type CostChange, costChangeSchema } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import { describe, expect, it } from 'vitest';
import { singleCostChanges, undoCostChanges, withCostChanges } from './cost-changes.ts';
import type { CustomCosts } from './custom-cost.store.ts';

const [a, b] = ['0199d000-0000-7000-8000-00000000000a', '0199d000-0000-7000-8000-00000000000b'] as const;
const change = (given: object): CostChange => costChangeSchema.parse(given);
const drill = (pieceIds: string[], timeValue: number) =>
  change({ kind: 'process', pieceIds, costs: { processingType: 'DRILLING', timeValue } });
const nothing: CustomCosts = { pieces: new Map(), factors: null, onRequest: new Set() };

describe('what takes changes of costs back', () => {
  it('is one change for all pieces that had the same', () => {
    expect(undoCostChanges(nothing, [drill([a, b], 4)])).toMatchObject([
      { kind: 'process', pieceIds: [a, b], costs: { processingType: 'DRILLING', empty: true } },
    ]);
  });

  it('gives each piece its own value back', () => {
    const before = withCostChanges(nothing, [drill([a], 1), drill([b], 2)]);
    const undo = undoCostChanges(before, [drill([a, b], 4)]);
    expect(undo).toHaveLength(2);
    const back = withCostChanges(withCostChanges(before, [drill([a, b], 4)]), undo);
    expect(back).toEqual(before);
  });

  it('goes back to before the first of several changes of one value', () => {
    const undo = undoCostChanges(nothing, [drill([a], 1), drill([a], 2)]);
    expect(undo).toMatchObject([{ pieceIds: [a], costs: { empty: true } }]);
  });

  it('gives everything back that was cleared', () => {
    const before = withCostChanges(nothing, [
      drill([a], 1),
      change({ kind: 'material', pieceIds: [a], costs: { pricePerUnit: 2 } }),
    ]);
    const clear = [change({ kind: 'clear', pieceIds: [a, b] })];
    const cleared = withCostChanges(before, clear);
    expect(cleared.pieces.size).toBe(0);
    expect(singleCostChanges(before, clear)).toHaveLength(2);
    expect(withCostChanges(cleared, undoCostChanges(before, clear))).toEqual(before);
  });

  it('leaves out what stays as it is', () => {
    const before = withCostChanges(nothing, [drill([a], 1)]);
    expect(undoCostChanges(before, [drill([a], 1)])).toEqual([]);
    expect(undoCostChanges(before, [change({ kind: 'onRequest', pieceIds: [a], onRequest: false })])).toEqual([]);
  });

  it('names no more pieces in a change than a call takes', () => {
    const ids = Array.from({ length: 700 }, (_, n) => `0199d000-0000-7000-8000-${String(n).padStart(12, '0')}`);
    const undo = undoCostChanges(nothing, [drill(ids.slice(0, 500), 1), drill(ids.slice(500), 1)]);
    expect(undo.map((each) => ('pieceIds' in each ? each.pieceIds.length : 0))).toEqual([500, 200]);
  });
});

describe('own values that are not given', () => {
  const rate = (keepsOthers: boolean) =>
    change({ kind: 'process', pieceIds: [a, b], costs: { processingType: 'DRILLING', costsPerHour: 90 }, keepsOthers });

  it('stay as each piece has them, where that is asked for', () => {
    const { pieces } = withCostChanges(nothing, [drill([a], 4), rate(true)]);
    expect(pieces.get(a)?.processes.get('DRILLING')).toMatchObject({ timeValue: 4, costsPerHour: 90 });
    expect(pieces.get(b)?.processes.get('DRILLING')).toMatchObject({ timeValue: 0, costsPerHour: 90 });
  });

  it('else fall back to the standard', () => {
    const { pieces } = withCostChanges(nothing, [drill([a], 4), rate(false)]);
    expect(pieces.get(a)?.processes.get('DRILLING')).toMatchObject({ timeValue: 0, costsPerHour: 90 });
  });
});
