import { beforeAll, describe, expect, test } from 'vitest';
import type { Reading } from '../src/files/document/reading.schema.ts';
import { holesOf, readSample, requestsOf } from './read-sample.ts';

const hole = (diameter: number) => (Math.PI * diameter ** 2) / 4;
const cotDeg = (angle: number) => 1 / Math.tan((angle * Math.PI) / 180);

type Row = {
  name: string;
  drawing: string;
  assembly: number | null;
  /** In one assembly (or in the project), and in the project. */
  pieces: [number, number];
  profile: string;
  size: [number, number, number];
  holes: string;
  volumeMm3: number;
};

/** Worked by hand: areas of the sections from the printed tables (cm2), lengths and holes from the drawings. */
const expected: Row[] = [
  { name: 'Stütze HEA 200', drawing: 'HR-201', assembly: 1, pieces: [1, 6], profile: 'HEA 200', size: [4000, 190, 200], holes: '22/10 x6', volumeMm3: 5383 * 4000 - 6 * hole(22) * 10 },
  { name: 'Fußplatte Stütze', drawing: 'HR-202', assembly: 1, pieces: [1, 6], profile: '', size: [300, 20, 300], holes: '26/20 x4', volumeMm3: (300 * 300 - 4 * hole(26)) * 20 },
  { name: 'Kopfplatte Stütze', drawing: 'HR-203', assembly: 1, pieces: [1, 6], profile: '', size: [200, 15, 200], holes: '18/15 x4', volumeMm3: (200 * 200 - 4 * hole(18)) * 15 },
  { name: 'Steife Stütze', drawing: 'HR-204', assembly: 1, pieces: [4, 24], profile: '', size: [170, 10, 95], holes: '', volumeMm3: (170 * 95 - 20 * 20) * 10 },
  { name: 'Riegel', drawing: 'HR-205', assembly: 2, pieces: [1, 3], profile: 'IPE 300', size: [7770, 300, 150], holes: '', volumeMm3: 5381 * 7770 },
  { name: 'Stirnplatte Riegel', drawing: 'HR-206', assembly: 2, pieces: [2, 6], profile: '', size: [340, 20, 160], holes: '22/20 x6', volumeMm3: (340 * 160 - 6 * hole(22)) * 20 },
  { name: 'Pfettenwinkel L 100x100x10', drawing: 'HR-207', assembly: 2, pieces: [4, 12], profile: 'L 100x100x10', size: [100, 100, 100], holes: '14/10 x2', volumeMm3: 1920 * 100 - 2 * hole(14) * 10 },
  { name: 'Rippe Riegel', drawing: 'HR-208', assembly: 2, pieces: [4, 12], profile: '', size: [278.6, 8, 70], holes: '', volumeMm3: 278.6 * 8 * 70 },
  // cut at 60 degrees across its height of 160: the axis ends 80 cot 60 before the tip
  { name: 'Kragträger HE 160 B', drawing: 'HR-209', assembly: 3, pieces: [1, 2], profile: 'HEB 160', size: [1500, 160, 160], holes: '', volumeMm3: 5425 * (1500 - 80 * cotDeg(60)) },
  { name: 'Anschlussplatte Kragträger', drawing: 'HR-210', assembly: 3, pieces: [1, 2], profile: '', size: [260, 15, 180], holes: '18/15 x6', volumeMm3: (260 * 180 - 6 * hole(18)) * 15 },
  { name: 'Steife Kragträger', drawing: 'HR-211', assembly: 3, pieces: [2, 4], profile: '', size: [134, 8, 75], holes: '', volumeMm3: 134 * 8 * 75 },
  // through the web of 5 mm
  { name: 'Pfette IPE-160', drawing: 'HR-212', assembly: null, pieces: [8, 8], profile: 'IPE 160', size: [4990, 160, 82], holes: '14/5 x4', volumeMm3: 2009 * 4990 - 4 * hole(14) * 5 },
  { name: 'Traufträger HEA120', drawing: 'HR-213', assembly: null, pieces: [4, 4], profile: 'HEA 120', size: [4800, 114, 120], holes: '18/5 x4', volumeMm3: 2534 * 4800 - 4 * hole(18) * 5 },
  { name: 'Giebelstütze HE A 160', drawing: 'HR-214', assembly: null, pieces: [2, 2], profile: 'HEA 160', size: [3900, 152, 160], holes: '', volumeMm3: 3877 * (3900 - 76 * cotDeg(85)) },
  { name: 'Wandriegel U 140', drawing: 'HR-215', assembly: null, pieces: [4, 4], profile: 'UPN 140', size: [4900, 140, 60], holes: '14/7 x4', volumeMm3: 2040 * 4900 - 4 * hole(14) * 7 },
  { name: 'Windverband RD 20', drawing: 'HR-216', assembly: null, pieces: [4, 4], profile: 'RD 20', size: [5600, 20, 20], holes: '', volumeMm3: hole(20) * 5600 },
  { name: 'Windverbandblech', drawing: 'HR-217', assembly: null, pieces: [8, 8], profile: '', size: [150, 10, 120], holes: '22/10 x1', volumeMm3: (150 * 120 - hole(22)) * 10 },
  { name: 'Kantenwinkel L 60x6', drawing: 'HR-218', assembly: null, pieces: [2, 2], profile: 'L 60x60x6', size: [5000, 60, 60], holes: '', volumeMm3: 691 * 5000 },
  { name: 'Schubknagge HEB 100', drawing: 'HR-219', assembly: null, pieces: [6, 6], profile: 'HEB 100', size: [120, 100, 100], holes: '', volumeMm3: 2604 * 120 },
  { name: 'Unterlegplatte', drawing: 'HR-220', assembly: null, pieces: [24, 24], profile: '', size: [120, 10, 120], holes: '26/10 x1', volumeMm3: (120 * 120 - hole(26)) * 10 },
];

