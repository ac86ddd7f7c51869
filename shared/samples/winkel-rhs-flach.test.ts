import { beforeAll, describe, expect, test } from 'vitest';
import type { Reading } from '../src/files/document/reading.schema.ts';
import { holesOf, readSample, requestsOf } from './read-sample.ts';

const hole = (diameter: number) => (Math.PI * diameter ** 2) / 4;
const slotArea = (width: number, length: number) => (length - width) * width + hole(width);
const cot60 = 1 / Math.sqrt(3);

type Row = [name: string, quantity: number, category: string, profile: string, grade: string, holes: string, volumeMm3: number];

/** Worked by hand: areas of the sections from the printed tables (mm2), lengths and holes from the drawings. Hollow sections are S235JRH. */
const expected: Row[] = [
  ['Anschlusswinkel L 80x8', 20, 'PROFILE', 'L 80x80x8', 'S235JR', '14/8 x2', 1230 * 120 - 2 * hole(14) * 8],
  ['Winkel L 100/50/8', 10, 'PROFILE', 'L 100x50x8', 'S235JR', '18/8 x2', 1140 * 200 - 2 * hole(18) * 8],
  ['Auflagerwinkel 120x120x12', 8, 'PROFILE', 'L 120x120x12', 'S355J2', '22/12 x3', 2750 * 250 - 3 * hole(22) * 12],
  ['L 60x60x6', 6, 'PROFILE', 'L 60x60x6', 'S235JR', '', 691 * 1500],
  ['Konsolwinkel L 150x100x12', 4, 'PROFILE', 'L 150x100x12', 'S235JR', '18/12 x2', 2870 * 300 - 2 * hole(18) * 12],
  // cut at 45 degrees across 100: the axis is 50 shorter
  ['Pfosten QRO 100x5', 4, 'PROFILE', 'SHS 100x100x5', 'S235JRH', '', 1840 * (2500 - 50)],
  ['Strebe RHS 100x50x4', 6, 'PROFILE', 'RHS 100x50x4', 'S235JRH', '', 1090 * (1800 - 2 * 50)],
  // four bolts through both walls of 6: eight holes
  ['Träger RRO 120x80x6', 2, 'PROFILE', 'RHS 120x80x6', 'S235JRH', '14/6 x8', 2160 * 3000 - 8 * hole(14) * 6],
  ['Geländerpfosten QRO 80x80x4', 12, 'PROFILE', 'SHS 80x80x4', 'S235JRH', '12/4 x1', 1170 * 1100 - hole(12) * 4],
  ['Fußplatte Geländer 160x160x10', 12, 'FLAT', '', 'S235JR', '14/10 x4', (160 * 160 - 4 * hole(14)) * 10],
  ['Handlauf Rohr 48,3x3,2', 10, 'PROFILE', 'CHS 48.3x3.2', 'S235JRH', '', (hole(48.3) - hole(41.9)) * 1500],
  ['Stütze CHS 88.9x5', 4, 'PROFILE', 'CHS 88.9x5', 'S235JRH', '', (hole(88.9) - hole(78.9)) * 2200],
  ['Kopfplatte Stütze BL 12', 4, 'FLAT', '', 'S235JR', '13/12 x4', (140 * 140 - 4 * hole(13)) * 12],
  ['Flachstahl FL 100x10', 16, 'FLAT', 'FL 100x10', 'S235JR', '18/10 x4', (400 * 100 - 4 * hole(18)) * 10],
  ['FL 60x8', 24, 'FLAT', 'FL 60x8', 'S235JR', '14/8 x2', (250 * 60 - 2 * hole(14)) * 8],
  ['Lasche FL 80x10', 8, 'FLAT', 'FL 80x10', 'S235JR', '18/10 x2', (600 * 80 - 2 * slotArea(18, 40) - 2 * hole(18)) * 10],
  ['Füllstab FL 50x5', 10, 'FLAT', 'FL 50x5', 'S235JR', '', 1000 * 50 * 5],
  ['Breitflachstahl 200x12', 4, 'FLAT', 'BFL 200x12', 'S235JR', '22/12 x6', (500 * 200 - 6 * hole(22)) * 12],
  ['Zugstab Rundstahl 16', 8, 'PROFILE', 'RD 16', 'S235JR', '', hole(16) * 900],
  ['Dorn VKT 20', 10, 'PROFILE', 'SQ 20', 'S235JR', '', 20 * 20 * 300],
  ['Schiene UNP 100', 6, 'GIRDER', 'UPN 100', 'S235JR', '14/6 x4', 1350 * 1200 - 4 * hole(14) * 6],
  ['Pfette UPE 160', 2, 'GIRDER', 'UPE 160', 'S235JR', '', 2170 * 2400],
  ['Deckenträger IPE 120', 4, 'GIRDER', 'IPE 120', 'S235JR', '', 1321 * (900 - 60 * cot60)],
];

describe('winkel-rhs-flach.btlx', () => {
  let reading: Reading;
  beforeAll(async () => {
    reading = await readSample('winkel-rhs-flach.btlx');
  });

  test('has 23 positions, two assemblies by their numbers, none on request', () => {
    expect(reading.head).toMatchObject({ formatVersion: '2.0.0', filePartCount: 23, positionCount: 23, findings: [] });
    expect(reading.head.assemblies.map(({ name, quantity }) => [name, quantity])).toEqual([['GP-1', 1], ['ST-1', 1]]);
    expect(reading.parts.map((part) => part.assembly)).toEqual(
      reading.parts.map((part) => ([9, 10].includes(part.index) ? 1 : [12, 13].includes(part.index) ? 2 : null)),
    );
    expect(reading.parts.filter((part) => part.taken !== 'recognised')).toEqual([]);
    expect(reading.parts.flatMap(requestsOf)).toEqual([]);
  });

  test.each(expected.map((row, index) => [row[0], index] as const))('%s is read as drawn', (_name, index) => {
    const part = reading.parts[index];
    const [name, quantity, category, profileName, grade, holes, volumeMm3] = expected[index]!;
    expect(part).toMatchObject({ name, drawingNumber: `WF-${301 + index}`, quantity, category, profileName, grade });
    expect(part && holesOf(part)).toBe(holes);
    expect(Math.abs((part?.measures.netVolumeMm3 ?? 0) / volumeMm3 - 1)).toBeLessThan(0.001);
  });

  test('mitred and square ends of a bar are told apart', () => {
    const bevels = (position: number) =>
      reading.parts[position - 1]?.measures.sawCuts.flatMap((cut) => Array(cut.count).fill(cut.bevelDeg)).sort((a, b) => a - b);
    expect(bevels(6)).toEqual([0, 45]);
    expect(bevels(7)).toEqual([45, 45]);
    expect(bevels(23)).toEqual([0, 30]);
  });

  test('channels and angles with holes say that their side was assumed', () => {
    const codes = reading.parts.filter((part) => part.findings.some((finding) => finding.code === 'warn.orientation-assumed'));
    expect(codes.map((part) => part.index)).toEqual([1, 2, 3, 5, 21, 22]);
  });
});
