import { seedCatalogue } from '../../src/base-data/seed/seed-catalogue.ts';
import { discMm2, roundedLoop, type Shape, slotLoop } from './shape.ts';

const rows = new Map(
  seedCatalogue()
    .profiles.toReversed()
    .map((profile) => [profile.designation, profile]),
);
const areaOf = (designation: string): number => {
  const row = rows.get(designation);
  if (row === undefined) throw new RangeError(designation);
  return row.areaCm2 * 100;
};

const bar = (title: string, size: Shape['size'], rest: Partial<Shape> & { volumeMm3: number }): Shape => ({
  title,
  kind: 'bar',
  size,
  quantity: 3,
  ...rest,
  unsaid: { DXF: { why: 'bar', becomes: 'refused' }, ...rest.unsaid },
});

const hollow = { grade: 'S235JRH' };
const cot60 = 1 / Math.sqrt(3);
/** Of an I section down to a depth that lies below its root radii. */
const topMm2 = (depth: number, { b, tw, tf, r }: Record<'b' | 'tw' | 'tf' | 'r', number>): number =>
  b * tf + (depth - tf) * tw + 2 * r ** 2 * (1 - Math.PI / 4);
const ipe200 = topMm2(30, { b: 100, tw: 5.6, tf: 8.5, r: 12 });
const hea160 = topMm2(40, { b: 160, tw: 6, tf: 9, r: 15 });

