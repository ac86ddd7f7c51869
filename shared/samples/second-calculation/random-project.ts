import { array, type Arbitrary, boolean, constantFrom, integer, oneof, option, record, tuple } from 'fast-check';
import type { PlainAssembly, PlainPart, PlainProject } from './plain-project.ts';

const surface = constantFrom('RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM');
const ralNumber = constantFrom('7016', '3003', '9005');
const absent = { nil: undefined, freq: 2 } as const;

const choice = record({
  piecesRead: integer({ min: 1, max: 40 }),
  pieces: option(integer({ min: 1, max: 60 }), absent),
  isTaken: integer({ min: 0, max: 9 }).map((n) => n > 0),
  grade: oneof(
    { weight: 12, arbitrary: constantFrom('S235JR', 'S235JR', 'S355J2', 'S355J2H', '1.4301') },
    { weight: 1, arbitrary: constantFrom('unknown', null) },
  ),
  specificity: option(constantFrom('HOT_ROLLED', 'COLD_ROLLED', 'WELDED'), absent),
  surface: option(surface, absent),
  ralNumber: option(ralNumber, absent),
  certificate: option(boolean(), absent),
  closedEnds: constantFrom(0, 1, 2),
  assembly: option(integer({ min: 0, max: 2 }), { nil: null, freq: 3 }),
  originMm: tuple(constantFrom(0, 0, 250.5, 900), constantFrom(0, 0, 120, 400.25), constantFrom(0, 0, 33)),
});

const hole = record({
  diameterMm: constantFrom(5, 9, 13.5, 14, 18, 22, 26, 33),
  depthMm: integer({ min: 100, max: 4000 }).map((n) => n / 100),
  count: integer({ min: 1, max: 12 }),
});

/** At most one hole of a diameter: a part's holes are told by diameter and depth. */
const holes = array(hole, { maxLength: 3 });
const share = integer({ min: 500, max: 1000 });
const bevels = constantFrom(0, 0, 0, 15, 22.5, 45, 60);

const side = (max: number) => option(integer({ min: 7000, max: max * 100 }), { nil: 30_000 }).map((n) => n / 100);

/** Pocket and countersinks lie where a plate of 300 x 200 has room for them. */
const plate = record({
  wallMm: oneof(
    { weight: 20, arbitrary: constantFrom(3, 5, 8, 10, 10, 12, 20, 25, 30, 35, 60) },
    { weight: 1, arbitrary: constantFrom(2, 11, 70) },
  ),
  sides: tuple(side(4100), side(2050)),
  share,
  contourMm: integer({ min: 100, max: 3_000_000 }).map((n) => n / 100),
  pierces: integer({ min: 1, max: 60 }),
  drilled: holes,
  countersinks: integer({ min: 0, max: 3 }),
  recesses: array(record({ lengthMm: integer({ min: 20, max: 90 }), widthMm: integer({ min: 10, max: 50 }) }), { maxLength: 2 }),
}).map(({ wallMm, sides, share: left, countersinks, recesses, ...rest }) => {
  const [lengthMm = 0, widthMm = 0] = sides.toSorted((a, b) => b - a);
  const hasRoom = lengthMm >= 300 && widthMm >= 200 && wallMm >= 8;
  return {
    ...rest,
    stock: 'plate' as const,
    designation: '',
    wallMm,
    lengthMm,
    widthMm,
    heightMm: wallMm,
    netMm3: Math.max(1, Math.round((lengthMm * widthMm * wallMm * left) / 1000)),
    surfaceMm2: Math.round(2 * lengthMm * widthMm + 2 * (lengthMm + widthMm) * wallMm),
    drilled: rest.drilled,
    countersinks: hasRoom && countersinks > 0 ? [{ diameterMm: 26, depthMm: 3, count: countersinks }] : [],
    recesses: hasRoom ? recesses.map((each) => ({ ...each, depthMm: 4 })) : [],
    sawCuts: [],
  };
});

/** Designation, kind of stock, wall, height, width, section and outer surface per mm of length. */
const sections = [
  ['HEA 200', 'open', null, 190, 200, 5383, 1136.1],
  ['IPE 80', 'open', null, 80, 46, 764, 328],
  ['HEB 300', 'open', null, 300, 300, 14_910, 1732],
  ['SHS 100x100x5', 'hollow', 5, 100, 100, 1840, 382.8],
  ['SHS 40x40x2.5', 'hollow', 2.5, 40, 40, 359, 151.4],
  ['SHS 40x40x4', 'hollow', 4, 40, 40, 535, 146.3],
  ['RHS 50x30x3', 'hollow', 3, 50, 30, 421, 152.3],
  ['RHS 120x80x6.3', 'hollow', 6.3, 120, 80, 2310, 379],
] as const;

