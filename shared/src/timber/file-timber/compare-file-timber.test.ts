import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { readFile } from '../../files/read-file.ts';
import type { Frame, Vector } from '../../geometry/body/body.schema.ts';
import { cross, directionIn, pointIn, unit } from '../../geometry/body/vectors.ts';
import { plateShape } from '../../geometry/plan-rules/find-places.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import { element, valueElement } from '../../values/xml/xml-text.ts';
import { placePlate } from '../place-plate.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();

type Work = { kind: string; side: number; values: Record<string, number | string | boolean>; contour?: string };
type Piece = {
  name: string;
  material: string;
  size: [length: number, height: number, width: number];
  work?: Work[];
  places?: Frame[];
};

const own: Frame = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };
const at = (...origin: Vector): Frame => ({ ...own, origin });

const vectorText = (name: string, [x, y, z]: Vector) => element(name, { X: x, Y: y, Z: z });
const placeText = ({ origin, xAxis, yAxis }: Frame, index: number) =>
  element('Transformation', { GUID: `{${index}}` }, [
    element('Position', {}, [
      vectorText('ReferencePoint', origin),
      vectorText('XVector', xAxis),
      vectorText('YVector', yAxis),
    ]),
  ]);

const partText = ({ name, material, size: [length, height, width], work = [], places = [] }: Piece, index: number) =>
  element(
    'Part',
    {
      SingleMemberNumber: index + 1,
      Designation: name,
      Material: material,
      Count: Math.max(1, places.length),
      Length: length,
      Height: height,
      Width: width,
    },
    [
      ...(places.length > 0
        ? [
            element(
              'Transformations',
              {},
              places.map((place, at) => placeText(place, 1000 * index + at)),
            ),
          ]
        : []),
      element(
        'Processings',
        {},
        work.map(({ kind, side, values, contour }, place) =>
          element(
            kind,
            { Name: kind, ProcessID: place + 1, ReferencePlaneID: side },
            contour === undefined
              ? Object.entries(values).map(([each, value]) => valueElement(each, value))
              : [contour],
          ),
        ),
      ),
    ],
  );

const read = (pieces: Piece[]) => {
  const text = element('BTLx', { Version: '2.3.1' }, [
    element('Project', { Name: 'Halle' }, [element('Parts', {}, pieces.map(partText))]),
  ]);
  const bytes = new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  return readFile({ bytes, fileName: 'halle.btlx', catalogue, kernel });
};

const drill = (x: number, y: number, diameter: number, depth: number | null = null, side = 2): Work => ({
  kind: 'Drilling',
  side,
  values: { StartX: x, StartY: y, Diameter: diameter, DepthLimited: depth !== null, Depth: depth ?? 0 },
});

const slot = (thickness: number, length = 210): Work => ({
  kind: 'Slot',
  side: 1,
  values: {
    Orientation: 'start',
    StartX: 0,
    StartY: 70,
    Length: length,
    Depth: 240,
    Thickness: thickness,
    Inclination: 90,
  },
});

/** A long hole about a point, `reach` between the centres of its ends, along the plate or across it. */
const longHole = (x: number, y: number, width: number, reach: number, isAcross = false): Work => {
  const [half, r] = [reach / 2, width / 2];
  const point = (name: string, along: number, side: number) =>
    element(name, isAcross ? { X: x - side, Y: y + along, Z: 0 } : { X: x + along, Y: y + side, Z: 0 });
  const arc = (sign: number) =>
    element('Arc', {}, [point('EndPoint', sign * half, sign * r), point('PointOnArc', sign * (half + r), 0)]);
  const contour = element('Contour', {}, [
    point('StartPoint', -half, -r),
    element('Line', {}, [point('EndPoint', half, -r)]),
    arc(1),
    element('Line', {}, [point('EndPoint', -half, r)]),
    arc(-1),
  ]);
  return { kind: 'FreeContour', side: 2, values: {}, contour };
};

/** Where the dowels go, in the wood's coordinates. */
const dowels: [number, number][] = [
  [90, 75],
  [90, 165],
  [160, 75],
  [160, 165],
];

const inWood = ([x, y]: [number, number], diameter = 12) => drill(x, 240 - y, diameter);

const beam = (work: Work[] = [slot(12), ...dowels.map((dowel) => inWood(dowel))]): Piece => ({
  name: 'Sturz',
  material: 'GL24h',
  size: [2000, 240, 140],
  work,
  places: [own],
});

