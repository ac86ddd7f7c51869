import { array, assert, boolean, constantFrom, integer, oneof, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { workedFrame, workedGrades, workedProjectId, workedTariff } from '../../../samples/worked-parts.ts';
import { joinProject } from '../../parts/part.ts';
import type { PartChoice } from '../../parts/part-choice.record.ts';
import type { PriceOverride } from '../price-override.record.ts';
import { type PriceProjectInput, priceProject } from '../project/price-project.ts';

const tariff = workedTariff();
const around = { surface: 'ZINCED', ralNumber: null, productionType: 'COMPLETE_PRODUCTION' } as const;
const surfaces = constantFrom('RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM');

/** The frame, and a frame that two of it are welded into. */
const { assemblies, parts } = workedFrame(around);
const inner = assemblies[0]?.facts ?? null;
if (inner === null) throw new Error('no frame');
const outer = {
  ...inner,
  index: 2,
  quantity: 3,
  parent: null,
  seams: [{ ...inner.seams![0]!, parts: [1, 3] as [number, number] }],
};
const facts = [...parts.map((part) => part.facts), { ...parts[1]!.facts, index: 3, assembly: 2, quantitySingle: 2 }];
const head = {
  readerVersion: 1,
  format: 'btlx' as const,
  formatVersion: '',
  program: '',
  projectName: '',
  assemblies: [outer, { ...inner, parent: 2 }],
  filePartCount: 0,
  positionCount: 3,
  findings: [],
};

const partEdit = record({
  index: integer({ min: 1, max: 3 }),
  change: oneof(
    record({ quantity: integer({ min: 1, max: 9 }) }),
    record({ taken: boolean() }),
    record({ grade: constantFrom('S235JR', 'S355J2H', '1.4301', 'unknown') }),
    record({ specificity: constantFrom('HOT_ROLLED', 'COLD_ROLLED') }),
  ),
} as const);
const assemblyEdit = record({
  index: integer({ min: 1, max: 2 }),
  change: oneof(
    record({ quantity: integer({ min: 1, max: 50 }) }),
    record({ surface: surfaces, ralNumber: constantFrom('7016', null) }),
  ),
} as const);
const overrideEdit = record({
  target: integer({ min: 0, max: 4 }),
  override: oneof(
    record({ onRequest: boolean() }),
    record({ processes: record({ WELDING: record({ minutesPerPiece: constantFrom('3', '4.5') }) }) }),
    record({
      factors: record({
        work: constantFrom('1', '1.1'),
        material: constantFrom('1', '0.9'),
        flat: constantFrom('1', '2'),
      }),
    }),
  ),
} as const);

type Edits = {
  parts: Map<number, object>;
  assemblies: Map<number, object>;
  overrides: Map<string, PriceOverride>;
  productionType: 'COMPLETE_PRODUCTION' | 'SINGLEPARTS_ONLY';
};

const inputOf = (edits: Edits, read: typeof facts, assembliesRead: typeof head): PriceProjectInput => {
  const choices = [...edits.parts].map(([index, change]) => ({ id: 'x', index, ...change }) as unknown as PartChoice);
  const chosen = [...edits.assemblies].map(([index, change]) => ({ id: 'x', index, ...change }) as never);
  const joined = joinProject(
    { id: workedProjectId, ...around, productionType: edits.productionType },
    assembliesRead,
    read,
    choices,
    chosen,
  );
  return { ...joined, project: { id: workedProjectId }, tariff, grades: workedGrades, overrides: edits.overrides };
};

test('after any edits of parts, assemblies and overrides the kept prices are those of a fresh computation', () => {
  const edit = oneof(
    tuple(constantFrom('part'), partEdit),
    tuple(constantFrom('assembly'), assemblyEdit),
    tuple(constantFrom('override'), overrideEdit),
    tuple(constantFrom('type'), constantFrom('COMPLETE_PRODUCTION', 'SINGLEPARTS_ONLY')),
  );
  assert(
    property(array(edit, { maxLength: 12 }), (edits) => {
      const now: Edits = {
        parts: new Map(),
        assemblies: new Map(),
        overrides: new Map(),
        productionType: 'COMPLETE_PRODUCTION',
      };
      const { assemblies: all, parts: every } = inputOf(now, facts, head);
      const ids = [workedProjectId, ...(all ?? []).map(({ id }) => id), ...every.map(({ id }) => id)];
      for (const [kind, given] of edits) {
        if (kind === 'type') now.productionType = given;
        else if (kind === 'override') {
          const { target, override } = given as { target: number; override: object };
          const id = ids[target % ids.length] ?? workedProjectId;
          now.overrides = new Map(now.overrides).set(id, { id, ...override });
        } else {
          const { index, change } = given as { index: number; change: object };
          const list = kind === 'part' ? now.parts : now.assemblies;
          list.set(index, { ...list.get(index), ...change });
        }
        const kept = priceProject(inputOf(now, facts, head));
        expect(kept).toEqual(priceProject(inputOf(now, structuredClone(facts), structuredClone(head))));
      }
    }),
    { seed: 20261121, numRuns: 100 },
  );
}, 60_000);

test('nested assemblies are fitted up as often as they are in one, however many there are in the project', () => {
  const now: Edits = {
    parts: new Map(),
    assemblies: new Map(),
    overrides: new Map(),
    productionType: 'COMPLETE_PRODUCTION',
  };
  const input = inputOf(now, facts, head);
  // the frame in the outer one is one piece to fit up, or three; the plate is two
  const pieces = (quantity: number) => {
    const changed = (input.assemblies ?? []).map((each) => (each.index === 1 ? { ...each, quantity } : each));
    return priceProject({ ...input, assemblies: changed }).assemblyPrices.get(2)?.processes[0]?.minutesPerPiece;
  };
  // 7.2 + 1.59 x (2 + 1), x (2 + 3)
  expect([pieces(1), pieces(3), pieces(1)]).toEqual([11.97, 15.15, 11.97]);
});
