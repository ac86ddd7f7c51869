import {
  type Arbitrary,
  assert,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { readFile } from '../files/read-file.ts';
import type { Point } from '../geometry/body/path.ts';
import { cross, directionIn, lengthOf, pointIn, subtract } from '../geometry/body/vectors.ts';
import { type Kernel, loadKernel } from '../geometry/solids/unite-deep.ts';
import { readConnectorInputs, writeConnectorLink } from './connector-inputs.ts';
import { type ConnectorType, connectors, connectorTypes } from './connectors.ts';
import { type ConnectorDesign, type PartRole, partRoles, type SteelPlate } from './parts/connector-design.ts';
import type { AnyField, ConnectorValues } from './parts/define-connector.ts';
import { writeConnector } from './write-connector.ts';

const seed = Number(process.env['SEED'] ?? 20_261_129);
const runs = 10_000;
const readRuns = 400;

const catalogue = seedCatalogue();
let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

/** Half of all fields are left to the shop's proposals; some values lie outside of what a field can have. */
const valueOf = (field: AnyField): Arbitrary<number | string | undefined> => {
  if (field.kind === 'choice') return oneof(constant(undefined), constantFrom(...field.options));
  if (field.kind === 'text') return oneof(constant(undefined), string({ maxLength: field.longest }));
  const [min, max] = field.bounds;
  const whole = integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (field.isWhole) return oneof(constant(undefined), whole);
  return oneof(
    { arbitrary: constant(undefined), weight: 60 },
    { arbitrary: whole, weight: 40 },
    { arbitrary: double({ min, max, noNaN: true }), weight: 10 },
    { arbitrary: constantFrom(min - 1, max + 1, Number.NaN), weight: 1 },
  );
};

const inputsOf = (type: ConnectorType): Arbitrary<{ type: ConnectorType; given: ConnectorValues }> =>
  record(
    Object.fromEntries(Object.entries(connectors[type].fields).map(([name, field]) => [name, valueOf(field)])),
  ).map((values) => ({
    type,
    given: Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  }));

const arbitraryInputs = oneof(...connectorTypes.map(inputsOf));

/** Least distance of a point inside of a convex outline to its sides; negative outside. */
const insideBy = (outline: readonly Point[], [x, y]: Point): number =>
  Math.min(
    ...outline.map(([ax, ay], place) => {
      const [bx, by] = outline[(place + 1) % outline.length] ?? [ax, ay];
      return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
    }),
  );

const expectSound = ({ outline, holes, bends, thicknessMm }: SteelPlate) => {
  expect(outline.flat().every(Number.isFinite)).toBe(true);
  expect(Math.min(...outline.flat())).toBeGreaterThanOrEqual(-1e-6);
  for (const [place, hole] of holes.entries()) {
    expect(insideBy(outline, [hole.uMm, hole.vMm])).toBeGreaterThanOrEqual(1.2 * hole.diameterMm - 0.01);
    for (const other of holes.slice(place + 1)) {
      const apart = Math.hypot(hole.uMm - other.uMm, hole.vMm - other.vMm);
      expect(apart).toBeGreaterThan((hole.diameterMm + other.diameterMm) / 2 + 2);
    }
  }
  for (const line of bends?.linesMm ?? []) expect(line).toBeGreaterThan(thicknessMm);
};

const expectWood = ({ members }: ConnectorDesign) => {
  for (const { heightMm, widthMm, features } of members)
    for (const feature of features) {
      if (feature.kind !== 'hole') {
        for (const axis of [0, 1, 2] as const) expect(feature.to[axis]).toBeGreaterThan(feature.from[axis]);
        expect(feature.from[2]).toBeGreaterThan(0);
        expect(feature.to[2]).toBeLessThan(widthMm);
        continue;
      }
      const [x, y, z] = feature.at;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(heightMm);
      expect(z).toBeGreaterThanOrEqual(0);
      expect(z).toBeLessThanOrEqual(widthMm);
    }
};

/** Each fastener that goes through steel and wood goes through both at the same line. */
const expectAligned = ({ parts, members }: ConnectorDesign) => {
  const axes = parts.flatMap((part) =>
    part.kind === 'plate' && part.bends === null
      ? part.places.flatMap((frame) =>
          part.holes.map(({ uMm, vMm }) => ({
            at: pointIn(frame, [uMm, 0, vMm]),
            along: frame.yAxis,
          })),
        )
      : [],
  );
  for (const { place, features } of members)
    for (const feature of features) {
      if (feature.kind !== 'hole') continue;
      const at = pointIn(place, feature.at);
      const along = directionIn(place, feature.direction);
      const isMet = axes.some(
        (axis) => lengthOf(cross(axis.along, along)) < 1e-6 && lengthOf(cross(subtract(axis.at, at), along)) < 0.01,
      );
      expect(isMet).toBe(true);
    }
};

const names = {
  connector: 'V',
  link: 'splice',
  parts: Object.fromEntries(partRoles.map((role) => [role, role])) as Record<PartRole, string>,
};

test(`${runs} random inputs make sound parts or are refused with a reason (seed ${seed})`, { timeout: 120_000 }, () => {
  const made = new Map<string, { made: number; refused: number }>();
  assert(
    property(arbitraryInputs, ({ type, given }) => {
      const { design, refusals } = connectors[type].design(given, catalogue.profiles);
      const count = made.get(type) ?? { made: 0, refused: 0 };
      made.set(type, count);
      if (!design) {
        count.refused += 1;
        expect(refusals.length).toBeGreaterThan(0);
        return;
      }
      count.made += 1;
      for (const part of design.parts) {
        if (part.kind === 'plate') expectSound(part);
        else expect(part.lengthMm).toBeGreaterThan(0);
      }
      expectWood(design);
      if (!design.parts.some((part) => part.kind === 'plate' && part.bends)) expectAligned(design);
      for (const { aMm, lengthMm } of design.welds) {
        expect(aMm).toBeGreaterThan(0);
        expect(lengthMm).toBeGreaterThan(0);
      }
      for (const { lengthMm, count: pieces } of design.bought) {
        expect(pieces).toBeGreaterThan(0);
        if (lengthMm !== null) expect(lengthMm).toBeGreaterThan(0);
      }
    }),
    { seed, numRuns: runs },
  );
  console.log(`seed ${seed}`, Object.fromEntries(made));
  for (const type of connectorTypes) expect(made.get(type)?.made).toBeGreaterThan(0);
});

test(`what is made is read as plates and bars that have all their holes (seed ${seed})`, { timeout: 120_000 }, () => {
  assert(
    property(arbitraryInputs, ({ type, given }) => {
      const { design } = connectors[type].design(given, catalogue.profiles);
      if (!design) return;
      const { parts } = readFile({
        bytes: writeConnector(design, names, catalogue),
        fileName: 'x.stwx',
        catalogue,
        kernel,
      });
      for (const [place, part] of design.parts.entries()) {
        const read = parts[place];
        const open = read?.findings.filter(({ code }) => code.startsWith('request.')).map(({ code }) => code);
        expect(open).toEqual(part.kind === 'plate' && part.bends ? ['request.bend'] : []);
        const holes = read?.measures.holes.reduce((sum, { count }) => sum + count, 0);
        if (part.kind === 'plate') expect(holes).toBe(part.holes.length);
      }
    }),
    { seed, numRuns: readRuns },
  );
});

/** As an address is read: JSON where it is some, else the text itself. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

test(`inputs survive a link (seed ${seed})`, () => {
  assert(
    property(arbitraryInputs, ({ type, given }) => {
      const [path, search = ''] = writeConnectorLink(type, given).split('?');
      expect(path).toBe(type);
      const pairs = search === '' ? [] : search.split('&').map((pair) => pair.split('=') as [string, string]);
      const written = Object.fromEntries(pairs.map(([name, value]) => [name, parsed(decodeURIComponent(value))]));
      const { given: read, unread } = readConnectorInputs(type, written);
      for (const [name, value] of Object.entries(given)) if (!unread.includes(name)) expect(read[name]).toBe(value);
      expect(readConnectorInputs(type, { ...given, __proto__: 1, evil: 'x' }).given).not.toHaveProperty('evil');
    }),
    { seed, numRuns: 1000 },
  );
});