/** 300 x 200 x 10 with four holes 13, its first 100 mm outside of the beam, in the middle of its breadth. */
const plate = (changed: Partial<Piece> = {}): Piece => ({
  name: 'Schlitzblech',
  material: 'S235JR',
  size: [300, 200, 10],
  work: dowels.map(([x, y]) => drill(x + 100, 200 - (y - 20), 13)),
  places: [at(-100, 20, 65)],
  ...changed,
});

const judged = (pieces: Piece[]) => {
  const steel = read(pieces).parts.filter(({ taken }) => taken !== 'left-out');
  return steel.flatMap(({ findings }) => findings.filter(({ code }) => code.startsWith('warn.timber-')));
};

const steelOf = (pieces: Piece[]) => {
  const part = read(pieces).parts.find(({ taken }) => taken !== 'left-out');
  if (!part) throw new Error('no steel');
  return part;
};

describe('a beam 140 x 240 with a plate 10 in its slot and four dowels 12', () => {
  test('everything fits: nothing is to be said', () => {
    expect(judged([beam(), plate()])).toEqual([]);
  });

  test('a drilling that is shifted by 3 mm is found with its offset and its place', () => {
    const shifted = [slot(12), inWood([90, 75]), inWood([90, 165]), inWood([163, 75]), inWood([160, 165])];
    const part = steelOf([beam(shifted), plate()]);
    const values = { timber: 'Sturz', offsetMm: 3, mostMm: 0.5, count: 1, pieces: 1 };
    expect(judged([beam(shifted), plate()])).toEqual([{ code: 'warn.timber-hole-offset', values }]);
    expect(part.fileTimber?.places).toEqual([{ code: 'warn.timber-hole-offset', at: [260, 55, 5] }]);
  });

  test('a drilling that is shifted within the play of dowel and hole fits', () => {
    const shifted = [slot(12), ...dowels.map(([x, y], index) => inWood([index === 0 ? x + 0.5 : x, y]))];
    expect(judged([beam(shifted), plate()])).toEqual([]);
  });

  describe('long holes', () => {
    const withLong = (first: Work) =>
      plate({ work: [first, ...dowels.slice(1).map(([x, y]) => drill(x + 100, 200 - (y - 20), 13))] });
    const drilledAt = (x: number, y: number) =>
      beam([slot(12), inWood([x, y]), ...dowels.slice(1).map((each) => inWood(each))]);
    const along = withLong(longHole(190, 145, 13, 20));
    const across = withLong(longHole(190, 145, 13, 20, true));

    test.each([
      [along, 90, 75],
      [along, 99, 75],
      [along, 80.5, 75],
      [across, 90, 84],
      [across, 90, 66],
    ])('take a drilling within their centre line', (steel, x, y) => {
      expect(judged([drilledAt(x, y), steel])).toEqual([]);
    });

    test.each([
      [along, 90, 79, 4],
      [along, 103, 75, 3],
      [across, 94, 75, 4],
      [across, 90, 88, 3],
    ])('are off a drilling beside it', (steel, x, y, offsetMm) => {
      const values = { timber: 'Sturz', offsetMm, mostMm: 0.5, count: 1, pieces: 1 };
      expect(judged([drilledAt(x, y), steel])).toEqual([{ code: 'warn.timber-hole-offset', values }]);
    });

    test('want a drilling that is as wide as they are, as round ones do, but where they are long for a bolt', () => {
      const three = beam([slot(12), ...dowels.slice(1).map((each) => inWood(each))]);
      expect(judged([three, along])).toEqual([
        { code: 'warn.timber-hole-missing', values: { timber: 'Sturz', holeMm: 13, count: 1, pieces: 1 } },
      ]);
      expect(judged([three, withLong(longHole(190, 145, 13, 60))])).toEqual([]);
      const wide = beam([slot(12), inWood([90, 75], 16), ...dowels.slice(1).map((each) => inWood(each))]);
      expect(judged([wide, along]).map(({ code }) => code)).toEqual(['warn.timber-drilling-wide']);
    });

    test('let two drillings through', () => {
      const two = beam([slot(12), inWood([82, 75]), inWood([98, 75]), ...dowels.slice(1).map((each) => inWood(each))]);
      expect(judged([two, along])).toEqual([]);
    });
  });

  test('a drilling that is missing is found', () => {
    const three = [slot(12), ...dowels.slice(1).map((dowel) => inWood(dowel))];
    expect(judged([beam(three), plate()])).toEqual([
      { code: 'warn.timber-hole-missing', values: { timber: 'Sturz', holeMm: 13, count: 1, pieces: 1 } },
    ]);
  });

  test('wood without any drilling is only noted, and holes of nails ask for none', () => {
    expect(judged([beam([slot(12)]), plate()])).toEqual([
      { code: 'warn.timber-not-drilled', values: { timber: 'Sturz', count: 4, pieces: 1 } },
    ]);
    const nailed = plate({ work: dowels.map(([x, y]) => drill(x + 100, 200 - (y - 20), 5)) });
    expect(judged([beam([slot(12)]), nailed])).toEqual([]);
  });

  test('a slot that is narrower than the plate is told once, and not as a collision too', () => {
    const narrow = [slot(9), ...dowels.map((dowel) => inWood(dowel))];
    expect(judged([beam(narrow), plate()])).toEqual([
      { code: 'warn.timber-slot-narrow', values: { timber: 'Sturz', slotMm: 9, plateMm: 10, pieces: 1 } },
    ]);
  });

  test.each([
    [10, true],
    [10.5, true],
    [11, false],
    [14, false],
  ])('a slot of %s mm for a plate of 10 is tight: %s', (slotMm, isTight) => {
    const worked = [slot(slotMm), ...dowels.map((dowel) => inWood(dowel))];
    const values = { timber: 'Sturz', slotMm, leastMm: 11, pieces: 1 };
    expect(judged([beam(worked), plate()])).toEqual(isTight ? [{ code: 'warn.timber-slot-tight', values }] : []);
  });

  test('a plate that reaches 20 mm beyond its slot stands in wood', () => {
    const short = [slot(12, 180), ...dowels.map((dowel) => inWood(dowel))];
    expect(judged([beam(short), plate()])).toEqual([
      { code: 'warn.timber-collision', values: { timber: 'Sturz', depthMm: 10, count: 1, pieces: 1 } },
    ]);
  });

  test('a plate that is turned meets drillings without holes, has holes without drillings, and leaves its slot', () => {
    const turned = plate({ places: [{ origin: [150, -30, 65], xAxis: [0, 1, 0], yAxis: [-1, 0, 0] }] });
    const codes = judged([beam(), turned]).map(({ code }) => code);
    expect(codes).toContain('warn.timber-drilling-blocked');
    expect(codes).toContain('warn.timber-hole-missing');
  });

  test('a plate in wood without a slot collides with it', () => {
    const codes = judged([beam(dowels.map((dowel) => inWood(dowel))), plate()]);
    expect(codes).toEqual([
      { code: 'warn.timber-collision', values: { timber: 'Sturz', depthMm: 10, count: 1, pieces: 1 } },
    ]);
  });

  test('the wood is proposed as the file has it, and its dowels lie on the holes of the plate', () => {
    const { fileTimber, body } = steelOf([beam(), plate()]);
    expect(fileTimber?.choice).toMatchObject({
      widthMm: 140,
      heightMm: 240,
      lengthMm: 2000,
      seat: 'slot',
      end: 'right',
      reachMm: 200,
      offsetMm: 0,
      fastener: 'dowel',
      slotPlayMm: 2,
    });
    const shape = plateShape(body);
    if (!shape || !fileTimber?.choice) throw new Error('nothing proposed');
    const placed = placePlate(shape, fileTimber.choice).holes.map(({ xMm, yMm, woodMm }) => [xMm, yMm, woodMm]);
    expect(placed).toHaveLength(4);
    expect(placed).toEqual(expect.arrayContaining(dowels.map(([x, y]) => [x, y, 12])));
  });
});

