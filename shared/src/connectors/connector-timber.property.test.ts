import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { workedFacts } from '../../samples/worked-parts.ts';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { readFile } from '../files/read-file.ts';
import { loadKernel } from '../geometry/solids/unite-deep.ts';
import type { PartFacts } from '../parts/part-facts.schema.ts';
import { compareFileTimber } from '../timber/file-timber/compare-file-timber.ts';
import { timberBody } from '../timber/timber-body.ts';
import { type ConnectorType, connectors, connectorTypes } from './connectors.ts';
import { type ConnectorDesign, type PartRole, partRoles } from './parts/connector-design.ts';
import type { AnyField, ConnectorValues } from './parts/define-connector.ts';
import { writeConnector } from './write-connector.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();

const names = Object.fromEntries(partRoles.map((role) => [role, role])) as Record<PartRole, string>;

/** The steel of a connector, placed, and the wood that it is joined with, as if both stood in one file. */
const partsOf = (design: ConnectorDesign): PartFacts[] => {
  const bytes = writeConnector(design, { connector: 'V', parts: names, link: '' }, catalogue);
  const steel = readFile({ bytes, fileName: 'v.stwx', catalogue, kernel }).parts.map(
    (part, index): PartFacts => ({ ...part, placements: design.parts[index]?.places ?? [] }),
  );
  const wood = design.members.map(
    (member, index): PartFacts => ({
      ...workedFacts({}),
      index: steel.length + index + 1,
      name: member.role,
      taken: 'left-out',
      reasons: [{ code: 'left-out.wood', values: { text: 'KVH' } }],
      findings: [],
      body: timberBody(member, Math.ceil(member.shownMm)),
      placements: [member.place],
    }),
  );
  return [...steel, ...wood];
};

const judged = (parts: readonly PartFacts[]) =>
  compareFileTimber(parts, { kernel, profiles: catalogue.profiles, isTimberFormat: true, axisRounding: 0 }).flatMap(
    ({ findings }) => findings.filter(({ code }) => code.startsWith('warn.timber-')),
  );

const valueOf = (field: AnyField): fc.Arbitrary<number | string | undefined> => {
  const usual = fc.constant(undefined);
  if (field.kind === 'choice') return fc.oneof(usual, fc.constantFrom(...field.options));
  if (field.kind === 'text') return usual;
  return fc.oneof(
    { arbitrary: usual, weight: 3 },
    { arbitrary: fc.integer({ min: Math.ceil(field.bounds[0]), max: Math.floor(field.bounds[1]) }), weight: 1 },
  );
};

const inputsOf = (type: ConnectorType): fc.Arbitrary<ConnectorValues> =>
  fc
    .record(Object.fromEntries(Object.entries(connectors[type].fields).map(([name, field]) => [name, valueOf(field)])))
    .map((values) => Object.fromEntries(Object.entries(values).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]]))));

const withWood = connectorTypes.filter(
  (type) => (connectors[type].design({}, catalogue.profiles).design?.members.length ?? 0) > 0,
);

test.each(withWood)('a %s fits the wood that is worked for it', (type) => {
  let made = 0;
  const fits = fc.property(inputsOf(type), (given) => {
    const { design } = connectors[type].design(given, catalogue.profiles);
    fc.pre(design !== null && design.members.length > 0);
    if (design === null) return;
    made += 1;
    expect(judged(partsOf(design))).toEqual([]);
  });
  fc.assert(fits, { numRuns: 20, seed: 20261129 });
  expect(made).toBe(20);
});

test('wood that is moved by 3 mm along a splice is found', () => {
  const { design } = connectors.splice.design({}, catalogue.profiles);
  if (design === null) throw new Error('no splice');
  const moved = partsOf(design).map((part): PartFacts => {
    const shifted = part.placements.map(({ origin: [x, y, z], ...axes }) => ({
      ...axes,
      origin: [x + 3, y, z] as [number, number, number],
    }));
    return part.taken === 'left-out' ? { ...part, placements: shifted } : part;
  });
  expect(judged(moved)).toMatchObject([
    { code: 'warn.timber-hole-offset', values: { timber: 'left, right', offsetMm: 3, count: 8 } },
  ]);
});
