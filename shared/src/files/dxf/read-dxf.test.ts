import { beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../../fuzz/random.ts';
import {
  arc,
  asBinary,
  block,
  circle,
  entity,
  insert,
  line,
  polyline,
  readingOf,
  rectangle,
  refusalOf,
  sampleDxf,
  text,
} from '../../../test/files/sample-dxf.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { Point } from '../../geometry/body/path.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { chainCuts, placeDrawing } from './cut-lines.ts';
import { type DrawingAnswers, readAnswers, withAnswers } from './drawing-answers.ts';
import { asDrawn } from './drawing-questions.ts';

type Point3 = readonly [number, number, number];

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const catalogue = seedCatalogue();
let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

const read = (file: string | Uint8Array) => readingOf(file, { catalogue, kernel });
const partsOf = (entities: string, rest: Parameters<typeof sampleDxf>[1] = {}): PartFacts[] =>
  read(sampleDxf(entities, rest)).parts;
const one = (entities: string, rest: Parameters<typeof sampleDxf>[1] = {}): PartFacts => {
  const parts = partsOf(entities, rest);
  expect(parts).toHaveLength(1);
  return parts[0] as PartFacts;
};
const refusal = (file: string | Uint8Array) => refusalOf(file, { catalogue, kernel });
const codes = ({ findings }: Pick<PartFacts, 'findings'>) =>
  findings.map(({ code }) => code).filter((code) => code !== 'request.missing-grade' && !code.startsWith('warn.hole'));
const areaOf = ({ measures, body }: PartFacts) => measures.netVolumeMm3 / body.blankMm.width;
const sizeOf = ({ body: { blankMm } }: PartFacts) => [blankMm.length, blankMm.height];
const plate = rectangle(10, 10, 200, 100);
const thick = text(20, 20, 't=10');

describe('units', () => {
  test.each([
    [4, 1],
    [5, 10],
    [6, 1000],
    [1, 25.4],
  ])('the header number %d is %d mm', (unit, mm) => {
    expect(one(rectangle(0, 0, 2, 1), { unit }).body.blankMm).toMatchObject({ length: 2 * mm, height: mm });
  });
  test.each([null, 0, 99])('a drawing of unit %s is read as mm and asked for', (unit) => {
    const part = one(plate + circle(50, 50, 9), { unit });
    expect(sizeOf(part)).toEqual([200, 100]);
    expect(part.findings).toContainEqual({ code: 'request.missing-unit', values: { unit: 'mm' } });
  });
  test('inches are proposed by bolt holes or by lines in inches, and not taken', () => {
    const unitOf = (entities: string, header: [number, string | number][]) =>
      one(entities, { unit: 0, header }).findings.find(({ code }) => code === 'request.missing-unit')?.values['unit'];
    expect(unitOf(rectangle(0, 0, 8, 4) + circle(2, 2, 9 / 25.4), [])).toBe('in');
    expect(
      unitOf(rectangle(0, 0, 30, 20), [
        [9, '$MEASUREMENT'],
        [70, 0],
      ]),
    ).toBe('in');
    expect(
      unitOf(rectangle(0, 0, 30, 20), [
        [9, '$MEASUREMENT'],
        [70, 1],
      ]),
    ).toBe('mm');
  });
});

describe('entities', () => {
  test('lines and arcs close to an outline, in any order and direction', () => {
    const part = one(
      line(20, 0, 80, 0) +
        line(0, 40, 0, 10) +
        arc(80, 10, 10, 270, 0) +
        line(90, 40, 90, 10) +
        line(0, 40, 90, 40) +
        line(20, 0, 0, 10),
    );
    expect(areaOf(part)).toBeCloseTo(90 * 40 - 100 + (Math.PI / 4) * 100 - 100, -0.5);
    expect(codes(part)).toEqual([]);
  });
  test('bulges are arcs, of more than half a circle too', () => {
    const slot = one(
      polyline([
        [0, 0],
        [40, 0, 1],
        [40, 20],
        [0, 20, 1],
      ]),
    );
    expect(areaOf(slot)).toBeCloseTo(40 * 20 + Math.PI * 100, -0.5);
    const key = one(
      polyline([
        [0, 0],
        [10, 0, 2],
        [10, 10],
        [0, 10],
      ]),
    );
    const [angle, radius] = [4 * Math.atan(2), (10 * 5) / 8];
    expect(areaOf(key)).toBeCloseTo(100 + (radius ** 2 * (angle - Math.sin(angle))) / 2, -0.5);
  });
  test('an old polyline with vertices is one, its spline frame left out', () => {
    const vertex = (x: number, y: number, flag = 0) => entity('VERTEX', '0', [10, x], [20, y], [70, flag]);
    const old =
      entity('POLYLINE', '0', [66, 1], [70, 1]) +
      vertex(0, 0) +
      vertex(100, 0) +
      vertex(500, 500, 16) +
      vertex(100, 50) +
      vertex(0, 50) +
      entity('SEQEND', '0');
    expect(areaOf(one(old, { version: 'AC1009' }))).toBe(5000);
  });
  test('an ellipse is drawn within 0.01 mm, and one that is a circle is a hole', () => {
    const ellipse = (ratio: number) =>
      entity('ELLIPSE', '0', [10, 100], [20, 60], [11, 50], [21, 0], [40, ratio], [41, 0], [42, 2 * Math.PI]);
    expect(Math.abs(areaOf(one(ellipse(0.5))) / (Math.PI * 50 * 25) - 1)).toBeLessThan(2e-4);
    expect(one(plate + ellipse(1).replace('\r\n50\r\n', '\r\n10\r\n')).measures.holes).toMatchObject([
      { diameterMm: 20, count: 1 },
    ]);
  });
  test('a spline of degree 3 and one through points close an outline', () => {
    const bezier = entity(
      'SPLINE',
      '0',
      [71, 3],
      [72, 8],
      [73, 4],
      ...[0, 0, 0, 0, 1, 1, 1, 1].map((knot): [number, number] => [40, knot]),
      [10, 0],
      [20, 0],
      [10, 0],
      [20, 40],
      [10, 100],
      [20, 40],
      [10, 100],
      [20, 0],
    );
    // area under a cubic Bezier of height 40: 3/4 of the height over the half and half
    expect(areaOf(one(bezier + line(0, 0, 100, 0)))).toBeCloseTo(100 * 40 * 0.6, -1);
    const fit = entity(
      'SPLINE',
      '0',
      [71, 3],
      [74, 5],
      ...[
        [0, 0],
        [25, 20],
        [50, 25],
        [75, 20],
        [100, 0],
      ].flatMap(([x = 0, y = 0]): [number, number][] => [
        [11, x],
        [21, y],
      ]),
    );
    expect(Math.abs(areaOf(one(fit + line(0, 0, 100, 0))) - 1750)).toBeLessThan(60);
  });
  test('what lies in a plane that looks down is mirrored', () => {
    const part = one(rectangle(0, 0, 200, 100) + circle(-50, 50, 10, '0', [210, 0], [220, 0], [230, -1]));
    expect(part.measures.holes).toMatchObject([{ diameterMm: 20, count: 1 }]);
    const mirroredArc = entity(
      'ARC',
      '0',
      [10, 0],
      [20, 0],
      [40, 50],
      [50, 0],
      [51, 180],
      [210, 0],
      [220, 0],
      [230, -1],
    );
    expect(areaOf(one(mirroredArc + line(-50, 0, 50, 0)))).toBeCloseTo((Math.PI * 2500) / 2, -0.5);
  });
  test('what is not flat or not read is named with its number', () => {
    const upright = circle(0, 0, 5, '0', [210, 1], [220, 0], [230, 0]);
    const { head } = read(sampleDxf(plate + upright + entity('REGION', '0') + entity('3DSOLID', '0')));
    expect(head.findings.map(({ values }) => [values['name'], values['count']])).toEqual([
      ['CIRCLE 3D', 1],
      ['REGION', 1],
      ['3DSOLID', 1],
    ]);
  });
  test('hidden entities, hidden layers and notes of other programs are passed over', () => {
    const hidden =
      circle(60, 60, 5, '0', [60, 1]) +
      circle(60, 60, 5, '0', [67, 1]) +
      circle(60, 60, 5, 'OFF') +
      circle(60, 60, 5, 'ICE');
    const noted = circle(100, 60, 8, '0', [1001, 'ACAD'], [1010, 5], [1040, 3], [102, '{ACAD'], [40, 77], [102, '}']);
    const part = one(plate + hidden + noted, {
      layers: [
        [
          [2, 'OFF'],
          [62, -7],
        ],
        [
          [2, 'ICE'],
          [70, 1],
        ],
      ],
    });
    expect(part.measures.holes).toMatchObject([{ diameterMm: 16, count: 1 }]);
  });
});

describe('blocks', () => {
  const holes = block('HOLE', circle(5, 5, 9), [5, 5]);
  test('an array of a block is drawn out, turned but not scaled between its cells', () => {
    const array = insert('HOLE', 50, 50, [70, 3], [71, 2], [44, 40], [45, 30]);
    expect(one(plate + array, { blocks: holes }).measures.holes).toMatchObject([{ diameterMm: 18, count: 6 }]);
    const small = insert('HOLE', 50, 50, [41, 0.5], [42, 0.5], [70, 2], [44, 40]);
    expect(one(plate + small, { blocks: holes }).measures.holes).toMatchObject([{ diameterMm: 9, count: 2 }]);
  });
  test('blocks lie in blocks; unequal scales make ellipses', () => {
    const nested = block('PLATE', rectangle(0, 0, 200, 100) + insert('HOLE', 50, 50)) + holes;
    const part = one(insert('PLATE', 500, 500, [50, 90]), { blocks: nested });
    expect(sizeOf(part).map(Math.round)).toEqual([100, 200]);
    const flat = one(rectangle(0, 0, 200, 100) + insert('HOLE', 100, 50, [41, 2], [42, 1]), { blocks: holes });
    expect(flat.measures.holes).toEqual([]);
    expect(Math.abs(areaOf(flat) - (20_000 - Math.PI * 18 * 9))).toBeLessThan(1);
  });
  test('a mirrored insertion mirrors its arcs', () => {
    const half = block('D', arc(0, 0, 50, 270, 90) + line(0, 50, 0, -50));
    expect(areaOf(one(insert('D', 100, 100, [41, -1]), { blocks: half }))).toBeCloseTo((Math.PI * 2500) / 2, -0.5);
  });
  test('layer 0 of a block is the layer of its insertion', () => {
    const marked = entity('INSERT', 'Gravur', [2, 'HOLE'], [10, 50], [20, 50]);
    expect(one(plate + marked, { blocks: holes }).measures.holes).toEqual([]);
  });
  test('a block in itself, blocks without end and blocks that are missing', () => {
    expect(
      refusal(
        sampleDxf(plate + insert('A', 0, 0), { blocks: block('A', insert('B', 0, 0)) + block('B', insert('A', 0, 0)) }),
      ).code,
    ).toBe('E_CYCLE');
    expect(refusal(sampleDxf(plate + insert('HOLE', 0, 0, [70, 30_000], [71, 30_000]), { blocks: holes })).code).toBe(
      'E_LIMIT',
    );
    expect(read(sampleDxf(plate + insert('GONE', 0, 0))).head.findings).toEqual([
      { code: 'warn.missing-block', values: { name: 'GONE', count: 1 } },
    ]);
  });
});

describe('outlines', () => {
  test('a gap of 0.05 mm is closed and told with its place, one of 0.5 mm stays open', () => {
    const sides = (gap: number) =>
      line(0, 0, 100, 0) + line(100, 0, 100, 50) + line(100, 50, 0, 50) + line(0, 50, 0, gap);
    expect(one(sides(0.05)).findings).toContainEqual({
      code: 'warn.gaps-closed',
      values: { count: 1, widthMm: 0.05, x: 0, y: 0 },
    });
    expect(refusal(sampleDxf(sides(0.5)))).toEqual({ code: 'E_OUTLINE', line: 20 });
    expect(codes(one(sides(0.005)))).toEqual([]);
  });
  test('an outline smaller or larger than any part is left out and told; what lies in the larger one stays', () => {
    const speck = rectangle(500, 0, 0.05, 20);
    const { head, parts } = read(sampleDxf(plate + speck + rectangle(-100_000, -100_000, 300_000, 300_000)));
    expect(parts.map(({ measures }) => measures.holes.length)).toEqual([one(plate).measures.holes.length]);
    expect(head.findings).toEqual([{ code: 'warn.odd-outlines', values: { count: 2, leastMm: 0.1, mostM: 100 } }]);
  });
  test('an entity with a value that cannot be puts on request what it lies in, and nothing else', () => {
    const badSpline = entity('SPLINE', '0', [71, 3], [40, 1], [40, 0], [10, 30], [20, 30], [10, 40], [20, 30]);
    const other = rectangle(300, 10, 50, 50);
    const { head, parts } = read(sampleDxf(plate + circle(60, 60, -9) + badSpline + other + circle(600, 600, -1)));
    const unread = parts.map(({ findings }) =>
      findings.filter(({ code }) => code === 'request.processing-unread').map(({ values }) => values),
    );
    expect(unread).toEqual([
      [
        { kind: 'CIRCLE', name: 'CIRCLE', reason: 'E_RANGE', line: 44, parameter: 'radius', found: '-9' },
        { kind: 'SPLINE', name: 'SPLINE', reason: 'E_RANGE', line: 54, parameter: 'knots', found: '2' },
      ],
      [],
    ]);
    expect(head.findings).toEqual([{ code: 'warn.unknown-element', values: { name: 'CIRCLE', count: 1 } }]);
  });
  test('entities with values that cannot be are counted as lines are, in arrays of blocks too', () => {
    const bad = circle(1, 1, -1).repeat(3000);
    const blocks = block('B', bad);
    expect(refusal(sampleDxf(plate + insert('B', 0, 0, [70, 100]), { blocks })).code).toBe('E_LIMIT');
  });
  test('an entity with a value that cannot be counts nothing on a layer that is not cut', () => {
    expect(partsOf(plate + circle(60, 60, -9, 'Rahmen')).map(codes)).toEqual([codes(one(plate))]);
  });
  test('a star of lines beside a part that no gap would close does not refuse it', () => {
    const rays = Array.from({ length: 100 }, (_, n) => line(500, 500, 500 + 90 * Math.cos(n), 500 + 90 * Math.sin(n)));
    expect(partsOf(plate + rays.join('')).map(codes)).toEqual([codes(one(plate))]);
  });
  test('where the model is empty its sheet is read, and told', () => {
    const sheet = polyline(
      [
        [0, 0],
        [200, 0],
        [200, 100],
        [0, 100],
      ],
      '0',
      [67, 1],
    );
    const { head, parts } = read(sampleDxf(sheet));
    expect(parts).toHaveLength(1);
    expect(head.findings).toEqual([{ code: 'warn.on-sheet', values: {} }]);
    expect(read(sampleDxf(plate + sheet)).head.findings).toEqual([]);
    expect(codes(one(plate + circle(0, 0, -5, '0', [67, 1])))).toEqual([]);
  });
  test.each([
    ['front', (x: number, y: number): Point3 => [x, 70, y], [0, -1, 0]],
    ['side', (x: number, y: number): Point3 => [70, x, y], [1, 0, 0]],
  ] as const)('a drawing that stands upright is read from its %s, and told', (view, inSpace, [nx, ny, nz]) => {
    const normal: [number, number][] = [
      [210, nx],
      [220, ny],
      [230, nz],
    ];
    const edge = (from: Point, to: Point) => {
      const [[x1, y1, z1], [x2, y2, z2]] = [inSpace(...from), inSpace(...to)];
      return entity('LINE', '0', [10, x1], [20, y1], [30, z1], [11, x2], [21, y2], [31, z2]);
    };
    const corners: Point[] = [
      [0, 0],
      [200, 0],
      [200, 100],
      [50, 100],
    ];
    const outline = corners.map((corner, at) => edge(corner, corners[(at + 1) % 4] as Point)).join('');
    const drawing =
      outline +
      circle(150, 60, 9, '0', ...normal) +
      entity('TEXT', '0', [10, 90], [20, 20], [40, 5], [1, 't=10'], ...normal);
    const { head, parts } = read(sampleDxf(drawing));
    const flat = one(
      polyline(corners.map(([x, y]): [number, number] => [x, y])) + circle(150, 60, 9) + text(90, 20, 't=10'),
    );
    expect(parts.map(({ body }) => body)).toEqual([flat.body]);
    expect(head.findings).toEqual([{ code: 'warn.upright', values: { view } }]);
  });
  test('an upright outline of one polyline in space is read; one that leans is not', () => {
    const vertex = (x: number, y: number, z: number) => entity('VERTEX', '0', [10, x], [20, y], [30, z], [70, 32]);
    const ring = (depth: number) =>
      entity('POLYLINE', '0', [66, 1], [70, 9]) +
      [vertex(0, 0, 0), vertex(200, 0, 0), vertex(200, depth, 100), vertex(0, depth, 100)].join('') +
      entity('SEQEND', '0');
    expect(sizeOf(one(ring(0)))).toEqual([200, 100]);
    expect(refusal(sampleDxf(ring(30)))).toMatchObject({ code: 'E_NO_PARTS' });
  });
  test('dashed lines are cut where there are no others, and told', () => {
    const dashed = polyline(
      [
        [0, 0],
        [200, 0],
        [200, 100],
        [0, 100],
      ],
      '0',
      [6, 'STRICHPUNKT'],
    );
    const { head, parts } = read(sampleDxf(dashed));
    expect(parts).toHaveLength(1);
    expect(head.findings).toEqual([{ code: 'warn.dashed-cut', values: { count: 1 } }]);
    expect(read(sampleDxf(plate + dashed)).parts).toHaveLength(1);
  });
  test('lines drawn twice are cut once and told', () => {
    const { head, parts } = read(
      sampleDxf(plate + plate + circle(60, 60, 9) + circle(60, 60, 9) + line(10, 10, 210, 10)),
    );
    expect(parts[0]?.measures).toMatchObject({ pierces: 2, holes: [{ diameterMm: 18, count: 1 }] });
    expect(head.findings).toEqual([{ code: 'warn.doubles-removed', values: { count: 3 } }]);
    const partly = read(sampleDxf(plate + line(10, 10, 90, 10) + line(110, 10, 50, 10)));
    expect(partly.parts.map(({ findings }) => codes({ findings }))).toEqual([[]]);
    expect(partly.head.findings).toEqual([{ code: 'warn.doubles-removed', values: { count: 2 } }]);
  });
  test('a line inside that does not close puts its part on request and is shown; one outside is told', () => {
    const part = one(plate + line(50, 50, 80, 60) + line(80, 60, 90, 90));
    expect(part.findings).toContainEqual({ code: 'request.open-outline', values: { count: 1, x: 50, y: 50 } });
    expect(part.body.processings).toMatchObject([{ kind: 'PenContour', name: 'Open' }]);
    const outside = read(sampleDxf(plate + line(500, 0, 600, 0)));
    expect(outside.head.findings).toEqual([
      { code: 'warn.open-outside', values: { count: 1, lengthMm: 100, x: 500, y: 0 } },
    ]);
  });
  test('what lies in an outline that does not close is no part to be priced by itself', () => {
    const open = line(0, 0, 200, 0) + line(200, 0, 200, 100) + line(200, 100, 0, 100) + line(0, 100, 0, 0.5);
    const other = rectangle(400, 0, 50, 50);
    expect(partsOf(open + circle(50, 50, 9) + other)[0]?.findings).toContainEqual({
      code: 'request.in-open-outline',
      values: { x: 0, y: 0.5, gapMm: 0.5 },
    });
    const halves = line(0, 0, 200, 0) + line(200, 0, 200, 99) + line(200, 100, 0, 100) + line(0, 100, 0, 1);
    expect(partsOf(halves + rectangle(20, 20, 40, 40) + other).map(codes)).toEqual([['request.in-open-outline'], []]);
    const leader = line(-10, -10, 300, -10) + line(300, -10, 300, 200);
    expect(codes(one(plate + leader))).not.toContain('request.in-open-outline');
    const beside = read(sampleDxf(rectangle(300, 0, 50, 50) + open));
    expect(beside.parts.map(({ findings }) => codes({ findings }))).toEqual([[]]);
  });
  test('a plate whose outline alone is open is refused, and is whole with its hole once the gap is closed', () => {
    const open = line(0, 0, 200, 0) + line(200, 0, 200, 100) + line(200, 100, 0, 100) + line(0, 100, 0, 0.5);
    const drawing = sampleDxf(open + circle(50, 50, 9));
    expect(refusal(drawing)).toMatchObject({ code: 'E_OUTLINE', line: 20 });
    const { parts } = read(withAnswers(new TextEncoder().encode(drawing), { gapMm: 0.5 }));
    expect(parts.map(({ body }) => body.processings.map(({ kind }) => kind))).toEqual([['FreeContour', 'Drilling']]);
  });
  test('nested outlines are openings and parts that fall out of them', () => {
    const parts = partsOf(
      rectangle(0, 0, 400, 400) + rectangle(50, 50, 300, 300) + rectangle(100, 100, 100, 100) + circle(150, 150, 9),
    );
    expect(parts.map(areaOf).map(Math.round)).toEqual([160_000 - 90_000, Math.round(10_000 - Math.PI * 81)]);
  });
  test('outlines that cross are on request where they do, outlines that touch are not', () => {
    const crossing = partsOf(rectangle(0, 0, 100, 100) + rectangle(50, 50, 100, 100));
    expect(crossing.map((part) => codes(part))).toEqual([['request.outlines-cross'], ['request.outlines-cross']]);
    expect(partsOf(rectangle(0, 0, 100, 100) + rectangle(100, 0, 100, 100)).map((part) => codes(part))).toEqual([
      [],
      [],
    ]);
  });
  test('squares that meet in a corner are two parts', () => {
    const square = (x: number, y: number) =>
      line(x, y, x + 50, y) + line(x + 50, y, x + 50, y + 50) + line(x + 50, y + 50, x, y + 50) + line(x, y + 50, x, y);
    expect(partsOf(square(0, 0) + square(50, 50)).map(areaOf)).toEqual([2500, 2500]);
  });
  test('the frame of a sheet with a filing margin is no part', () => {
    const sheet = rectangle(0, 0, 420, 297) + rectangle(20, 10, 390, 277);
    const { parts } = read(sampleDxf(sheet + rectangle(100, 100, 200, 100) + text(120, 120, 't=10 S235 2x')));
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatchObject({ quantity: 2, body: { blankMm: { length: 200, height: 100, width: 10 } } });
  });
  test('the frame of a drawing sheet is no part', () => {
    const { head, parts } = read(sampleDxf(rectangle(0, 0, 420, 297) + rectangle(10, 10, 400, 277) + plate + thick));
    expect(parts.map(sizeOf)).toEqual([[200, 100]]);
    expect(head.findings.map(({ code }) => code)).toEqual(['note.frame-dropped', 'note.frame-dropped']);
  });
  test('parts are counted from the top left to the bottom right', () => {
    const parts = partsOf(rectangle(0, 0, 10, 10) + rectangle(0, 100, 20, 20) + rectangle(100, 100, 30, 20));
    expect(parts.map(({ name, body }) => [name, body.blankMm.length])).toEqual([
      ['Pos. 1', 20],
      ['Pos. 2', 30],
      ['Pos. 3', 10],
    ]);
  });
});

describe('layers', () => {
  test.each(['Gravur', 'engrave', 'MARQUAGE', 'incisione', 'IV_FEATURE_PROFILES'])(
    'lines on %s are marked',
    (layer) => {
      const part = one(plate + line(50, 50, 80, 50, layer) + text(60, 60, 'A1', layer), { version: 'AC1021' });
      expect(part.body.processings.map(({ kind }) => kind)).toEqual(['PenContour', 'Text']);
      expect(codes(part)).toEqual([]);
    },
  );
  test.each(['Biegelinie', 'BEND', 'ligne de pli', 'piega', 'IV_BEND_DOWN'])(
    'lines on %s are bends, on request',
    (layer) => {
      expect(one(plate + line(100, 10, 100, 110, layer)).findings).toContainEqual({
        code: 'request.bend',
        values: { count: 1 },
      });
    },
  );
  test.each(['Bemaßung', 'centerlines', 'cotes', 'quote', 'Defpoints'])(
    'lines on %s are not cut, and told',
    (layer) => {
      const { head, parts } = read(sampleDxf(plate + circle(60, 60, 9, layer), { version: 'AC1021' }));
      expect(parts[0]?.measures.holes).toEqual([]);
      expect(head.findings).toEqual([{ code: 'note.lines-ignored', values: { layer, count: 1 } }]);
    },
  );
  test.each(['Bohrung', 'CUT_INNER', 'perçage', 'foro', 'Laser', '0', 'Stahlblech'])(
    'circles on %s are holes',
    (layer) => {
      expect(one(plate + circle(60, 60, 9, layer)).measures.holes).toMatchObject([{ diameterMm: 18, count: 1 }]);
    },
  );
  test('threads and pockets are named and on request', () => {
    expect(one(plate + circle(60, 60, 5, 'Gewinde')).findings).toContainEqual({
      code: 'request.layer-work',
      values: { layer: 'Gewinde', count: 1 },
    });
  });
  test('dashed lines are not cut but on a layer that says so', () => {
    const dashed = (layer: string) => one(plate + circle(60, 60, 9, layer, [6, 'DASHED'])).measures.holes.length;
    expect([dashed('0'), dashed('Schnitt')]).toEqual([0, 1]);
  });
});

describe('texts', () => {
  test.each([
    ['t=10 S355 4x', 10, 'S355JR', 4],
    ['t=3/8" S355 4x', null, 'S355JR', 4],
    ['PL 1/2 S355 4x', null, 'S355JR', 4],
    ['thk 10 S355 qty 4', 10, 'S355JR', 4],
    ['Anzahl 4 t=10 S355', 10, 'S355JR', 4],
    ['Stk. 4 t=10 S355', 10, 'S355JR', 4],
    ['Anzahl 4x18 t=10 S355', 10, 'S355JR', 1],
    ['Bl 12, S235JR, 2 Stk', 12, 'S235JR', 2],
    ['ép. 8 S235', 8, 'S235JR', 1],
    ['sp. 6 - 3 pz', 6, null, 3],
    ['Qty: 5 thk 20mm', 20, null, 5],
    ['Blech 15 mm  Anzahl: 7', 15, null, 7],
    ['4x ⌀18', null, null, 1],
    ['BL 200x100', null, null, 1],
    ['M16', null, null, 1],
  ])('%s', (written, thicknessMm, grade, quantity) => {
    expect(one(plate + text(20, 20, written), { version: 'AC1021' })).toMatchObject({ thicknessMm, grade, quantity });
  });
  test('what is read from texts is said as a guess', () => {
    expect(one(plate + text(20, 20, 't=10') + text(20, 40, 't=12')).thicknessMm).toBeNull();
    const part = one(plate + text(20, 20, 't=10 S355 4x'));
    expect(part.taken).toBe('guessed');
    expect(part.reasons.map(({ code }) => code)).toEqual(['guessed.grade', 'guessed.thickness', 'guessed.quantity']);
  });
  test('a text belongs to the outline it lies in, else to the nearest', () => {
    const parts = partsOf(
      rectangle(0, 0, 100, 100) +
        rectangle(200, 0, 100, 100) +
        text(50, 50, 't=5') +
        text(205, -20, 't=8') +
        text(250, 50, 'P7'),
    );
    expect(parts.map(({ name, thicknessMm }) => [name, thicknessMm])).toEqual([
      ['Pos. 1', 5],
      ['P7', 8],
    ]);
  });
  test('codes of texts and of formatted texts are resolved', () => {
    const mtext = entity(
      'MTEXT',
      '0',
      [10, 20],
      [20, 20],
      [40, 5],
      [3, '{\\fArial|b0;t=1'],
      [1, '0}\\P\\H2.5;S355 \\U+00F6 %%c'],
    );
    expect(one(plate + mtext).userAttributes).toEqual([{ name: 'Text', value: 't=10 / S355 ö ⌀' }]);
  });
  test('texts are decoded by version and code page', () => {
    const bytes = (version: string, letters: readonly number[]) => {
      const file = new TextEncoder().encode(
        sampleDxf(plate + text(20, 20, 'x@@x'), {
          version,
          header: [
            [9, '$DWGCODEPAGE'],
            [3, 'ANSI_1252'],
          ],
        }),
      );
      const at = file.indexOf(0x40);
      file.set(letters, at);
      return file;
    };
    const valueOf = (file: Uint8Array) => read(file).parts[0]?.userAttributes?.[0]?.value;
    expect(valueOf(bytes('AC1015', [0xfc, 0xdf]))).toBe('xüßx');
    expect(valueOf(bytes('AC1021', [0xc3, 0xbc]))).toBe('xüx');
    expect(valueOf(bytes('AC1021', [0xfc, 0xdf]))).toBe('xüßx');
  });
});

describe('the container', () => {
  const whole = sampleDxf(plate + circle(60, 60, 9) + thick);
  const facts = ({ parts }: ReturnType<typeof read>) => parts;
  test('line ends, comments, a mark and binary files give the same parts', () => {
    const wanted = facts(read(whole));
    expect(facts(read(whole.replaceAll('\r\n', '\n')))).toEqual(wanted);
    expect(facts(read(whole.replaceAll('\r\n', '\r')))).toEqual(wanted);
    expect(facts(read(`\ufeff999\r\nby hand\r\n${whole}`))).toEqual(wanted);
    expect(facts(read(asBinary(whole, false)))).toEqual(wanted);
    expect(facts(read(asBinary(whole, true)))).toEqual(wanted);
  });
  test('a file that ends without saying so is on request, one cut within a pair is refused', () => {
    expect(codes(one(plate, { end: '' }))).toEqual(['request.no-end']);
    expect(refusal(whole.slice(0, whole.indexOf('t=10') - 2))).toMatchObject({ code: 'E_XML' });
    expect(refusal(asBinary(whole, false).slice(0, -3))).toMatchObject({ code: 'E_XML' });
  });
  test.each([
    ['no number', whole.replace('10\r\n60', '10\r\nNaN'), 'E_NUMBER'],
    ['a group code that is a word', whole.replace('8\r\n0', 'eight\r\n0'), 'E_NUMBER'],
    ['a place at 1,000,000,000', whole.replace('10\r\n60', '10\r\n1e9'), 'E_COORD'],
    ['nothing', sampleDxf(''), 'E_NO_PARTS'],
    ['a part of 200 m', sampleDxf(rectangle(0, 0, 200_000, 100)), 'E_DIM'],
    ['a radius below 0', sampleDxf(circle(0, 0, -5)), 'E_RANGE'],
  ])('%s is refused', (_, file, code) => {
    expect(refusal(file).code).toBe(code);
  });
});

describe('answers', () => {
  test('gaps are closed as wide as somebody says, and told; a short line beside them is not closed onto itself', () => {
    const drawing = new TextEncoder().encode(
      sampleDxf(
        line(0, 0, 100, 0) +
          line(100, 0, 100, 50) +
          line(100, 50, 0, 50) +
          line(0, 50, 0, 0.5) +
          line(40, 20, 40.4, 20) +
          text(10, 10, 't=10 S235JR'),
      ),
    );
    expect(refusal(drawing)).toMatchObject({ code: 'E_OUTLINE' });
    const { parts } = read(withAnswers(drawing, { gapMm: 0.6 }));
    expect(parts).toHaveLength(1);
    expect(parts[0]?.findings).toContainEqual({
      code: 'warn.gaps-closed',
      values: { count: 1, widthMm: 0.5, x: 0, y: 0 },
    });
    expect(parts[0]?.findings.map(({ code }) => code)).toContain('request.open-outline');
  });

  describe('gaps beside what closes', () => {
    const open = (gap: number) =>
      line(300, 0, 400, 0) + line(400, 0, 400, 50) + line(400, 50, 300, 50) + line(300, 50, 300, gap);
    const drawing = (gap: number, rest = '') => new TextEncoder().encode(sampleDxf(plate + open(gap) + rest));
    const closable = (bytes: Uint8Array) =>
      read(bytes).head.findings.filter(({ code }) => code === 'note.gaps-closable');

    test('are told with how wide they are to be closed, until somebody answers', () => {
      expect(closable(drawing(0.5))).toEqual([{ code: 'note.gaps-closable', values: { gapMm: 0.5 } }]);
      expect(closable(drawing(20))).toEqual([]);
      expect(closable(withAnswers(drawing(0.5), asDrawn))).toEqual([]);
      expect(read(withAnswers(drawing(0.5), asDrawn)).parts).toEqual(read(drawing(0.5)).parts);
      expect(closable(new TextEncoder().encode(sampleDxf(plate + open(0.5), { unit: 0 })))).toEqual([]);
      const closed = read(withAnswers(drawing(0.5), { gapMm: 0.5 }));
      expect(closed.parts.map(sizeOf)).toEqual([
        [200, 100],
        [100, 50],
      ]);
    });

    test('do not change what closes by itself, whatever hangs on it', () => {
      const { below } = randomFrom(7);
      const random = () => below(1e6) / 1e6;
      const near = (place: number) => place + (random() - 0.5) * 6;
      // an outline in steps, from whose corners lines go that nearly meet
      const corners = Array.from({ length: 12 }, (_, index) => index * 20);
      const outline =
        corners
          .slice(1)
          .map((x, index) => line(x - 20, 200 + 5 * (index % 2), x, 200 + 5 * ((index + 1) % 2)))
          .join('') +
        line(220, 205, 220, 300) +
        line(220, 300, 0, 300) +
        line(0, 300, 0, 200);
      for (let round = 0; round < 60; round += 1) {
        const spurs = corners.map((x, index) => line(x, 200 + 5 * (index % 2), near(110), near(150)));
        const bytes = drawing(1 + random() * 6, outline + spurs.join(''));
        const { shapes } = placeDrawing(bytes, () => {}).placed;
        const sure = chainCuts(shapes).loops;
        expect(sure.length).toBeGreaterThan(0);
        for (const gapMm of [0.1, 0.6, 2.5, 5])
          expect(chainCuts(shapes, gapMm).loops.slice(0, sure.length)).toEqual(sure);
      }
    });
  });

  const asked = new TextEncoder().encode(sampleDxf(rectangle(0, 0, 20, 10) + rectangle(30, 0, 10, 10), { unit: 0 }));
  const answers: DrawingAnswers = {
    unit: 'cm',
    all: { thicknessMm: 10, grade: 'S355J2' },
    parts: { '2': { thicknessMm: 15, quantity: 4 } },
  };
  test('what was answered stands behind the drawing and is read with it', () => {
    const { parts } = read(withAnswers(asked, answers));
    expect(
      parts.map(({ thicknessMm, grade, quantity, body, taken }) => [
        thicknessMm,
        grade,
        quantity,
        body.blankMm.length,
        taken,
      ]),
    ).toEqual([
      [10, 'S355J2', 1, 200, 'recognised'],
      [15, 'S355J2', 4, 100, 'recognised'],
    ]);
    expect(parts.flatMap(({ findings }) => findings)).toEqual([]);
  });
  test('answers take the place of those given before', () => {
    const twice = withAnswers(withAnswers(asked, answers), { unit: 'mm' });
    expect(twice).toEqual(withAnswers(asked, { unit: 'mm' }));
    expect(readAnswers(twice)).toEqual({ unit: 'mm' });
  });
  test('binary drawings hold them too', () => {
    const binary = asBinary(sampleDxf(plate), false);
    expect(read(withAnswers(binary, { all: { thicknessMm: 8 } })).parts[0]?.thicknessMm).toBe(8);
  });
  test.each(['', '{', '{"unit":"ell"}', '{"all":{"thicknessMm":-1}}', '{"all":{"price":1}}'])(
    'answers that cannot be are none: %s',
    (json) => {
      const file = `${sampleDxf(plate)}\r\n999\r\nKNOTENBLECH ${json}\r\n`;
      expect(read(file).parts[0]?.thicknessMm).toBeNull();
    },
  );
});