describe('plates on the faces of a beam', () => {
  const bolts: [number, number][] = [
    [100, 120],
    [180, 120],
  ];
  const drilled = (diameter: number) => beam(bolts.map((bolt) => inWood(bolt, diameter)));
  const outer = (holeMm: number, places: Frame[]): Piece =>
    plate({
      name: 'Lasche',
      work: bolts.map(([x, y]) => drill(x + 100, 200 - (y - 20), holeMm)),
      places,
    });
  const both = [at(-100, 20, -10), at(-100, 20, 140)];

  test('two plates with holes 18 for bolts 16 and drillings 17 fit, and are proposed as both', () => {
    expect(judged([drilled(17), outer(18, both)])).toEqual([]);
    expect(steelOf([drilled(17), outer(18, both)]).fileTimber?.choice).toMatchObject({
      seat: 'faces',
      fastener: 'bolt',
      boltPlayMm: 1,
      reachMm: 200,
    });
  });

  test('a drilling wider than the bolt allows, or too thin for it, is found at each of both', () => {
    const values = { timber: 'Sturz', holeMm: 18, count: 2, pieces: 2 };
    expect(judged([drilled(19), outer(18, both)])).toEqual([
      { code: 'warn.timber-drilling-wide', values: { ...values, drillingMm: 19, mostMm: 17 } },
    ]);
    const middle = [at(-100, 20, 65)];
    const slotted = (d: number) => beam([slot(12), ...bolts.map((bolt) => inWood(bolt, d))]);
    expect(judged([slotted(12), outer(18, middle)])).toEqual([
      { code: 'warn.timber-drilling-narrow', values: { ...values, pieces: 1, drillingMm: 12, leastMm: 16 } },
    ]);
  });

  test('blind drillings of screws may be thinner; a counterbore about a hole is none of the bolt', () => {
    const screwed = beam(bolts.map(([x, y]) => drill(x, 240 - y, 8, 60)));
    expect(judged([screwed, outer(13, [at(-100, 20, -10)])])).toEqual([]);
    const sunk = beam([...bolts.map((bolt) => inWood(bolt, 17)), ...bolts.map(([x, y]) => drill(x, 240 - y, 50, 20))]);
    expect(judged([sunk, outer(18, [at(-100, 20, -10)])])).toEqual([]);
  });

  test('a hole between two beams is drilled for in one of them', () => {
    const lower = beam(dowels.map((dowel) => inWood(dowel)));
    const upper = beam(dowels.slice(1).map((dowel) => inWood(dowel)));
    const between = plate({ places: [at(-100, 20, 140)] });
    expect(judged([lower, { ...upper, name: 'Pfette', places: [at(0, 0, 150)] }, between])).toEqual([]);
    const both = [at(0, 0, 0), at(0, 0, 150)];
    expect(judged([{ ...upper, places: both }, between])).toMatchObject([
      { code: 'warn.timber-hole-missing', values: { holeMm: 13, pieces: 1 } },
    ]);
  });

  test('a hole that is drilled from both sides is one', () => {
    const halves = dowels.flatMap(([x, y]) => [drill(x, 240 - y, 12, 70), drill(x, y, 12, 70, 4)]);
    expect(judged([beam([slot(12), ...halves]), plate()])).toEqual([]);
  });

  test('a plate let into the face by 3 mm without a recess is a collision, one that touches is none', () => {
    expect(judged([drilled(17), outer(18, [at(-100, 20, -7)])])).toEqual([
      { code: 'warn.timber-collision', values: { timber: 'Sturz', depthMm: 3, count: 1, pieces: 1 } },
    ]);
    expect(judged([drilled(17), outer(18, [at(-100, 20, -9.6)])])).toEqual([]);
  });
});