const profile = record({
  section: constantFrom(...sections),
  lengthMm: option(integer({ min: 3000, max: 1_210_000 }), { nil: 120_000 }).map((n) => n / 100),
  share,
  drilled: holes,
  sawCuts: array(record({ bevelDeg: bevels, count: integer({ min: 1, max: 2 }) }), { minLength: 1, maxLength: 2 }),
}).map(({ section: [designation, stock, wallMm, heightMm, widthMm, sectionMm2, mm2PerMm], share: left, ...rest }) => ({
  ...rest,
  stock,
  designation,
  wallMm,
  widthMm,
  heightMm,
  netMm3: Math.round((sectionMm2 * rest.lengthMm * left) / 1000),
  surfaceMm2: Math.round(mm2PerMm * rest.lengthMm),
  contourMm: 0,
  pierces: 0,
  countersinks: [],
  recesses: [],
  sawCuts: rest.sawCuts.map(({ bevelDeg, count }) => ({
    bevelDeg,
    count,
    faceMm2: Math.round(sectionMm2 / Math.cos((bevelDeg * Math.PI) / 180)),
  })),
}));

const part: Arbitrary<PlainPart> = tuple(choice, plate, profile, boolean()).map(
  ([{ pieces, assembly, ...chosen }, flat, bar, isFlat]) => ({
    ...withoutUndefined(chosen),
    index: 0,
    pieces: pieces ?? chosen.piecesRead,
    assembly,
    ...(isFlat ? flat : bar),
  }),
);

const seam = record({ ends: tuple(integer({ min: 0, max: 99 }), integer({ min: 0, max: 99 })), aMm: oneof(
    { weight: 15, arbitrary: constantFrom(3, 3, 3, 3.5) },
    { weight: 1, arbitrary: constantFrom(2, 4, 7) },
  ), lengthMm: integer({ min: 100, max: 900_000 }).map((n) => n / 100) });

const assembly = record({
  parent: option(integer({ min: 0, max: 1 }), { nil: null, freq: 1 }),
  quantity: integer({ min: 1, max: 6 }),
  surface: option(surface, absent),
  ralNumber: option(ralNumber, absent),
  seams: array(seam, { maxLength: 3 }),
});

/** Any project: plates and bars, loose and in assemblies that nest, with what can be chosen for them. */
export const randomProject: Arbitrary<PlainProject> = record({
  productionType: constantFrom('COMPLETE_PRODUCTION', 'SINGLEPARTS_ONLY'),
  surface,
  ralNumber: option(ralNumber, { nil: null, freq: 6 }),
  materialCertificate: boolean(),
  weldingCertificate: constantFrom('STANDARD', 'CUSTOM', null),
  parts: array(part, { minLength: 1, maxLength: 7 }),
  assemblies: array(assembly, { minLength: 3, maxLength: 3 }),
}).map(({ parts, assemblies, ...project }) => {
  const numbered = parts.map((each, n) => ({
    ...each,
    index: n + 1,
    assembly: each.assembly === null ? null : each.assembly + 1,
    ...(each.assembly === null && { closedEnds: 0 as const }),
  }));
  return {
    ...project,
    parts: numbered,
    assemblies: assemblies.map((each, n): PlainAssembly => {
      const inside = numbered.filter((one) => one.assembly === n + 1).map((one) => one.index);
      return {
        ...withoutUndefined(each),
        index: n + 1,
        parent: each.parent !== null && each.parent < n ? each.parent + 1 : null,
        seams: inside.length === 0 ? [] : each.seams.map(({ ends, ...rest }) => ({ ...rest, parts: pairOf(inside, ends) })),
      };
    }),
  };
});

function pairOf(inside: readonly number[], ends: [number, number]): [number, number] {
  const [low = 0, high = 0] = ends.map((end) => inside[end % inside.length] ?? 0).toSorted((a, b) => a - b);
  return [low, high];
}

function withoutUndefined<T extends object>(value: T) {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
