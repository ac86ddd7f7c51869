import * as fc from 'fast-check';
import { processingParameters, valueRanges } from '../../src/files/btlx/processing-parameters.ts';
import type { Body, Contour, Frame, Processing, Vector } from '../../src/geometry/body/body.schema.ts';
import { sideFrames } from '../../src/geometry/body/side-frames.ts';

/** Texts as hostile people write them; every one can stand in XML. */
export const hostileText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('Träger "A" & <B>', ']]>', '<img onerror=x>', ' von\tnach\r\nunten ', '=cmd()'),
  },
  { weight: 2, arbitrary: fc.constantFrom('__proto__', 'constructor', '😀', '\u202exltb', 'é'.repeat(50), "'; drop") },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }).filter(isPlain) },
);

function isPlain(text: string) {
  return !/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text);
}

const trimmedText = hostileText.map((text) => text.trim()).filter((text) => text !== '');
const coordinate = fc.oneof(
  fc.integer({ min: -2000, max: 2000 }),
  fc.double({ min: -1000, max: 1000, noNaN: true }).map((value) => value + 0),
);
const vector = fc.tuple(coordinate, coordinate, coordinate) as fc.Arbitrary<Vector>;

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1] + 0,
  a[2] * b[0] - a[0] * b[2] + 0,
  a[0] * b[1] - a[1] * b[0] + 0,
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length + 0, a[1] / length + 0, a[2] / length + 0];
};

/** Any frame: unit axes, square to each other. */
export const arbitraryFrame: fc.Arbitrary<Frame> = fc
  .tuple(vector, vector, vector)
  .filter(([, x, y]) => Math.hypot(...cross(x, y)) > 0.05 * Math.hypot(...x) * Math.hypot(...y) && Math.hypot(...x) > 1)
  .map(([origin, x, y]) => ({ origin, xAxis: unit(x), yAxis: unit(cross(cross(x, y), x)) }));

const inclinationDeg = fc.double({ min: -89, max: 89, noNaN: true }).map((value) => value + 0);
type Segment = Contour['segments'][number];

const weight = fc.double({ min: 0.1, max: 10, noNaN: true });
const clamped = (count: number, degree: number): number[] => [
  ...Array.from({ length: degree + 1 }, () => 0),
  ...Array.from({ length: count - degree - 1 }, (_, at) => at + 1),
  ...Array.from({ length: degree + 1 }, () => count - degree),
];

const nurbs: fc.Arbitrary<Extract<Segment, { kind: 'nurbs' }>> = fc
  .record({
    degree: fc.integer({ min: 1, max: 3 }),
    points: fc.array(fc.tuple(coordinate, coordinate, coordinate, weight), { minLength: 4, maxLength: 6 }),
  })
  .map(({ degree, points }) => ({
    kind: 'nurbs',
    degree,
    points,
    knots: clamped(points.length, degree),
    end: (points.at(-1) ?? [0, 0, 0]).slice(0, 3) as Vector,
    inclinationDeg: 0,
  }));

const segment: fc.Arbitrary<Segment> = fc.oneof(
  fc.record({ kind: fc.constant('line' as const), end: vector, inclinationDeg }),
  fc.record({ kind: fc.constant('arc' as const), end: vector, through: vector, inclinationDeg }),
  nurbs,
);
const edge = fc.record({ start: vector, segments: fc.array(segment, { minLength: 1, maxLength: 5 }) });
const depthMm = fc.option(fc.double({ min: 0, max: 500, noNaN: true }));
const contour: fc.Arbitrary<Contour> = fc
  .record({ upper: edge, depthMm, lower: fc.option(edge) })
  .map(({ upper, depthMm: depth, lower }) => ({ ...upper, depthMm: depth, ...(lower ? { lower } : {}) }));

/** A patch of four rows. */
const surface4: fc.Arbitrary<Pick<Processing, 'contours' | 'parameters'>> = fc
  .array(nurbs, { minLength: 4, maxLength: 4 })
  .map((rows) => {
    const [{ degree, knots, points } = { degree: 1, knots: [], points: [] }] = rows;
    const sameCount = rows.every((row) => row.points.length === points.length) ? rows : rows.map(() => rows[0]);
    return {
      contours: sameCount.flatMap((row) =>
        row
          ? [
              {
                start: (row.points[0] ?? [0, 0, 0]).slice(0, 3) as Vector,
                segments: [{ ...row, degree, knots }],
                depthMm: null,
              },
            ]
          : [],
      ),
      parameters: { DegreeV: 2, KnotsV: '0 0 0 1 2 2 2' },
    };
  });