describe('what is not compared', () => {
  const shifted = beam([slot(9), inWood([93, 75])]);
  const silent: [string, Piece[]][] = [
    ['steel without a place', [shifted, plate({ places: [] })]],
    ['wood without a place', [{ ...shifted, places: [] }, plate()]],
    ['steel and wood that the file lays onto one another by their corners', [shifted, plate({ places: [own] })]],
    ['steel beside the wood', [shifted, plate({ places: [at(-100, 20, 200)] })]],
    ['insulation', [{ ...shifted, material: 'Holzfaserdämmung' }, plate()]],
    [
      'wood whose processings cannot be read',
      [
        { ...shifted, work: [...(shifted.work ?? []), { kind: 'Slot', side: 1, values: { Thickness: 'viel' } }] },
        plate(),
      ],
    ],
  ];
  test.each(silent)('%s', (_name, pieces) => {
    expect(judged(pieces)).toEqual([]);
  });

  test('a base plate in a recess of the end with a welded rod in a drilling behind it', () => {
    const recessed = beam([
      {
        kind: 'Lap',
        side: 5,
        values: { Orientation: 'start', StartX: 0, StartY: 0, Length: 140, Width: 240, Depth: 10, Angle: 90 },
      },
      drill(70, 120, 22, 200, 5),
    ]);
    const base: Piece = {
      name: 'Kopfplatte',
      material: 'S235JR',
      size: [100, 100, 10],
      places: [{ origin: [0, 70, 20], xAxis: [0, 0, 1], yAxis: [0, 1, 0] }],
    };
    const placed = {
      ...base,
      places: [{ origin: [10, 70, 20] as Vector, xAxis: [0, 0, 1] as Vector, yAxis: [0, 1, 0] as Vector }],
    };
    expect(judged([recessed, placed])).toEqual([]);
  });

  test('wood that fills a rolled section up to its fillets; deeper in its web it is a collision', () => {
    const girder: Piece = { name: 'HEA200', material: 'S235JR', size: [1000, 190, 200], places: [own] };
    const filler = (z: number): Piece => ({
      name: 'Futter',
      material: 'KVH',
      size: [1000, 170, 96.75],
      places: [at(0, 10, z)],
    });
    expect(judged([girder, filler(0)])).toEqual([]);
    expect(judged([girder, filler(3)])).toMatchObject([
      { code: 'warn.timber-collision', values: { timber: 'Futter' } },
    ]);
  });

  test('joints that are alike are told once, with the pieces they are at', () => {
    const along = [0, 1, 2].map((row) => row * 1000);
    const short = [slot(12, 180), ...dowels.map((dowel) => inWood(dowel))];
    const pieces = [
      { ...beam(short), places: along.map((z) => at(0, 0, z)) },
      plate({ places: along.map((z) => at(-100, 20, 65 + z)) }),
    ];
    expect(judged(pieces)).toMatchObject([{ code: 'warn.timber-collision', values: { pieces: 3, count: 1 } }]);
  });
});