describe('rahmen-hea-ipe.btlx', () => {
  let reading: Reading;
  beforeAll(async () => {
    reading = await readSample('rahmen-hea-ipe.btlx');
  });

  test('has three kinds of assembly, 20 positions, all recognised, none on request', () => {
    expect(reading.head.assemblies).toMatchObject([
      { index: 1, name: 'Stütze S1', drawingNumber: 'HR-S1', parent: null, quantity: 6 },
      { index: 2, name: 'Riegel R1', drawingNumber: 'HR-R1', parent: null, quantity: 3 },
      { index: 3, name: 'Kragträger K1', drawingNumber: 'HR-K1', parent: null, quantity: 2 },
    ]);
    expect(reading.head).toMatchObject({ formatVersion: '2.2.0', filePartCount: 20, positionCount: 20, findings: [] });
    expect(reading.parts.filter((part) => part.taken !== 'recognised')).toEqual([]);
    expect(reading.parts.flatMap(requestsOf)).toEqual([]);
  });

  test('columns are welded to their plates along the section, stiffeners along web and flanges', () => {
    const around = (h: number, b: number, tw: number, tf: number, r: number) =>
      2 * b + 2 * (b - tw - 2 * r) + 2 * (h - 2 * tf - 2 * r) + 2 * Math.PI * r;
    const hea200 = around(190, 200, 6.5, 10, 18);
    const ipe300 = around(300, 150, 7.1, 10.7, 15);
    // Corners of 20 mm are cut off the stiffeners of the column: 130 mm at the web, 75 at each flange, on both sides.
    const stiffener = 2 * (130 + 2 * 75);
    const worked: [number, number, number, number][] = [
      [1, 2, 4, hea200],
      [1, 3, 4, hea200],
      [1, 4, 3, 4 * stiffener],
      [5, 6, 4, 2 * ipe300],
    ];
    const seams = reading.head.assemblies.flatMap((assembly) => assembly.seams ?? []);
    for (const [first, second, aMm, lengthMm] of worked) {
      const seam = seams.find(({ parts }) => parts[0] === first && parts[1] === second);
      expect(seam).toMatchObject({ aMm, origin: 'assumed' });
      expect(Math.abs((seam?.lengthMm ?? 0) / lengthMm - 1)).toBeLessThan(0.0002);
    }
  });

  test.each(expected.map((row, index) => [row.name, index] as const))('%s is read as drawn', (_name, index) => {
    const part = reading.parts[index];
    const row = expected[index]!;
    expect(part).toMatchObject({ name: row.name, drawingNumber: row.drawing, assembly: row.assembly, profileName: row.profile });
    expect([part?.quantitySingle, part?.quantity]).toEqual(row.pieces);
    expect(Object.values(part?.measures.dimensionsMm ?? {})).toEqual(row.size);
    expect(part && holesOf(part)).toBe(row.holes);
    expect(Math.abs((part?.measures.netVolumeMm3 ?? 0) / row.volumeMm3 - 1)).toBeLessThan(0.0005);
  });

  test('plates are FLAT, beams GIRDER, angles and bars PROFILE', () => {
    const category = (position: number) => reading.parts[position - 1]?.category;
    expect([2, 3, 4, 6, 8, 10, 11, 17, 20].map(category)).toEqual(Array(9).fill('FLAT'));
    expect([1, 5, 9, 12, 13, 14, 15, 19].map(category)).toEqual(Array(8).fill('GIRDER'));
    expect([7, 16, 18].map(category)).toEqual(Array(3).fill('PROFILE'));
  });

  test('the cut of the bracket is 30 degrees out of square', () => {
    expect(reading.parts[8]?.measures.sawCuts.map((cut) => cut.bevelDeg).sort((a, b) => a - b)).toEqual([0, 30]);
  });

  test('the frame stands in space: beam 1 lies between the flanges of the columns of its axis', () => {
    const [column, beam] = [reading.parts[0], reading.parts[4]];
    expect(column?.placements[0]).toEqual({ origin: [-95, -100, 20], xAxis: [0, 0, 1], yAxis: [1, 0, 0] });
    expect(beam?.placements[0]).toEqual({ origin: [115, 75, 3700], xAxis: [1, 0, 0], yAxis: [0, 0, 1] });
  });
});