/** Bars of every family with holes, notches, openings and mitres. */
export const bars: Shape[] = [
  bar('HEA 200, holes in web and flanges', [2000, 190, 200], {
    profile: 'HEA 200',
    holes: [
      { side: 4, x: 100, y: 95, diameter: 22 },
      { side: 1, x: 150, y: 50, diameter: 18, depth: 10 },
      { side: 3, x: 150, y: 50, diameter: 18, depth: 10 },
    ],
    volumeMm3: areaOf('HEA 200') * 2000 - discMm2(22) * 6.5 - 2 * discMm2(18) * 10,
    round: [
      [18, 2],
      [22, 1],
    ],
  }),
  bar('HEB 160, mitred', [1500, 160, 160], {
    profile: 'HEB 160',
    mitres: [{ end: 'end', x: 1500, angle: 45, side: 4 }],
    volumeMm3: areaOf('HEB 160') * (1500 - 80),
  }),
  bar('HEM 100', [1200, 120, 106], { profile: 'HEM 100', volumeMm3: areaOf('HEM 100') * 1200 }),
  bar('HEA 160, both flanges notched', [1800, 152, 160], {
    profile: 'HEA 160',
    recesses: [
      { side: 3, x: 0, y: 0, length: 100, width: 160, depth: 40 },
      { side: 1, x: 0, y: 0, length: 100, width: 160, depth: 40 },
    ],
    volumeMm3: areaOf('HEA 160') * 1800 - 200 * hea160,
    unsaid: { STEP: { why: 'facets', becomes: 'request' } },
  }),
  bar('IPE 200, notched, holes in its web', [2400, 200, 100], {
    profile: 'IPE 200',
    recesses: [{ side: 3, x: 0, y: 0, length: 80, width: 100, depth: 30 }],
    holes: [
      { side: 4, x: 40, y: 60, diameter: 18 },
      { side: 4, x: 40, y: 120, diameter: 18 },
    ],
    volumeMm3: areaOf('IPE 200') * 2400 - 80 * ipe200 - 2 * discMm2(18) * 5.6,
    round: [[18, 2]],
    unsaid: { STEP: { why: 'facets', becomes: 'request' } },
  }),
  bar('IPE 240, opening in its web', [2000, 240, 120], {
    profile: 'IPE 240',
    openings: [roundedLoop([900, 70], [1100, 170], 20)],
    volumeMm3: areaOf('IPE 240') * 2000 - (20_000 - (4 - Math.PI) * 400) * 6.2,
  }),
  bar('IPN 200', [1000, 200, 90], { profile: 'IPN 200', volumeMm3: areaOf('IPN 200') * 1000 }),
  bar('UPN 140, holes in its web', [1200, 140, 60], {
    profile: 'UPN 140',
    holes: [
      { side: 2, x: 100, y: 70, diameter: 14, depth: 7 },
      { side: 2, x: 1100, y: 70, diameter: 14, depth: 7 },
    ],
    volumeMm3: areaOf('UPN 140') * 1200 - 2 * discMm2(14) * 7,
    round: [[14, 2]],
  }),
  bar('UPE 160, mitred', [1500, 160, 70], {
    profile: 'UPE 160',
    mitres: [
      { end: 'start', x: 0, angle: 60, side: 4 },
      { end: 'end', x: 1500, angle: 60, side: 4 },
    ],
    volumeMm3: areaOf('UPE 160') * (1500 - 160 * cot60),
  }),
  bar('L 80x80x8, holes in both legs', [900, 80, 80], {
    profile: 'L 80x80x8',
    holes: [
      { side: 1, x: 100, y: 50, diameter: 18, depth: 8 },
      { side: 2, x: 200, y: 30, diameter: 14, depth: 8 },
    ],
    volumeMm3: areaOf('L 80x80x8') * 900 - discMm2(18) * 8 - discMm2(14) * 8,
    round: [
      [14, 1],
      [18, 1],
    ],
  }),
  bar('L 120x80x10, mitred', [1000, 120, 80], {
    profile: 'L 120x80x10',
    mitres: [
      { end: 'start', x: 0, angle: 60, side: 4 },
      { end: 'end', x: 1000 - 120 * cot60, angle: 120, side: 4 },
    ],
    volumeMm3: areaOf('L 120x80x10') * (1000 - 120 * cot60),
  }),
  bar('T 60x60x7', [800, 60, 60], { profile: 'T 60x60x7', volumeMm3: areaOf('T 60x60x7') * 800 }),
  bar('RHS 100x50x4, mitred', [1800, 100, 50], {
    ...hollow,
    profile: 'RHS 100x50x4',
    mitres: [
      { end: 'start', x: 0, angle: 45, side: 1 },
      { end: 'end', x: 1800, angle: 45, side: 1 },
    ],
    volumeMm3: areaOf('RHS 100x50x4') * (1800 - 50),
  }),
  bar('SHS 80x80x4, holes in one wall and in two', [1100, 80, 80], {
    ...hollow,
    profile: 'SHS 80x80x4',
    holes: [
      { side: 1, x: 100, y: 40, diameter: 12, depth: 4 },
      { side: 4, x: 300, y: 40, diameter: 14 },
    ],
    volumeMm3: areaOf('SHS 80x80x4') * 1100 - discMm2(12) * 4 - discMm2(14) * 8,
    round: [
      [12, 1],
      [14, 2],
    ],
  }),
  bar('CHS 88.9x5, mitred', [1500, 88.9, 88.9], {
    ...hollow,
    profile: 'CHS 88.9x5',
    mitres: [{ end: 'end', x: 1500, angle: 45, side: 1 }],
    volumeMm3: areaOf('CHS 88.9x5') * (1500 - 44.45),
  }),
  bar('RD 20', [500, 20, 20], { profile: 'RD 20', volumeMm3: areaOf('RD 20') * 500 }),
  bar('SQ 20', [300, 20, 20], { profile: 'SQ 20', volumeMm3: areaOf('SQ 20') * 300 }),
  bar('half of HEA 200', [1000, 95, 200], {
    profile: '1/2 HEA 200',
    tee: [6.5, 10, 18],
    volumeMm3: (areaOf('HEA 200') / 2) * 1000,
    unsaid: {
      BTLx: { why: 'section', becomes: 'request' },
      NC1: { why: 'code', becomes: 'refused' },
      STEP: { why: 'shape', becomes: 'refused' },
      IFC: { why: 'section', becomes: 'request' },
    },
  }),
];

/** Flat bars: a profile in most formats, a plate of its size in a drawing. */
export const flats: Shape[] = [
  {
    title: 'FL 100x10, holes and slot',
    kind: 'plate',
    size: [400, 100, 10],
    profile: 'FL 100x10',
    quantity: 6,
    openings: [slotLoop([200, 50], 18, 60)],
    holes: [
      { side: 1, x: 50, y: 50, diameter: 18 },
      { side: 1, x: 350, y: 50, diameter: 18 },
    ],
    volumeMm3: 400_000 - (2 * discMm2(18) + discMm2(18) + 42 * 18) * 10,
    round: [[18, 2]],
  },
  {
    title: 'FL 60x8, mitred',
    kind: 'plate',
    size: [300, 60, 8],
    profile: 'FL 60x8',
    quantity: 6,
    mitres: [{ end: 'end', x: 300, angle: 45, side: 1 }],
    volumeMm3: (300 - 30) * 480,
  },
];
