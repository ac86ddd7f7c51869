import { array, assert, boolean, constant, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  workedBeam,
  workedFrame,
  workedGrades,
  workedHeadPlate,
  workedPlate,
  workedProjectId,
  workedTariff,
  workedTube,
} from '../../../samples/worked-parts.ts';
import type { AssemblyFacts, ReadingHead } from '../../files/document/reading.schema.ts';
import type { AssemblyChoice } from '../../parts/assemblies/assembly-choice.record.ts';
import { joinProject } from '../../parts/part.ts';
import type { PartChoice } from '../../parts/part-choice.record.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { assemblyIdOf, partIdOf } from '../../values/ids.ts';
import type { PriceOverride } from '../price-override.record.ts';
import { type PriceProjectInput, type ProjectPricing, priceProject } from '../project/price-project.ts';
import { ladderRows, rowDifference } from './ladder-rows.ts';
import type { LadderSubject } from './ladder-subject.ts';
import { ladderShares, priceLadder } from './price-ladder.ts';

const seed = 20261129;
const tariff = workedTariff();
const stock = [workedPlate, workedBeam, workedTube, workedHeadPlate];
const surfaces = constantFrom('RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM');

const frame = workedFrame({ surface: 'RAW', ralNumber: null, productionType: 'COMPLETE_PRODUCTION' });
const [inner] = frame.assemblies.map(({ facts }) => facts);
const [tube, head] = frame.parts.map(({ facts }) => facts);
if (!inner || !tube || !head) throw new Error('no frame');
const [seam] = inner.seams ?? [];
if (!seam) throw new Error('no seam');

/** A frame nested in a welded assembly, one that stands alone and is not welded, and loose parts from index 6 on. */
const assemblies: AssemblyFacts[] = [
  { ...inner, index: 2, quantity: 3, seams: [{ ...seam, parts: [1, 3] }] },
  { ...inner, index: 1, parent: 2 },
  { ...inner, index: 3, name: 'lose', quantity: 4, seams: [] },
];
const nested: PartFacts[] = [
  tube,
  head,
  { ...head, index: 3, assembly: 2, quantitySingle: 2 },
  { ...head, index: 4, assembly: 3, quantitySingle: 3 },
  { ...tube, index: 5, assembly: 3, quantitySingle: 1 },
];

const projectArbitrary = record({
  loose: array(constantFrom(...stock), { minLength: 1, maxLength: 4 }),
  surface: surfaces,
  isComplete: boolean(),
  hasCertificates: boolean(),
  quantities: array(integer({ min: 1, max: 40 }), { minLength: 9, maxLength: 9 }),
  partSurfaces: array(option(surfaces), { minLength: 9, maxLength: 9 }),
  leftOut: option(integer({ min: 1, max: 9 })),
  pieces: array(integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 }),
  grade: option(constantFrom('S355J2', 'unknown', '1.4301')),
  override: option(
    record({
      index: integer({ min: 1, max: 9 }),
      set: constantFrom<Omit<PriceOverride, 'id'>>(
        { onRequest: true },
        { processes: { ZINC_PLATING: { eurPerKg: '3.3' } } },
        { processes: { ZINC_PLATING: { kgPerPiece: '7', flatPosEur: '12' } } },
        { processes: { ENGINEERING: { minutesPerPiece: '4', flatPartEur: '-1.5' } } },
        { material: { eurPerKg: '0.01', flatPartEur: '0.0333' } },
      ),
    }),
  ),
  factors: option(constant({ work: '1.1', material: '0.93', flat: '1.3' })),
});
type Drawn = typeof projectArbitrary extends import('fast-check').Arbitrary<infer T> ? T : never;

const draw = (drawn: Drawn, subject?: LadderSubject, quantity = 1): PriceProjectInput => {
  const times = subject?.kind === 'project' ? quantity : 1;
  const is = (kind: LadderSubject['kind'], index: number) =>
    subject?.kind === kind && 'index' in subject && subject.index === index;
  const facts = structuredClone([...nested, ...drawn.loose.map((make, n) => ({ ...make(n + 6), index: n + 6 }))]);
  const partChoices = facts.map(({ index, assembly }): PartChoice => {
    const surface = drawn.partSurfaces[index - 1];
    const own = is('part', index) ? quantity : (drawn.quantities[index - 1] ?? 1);
    return {
      id: partIdOf(workedProjectId, index),
      index,
      quantity: assembly === null ? own * times : own,
      ...(surface && { surface, ralNumber: '7016' }),
      ...(index === drawn.leftOut && { taken: false }),
      ...(index === 6 && drawn.grade && { grade: drawn.grade }),
    };
  });
  const assemblyChoices = assemblies.map(({ index, parent }): AssemblyChoice => {
    const own = is('assembly', index) ? quantity : (drawn.pieces[index - 1] ?? 1);
    return { id: assemblyIdOf(workedProjectId, index), index, quantity: parent === null ? own * times : own };
  });
  const project = {
    id: workedProjectId,
    surface: drawn.surface,
    ralNumber: '7016',
    productionType: drawn.isComplete ? ('COMPLETE_PRODUCTION' as const) : ('SINGLEPARTS_ONLY' as const),
    materialCertificate: drawn.hasCertificates,
    weldingCertificate: drawn.hasCertificates ? ('STANDARD' as const) : null,
  };
  const reading = { assemblies: structuredClone(assemblies) } as unknown as ReadingHead;
  const { override, factors } = drawn;
  const overrides = new Map<string, PriceOverride>();
  if (override) {
    const id = partIdOf(workedProjectId, override.index);
    overrides.set(id, { id, ...override.set });
  }
  if (factors) overrides.set(workedProjectId, { id: workedProjectId, factors });
  return {
    ...joinProject(project, reading, facts, partChoices, assemblyChoices),
    project,
    tariff,
    grades: workedGrades,
    overrides,
  };
};