/** An assembly moved as a whole. */
const moved = (piece: Piece, by: Frame): Piece => ({
  ...piece,
  places: (piece.places ?? []).map(({ origin, xAxis, yAxis }) => ({
    origin: pointIn(by, origin),
    xAxis: directionIn(by, xAxis),
    yAxis: directionIn(by, yAxis),
  })),
});

test('axes with three digits make no finding of a joint far from the origin of its beam, and hide none near to it', () => {
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const by: Frame = { origin: [1000, 2000, 300], xAxis: unit([0.62, 0.71, 0.21]), yAxis: unit([-0.71, 0.62, 0]) };
  const written = (piece: Piece) => ({
    ...piece,
    places: (moved(piece, by).places ?? []).map((place) => ({
      origin: place.origin.map(rounded) as Vector,
      xAxis: place.xAxis.map(rounded) as Vector,
      yAxis: place.yAxis.map(rounded) as Vector,
    })),
  });
  const farSlot = slot(12);
  const far: Piece = {
    ...beam([
      { ...farSlot, values: { ...farSlot.values, StartX: 4000 - 210 } },
      ...dowels.map(([x, y]) => inWood([4000 - x, y])),
    ]),
    size: [4000, 240, 140],
  };
  const atEnd = plate({
    work: dowels.map(([x, y]) => drill(200 - x, 200 - (y - 20), 13)),
    places: [at(3800, 20, 65)],
  });
  expect(judged([far, atEnd])).toEqual([]);
  expect(judged([far, atEnd].map(written))).toEqual([]);
  const shifted = beam([slot(12), ...dowels.map(([x, y]) => inWood([x + 3, y]))]);
  expect(judged([shifted, plate()].map(written))).toMatchObject([{ code: 'warn.timber-hole-offset' }]);
});

test('wherever the whole stands in space, and however it is turned, the answer is the same', () => {
  const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
  const some = fc.record({
    a: fc.tuple(coordinate, coordinate, coordinate),
    b: fc.tuple(coordinate, coordinate, coordinate),
    far: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -50_000, max: 50_000 }))),
    shiftMm: fc.constantFrom(0, 2, 5),
    slotMm: fc.constantFrom(9, 10, 12),
    left: fc.integer({ min: 0, max: 1 }),
    aside: fc.constantFrom(0, 4),
  });
  fc.assert(
    fc.property(some, ({ a, b, far, shiftMm, slotMm, left, aside }) => {
      const square = cross(a, b);
      fc.pre(Math.hypot(...a) > 0.1 && Math.hypot(...square) > 0.1);
      const by: Frame = { origin: far as Vector, xAxis: unit(a), yAxis: unit(cross(square, a)) };
      const work = [
        slot(slotMm),
        ...dowels.slice(left).map(([x, y], index) => inWood([index === 0 ? x + shiftMm : x, y])),
      ];
      const pieces = [beam(work), plate({ places: [at(-100, 20, 65 + aside)] })];
      const plain = steelOf(pieces);
      const turned = steelOf(pieces.map((piece) => moved(piece, by)));
      expect(turned.fileTimber).toEqual(plain.fileTimber);
      expect(turned.findings).toEqual(plain.findings);
    }),
    { numRuns: 40, seed: 20261129 },
  );
});