const valueOf = (type: string): fc.Arbitrary<number | string | boolean> => {
  if (type === 'B') return fc.boolean();
  if (type === 'T') return trimmedText;
  if (type.includes('|')) return fc.constantFrom(...type.split('|'));
  const bounds = /\[(.+)\.\.(.+)\]$/.exec(type);
  const [min, max] = bounds ? [Number(bounds[1]), Number(bounds[2])] : (valueRanges[type] ?? [0, 1]);
  if (type.startsWith('int')) return fc.integer({ min, max });
  return fc.double({ min, max, noNaN: true }).map((value) => value + 0);
};

type Kind = keyof typeof processingParameters;
type On = Pick<Processing, 'plane' | 'side'>;

const parametersOf = (kind: Kind): fc.Arbitrary<Processing['parameters']> =>
  fc.record(
    Object.fromEntries(
      processingParameters[kind]
        .split(' ')
        .filter(Boolean)
        .map((text) => {
          const [name = '', rest = ''] = text.split(':');
          return [name, valueOf((rest.split('=')[0] ?? '').replace('!', ''))];
        }),
    ),
  );

const kinds = Object.keys(processingParameters) as Kind[];
const withoutPlane = ['Chamfer', 'Planing'];

type Blank = Body['blankMm'];
type UserPlane = { id: number; frame: Frame };

const planeOf = (blank: Blank, planes: readonly UserPlane[]): fc.Arbitrary<On> =>
  fc.constantFrom(
    ...sideFrames(blank).map((plane, at) => ({ plane, side: at + 1 })),
    ...planes.map(({ frame: plane, id }) => ({ plane, side: id })),
  );

type Fields = NonNullable<Processing['inner']>[number];

const fieldsOf = (kind: Kind): fc.Arbitrary<Omit<Fields, 'plane' | 'side'>> => {
  const contours = /Contour|Area/.test(kind)
    ? fc.array(contour, { minLength: 1, maxLength: 3 })
    : fc.constant<Contour[]>([]);
  const shaped = kind === 'FreeSurface' ? surface4 : fc.record({ parameters: parametersOf(kind), contours });
  return fc
    .record({ name: trimmedText, carriedOut: fc.boolean(), shaped })
    .map(({ shaped: shape, ...rest }) => ({ kind, ...rest, ...shape }));
};

const innerKinds: Partial<Record<Kind, readonly Kind[]>> = {
  House: ['Tenon', 'DovetailTenon'],
  HouseMortise: ['Mortise', 'DovetailMortise'],
  PatternContour: ['Drilling', 'Lap', 'FreeContour'],
};

/** What a processing holds: a tenon on a plane of the part, insertions on their own. */
const innerOf = (kind: Kind, on: fc.Arbitrary<On>): fc.Arbitrary<Fields[]> => {
  const held = innerKinds[kind];
  if (!held) return fc.constant([]);
  const ownPlane = arbitraryFrame.map((plane): On => ({ plane, side: null }));
  return fc.array(
    fc
      .record({ inner: fc.constantFrom(...held).chain(fieldsOf), placed: kind === 'PatternContour' ? ownPlane : on })
      .map(({ inner, placed }) => ({ ...inner, ...placed })),
    { maxLength: 2 },
  );
};

/** Any processing, with its contours and what it holds, on a side of the blank or a user plane. */
export const arbitraryProcessing = (blank: Blank, planes: readonly UserPlane[]): fc.Arbitrary<Processing> => {
  const on = planeOf(blank, planes);
  return fc.constantFrom(...kinds).chain((kind) =>
    fc.record({ fields: fieldsOf(kind), placed: on, inner: innerOf(kind, on) }).map(({ fields, placed, inner }) => ({
      ...fields,
      ...(withoutPlane.includes(kind) ? { plane: null, side: null } : placed),
      ...(inner.length > 0 ? { inner } : {}),
    })),
  );
};