const subjectArbitrary = constantFrom<LadderSubject>(
  { kind: 'project' },
  ...[1, 2, 3].map((index) => ({ kind: 'assembly', index }) as const),
  ...[1, 2, 3, 4, 5, 6, 7].map((index) => ({ kind: 'part', index }) as const),
);

/** What a screen shows as the price of it: its position, all in an assembly, the whole project. */
const shownCents = ({ parts, assemblies: all }: PriceProjectInput, pricing: ProjectPricing, subject: LadderSubject) => {
  if (subject.kind === 'project') return pricing.netCents;
  if (subject.kind === 'part') return pricing.parts.get(subject.index)?.positionCents ?? 0;
  const parentOf = new Map(all?.map(({ index, facts }) => [index, facts.parent]));
  const isIn = (index: number | null): boolean =>
    index !== null && (index === subject.index || isIn(parentOf.get(index) ?? null));
  const ofParts = parts.filter((part) => part.isTaken && isIn(part.assemblyIndex));
  const ofAssemblies = [...pricing.assemblyPrices.values()].filter(({ index }) => isIn(index));
  return (
    ofParts.reduce((sum, { index }) => sum + (pricing.parts.get(index)?.positionCents ?? 0), 0) +
    ofAssemblies.reduce((sum, { positionCents }) => sum + positionCents, 0)
  );
};

const withoutSubject = (input: PriceProjectInput, subject: LadderSubject): number => {
  if (subject.kind === 'project') return 0;
  const parentOf = new Map(input.assemblies?.map(({ index, facts }) => [index, facts.parent]));
  const isIn = (index: number | null): boolean =>
    index !== null && (index === subject.index || isIn(parentOf.get(index) ?? null));
  const parts = input.parts.map((part) =>
    (subject.kind === 'part' ? part.index === subject.index : isIn(part.assemblyIndex))
      ? { ...part, isTaken: false }
      : part,
  );
  return priceProject({ ...input, parts }).netCents;
};

const sum = (cents: Iterable<number>) => [...cents].reduce((all, each) => all + each, 0);

test('at every quantity a ladder says to the cent what the project would cost (700 random projects)', () => {
  let compared = 0;
  assert(
    property(projectArbitrary, subjectArbitrary, integer({ min: 1, max: 120 }), (drawn, subject, quantity) => {
      const input = draw(drawn);
      const ladder = priceLadder({ ...input, pricing: priceProject(input) }, subject, [quantity]);
      const [step] = ladder?.steps ?? [];
      const asked = draw(drawn, subject, quantity);
      const pricing = priceProject(asked);
      const shown = shownCents(asked, pricing, subject);
      if (!step) {
        expect(shown).toBe(0);
        return;
      }
      compared += 1;
      expect(step.priceCents).toBe(shown);
      expect(sum(Object.values(step.shares))).toBe(pricing.netCents - withoutSubject(draw(drawn), subject));
    }),
    { seed, numRuns: 700 },
  );
  expect(compared).toBeGreaterThan(400);
});

test('at the present quantity a ladder says what the screen shows, and kept prices stay', () => {
  assert(
    property(projectArbitrary, subjectArbitrary, (drawn, subject) => {
      const input = draw(drawn);
      const pricing = priceProject(input);
      const present = priceLadder({ ...input, pricing }, subject, [1])?.present ?? 1;
      const [step] = priceLadder({ ...input, pricing }, subject, [present, 100])?.steps ?? [];
      if (step) expect(step.priceCents).toBe(shownCents(input, pricing, subject));
      expect(priceProject(input)).toEqual(pricing);
    }),
    { seed, numRuns: 200 },
  );
});

test('net or with VAT the parts of a difference add up to the cent', () => {
  assert(
    property(projectArbitrary, subjectArbitrary, constantFrom(null, 1900, 810), (drawn, subject, vatRate) => {
      const input = draw(drawn);
      const ladder = priceLadder({ ...input, pricing: priceProject(input) }, subject, [1, 3, 10, 77]);
      const rows = ladder ? ladderRows(ladder, vatRate) : [];
      for (const row of rows) {
        expect(sum(ladderShares.map((share) => row.shares[share]))).toBe(row.withProjectCents);
        for (const other of rows) {
          const difference = rowDifference(other, row);
          expect(sum(difference.map(({ cents }) => cents))).toBe(row.withProjectCents - other.withProjectCents);
          expect(difference.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true);
        }
      }
    }),
    { seed, numRuns: 200 },
  );
});
