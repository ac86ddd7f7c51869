import { beforeAll, describe, expect, test } from 'vitest';
import type { Reading } from '../src/files/document/reading.schema.ts';
import { holesOf, processingsOf, readSample, requestsOf } from './read-sample.ts';

const { PI } = Math;
const hole = (diameter: number) => (PI * diameter ** 2) / 4;
const slotArea = (width: number, length: number) => (length - width) * width + hole(width);

/** Worked by hand from the drawings: name, drawing, quantity, [length, thickness, width], grade, density, holes, processings, area of the finished face in mm2. */
const expected: [string, string, number, [number, number, number], string, number, string, string, number][] = [
  ['Knotenblech 300x200x10', 'KP-101', 12, [300, 10, 200], 'S235JR', 7850, '14/10 x6', '6 Drilling', 300 * 200 - 6 * hole(14)],
  ['Kopfplatte 200x200x15', 'KP-102', 8, [200, 15, 200], 'S235JR', 7850, '22/15 x4', '4 Drilling', 200 * 200 - 4 * hole(22)],
  ['Fußplatte 300x300x20', 'KP-103', 8, [300, 20, 300], 'S235JR', 7850, '26/20 x4', '4 Drilling', 300 * 300 - 4 * hole(26)],
  ['Ankerplatte 250x250x25', 'KP-104', 4, [250, 25, 250], 'S355J2', 7850, '30/25 x4, 60/25 x1', '5 Drilling', 250 * 250 - 4 * hole(30) - hole(60)],
  ['Lasche 400x100x8', 'KP-105', 16, [400, 8, 100], 'S235JR', 7850, '18/8 x8', '8 Drilling', 400 * 100 - 8 * hole(18)],
  ['Steife 180x90x10', 'KP-106', 24, [180, 10, 90], 'S235JR', 7850, '', '1 FreeContour', 180 * 90 - 2 * ((20 * 20) / 2)],
  ['Knotenblech BL 12', 'KP-107', 4, [400, 12, 300], 'S355J2', 7850, '18/12 x6', '1 FreeContour, 6 Drilling', 400 * 300 - (150 * 150) / 2 - 6 * hole(18)],
  ['Knotenblech dreieckig BL 10', 'KP-108', 6, [250, 10, 250], 'S235JR', 7850, '14/10 x3', '1 FreeContour, 3 Drilling', 250 * 250 - (190 * 190) / 2 - 3 * hole(14)],
  ['Stützenplatte mit Langlöchern', 'KP-109', 10, [220, 12, 140], 'S235JR', 7850, '', '4 FreeContour', 220 * 140 - 4 * slotArea(18, 40)],
  ['Verstellplatte BL 8', 'KP-110', 20, [160, 8, 80], 'S235JR', 7850, '14/8 x2', '2 FreeContour, 2 Drilling', 160 * 80 - 2 * slotArea(14, 30) - 2 * hole(14)],
  ['Abdeckblech 120x120x5', 'KP-111', 16, [120, 5, 120], 'S235JR', 7850, '', '', 120 * 120],
  ['Futterblech 100x60x3', 'KP-112', 40, [100, 3, 60], 'S235JR', 7850, '18/3 x2', '2 Drilling', 100 * 60 - 2 * hole(18)],
  ['Rippe mit Ausschnitt t=15', 'KP-113', 6, [300, 15, 120], 'S235JR', 7850, '', '1 FreeContour', 300 * 120 - 60 * 40],
  ['Flansch rund 200x20', 'KP-114', 6, [200, 20, 200], 'S355J2', 7850, '18/20 x8, 100/20 x1', '2 FreeContour, 8 Drilling', hole(200) - hole(100) - 8 * hole(18)],
  ['Ringplatte 150/80', 'KP-115', 8, [150, 12, 150], 'S235JR', 7850, '80/12 x1', '2 FreeContour', hole(150) - hole(80)],
  ['Stirnplatte 330x180x20', 'KP-116', 4, [330, 20, 180], 'S355J2', 7850, '22/20 x8', '8 Drilling', 330 * 180 - 8 * hole(22)],
  ['Zuglasche 500x80x10', 'KP-117', 8, [500, 10, 80], 'S235JR', 7850, '26/10 x2', '1 FreeContour, 2 Drilling', 420 * 80 + hole(80) - 2 * hole(26)],
  ['Knagge 80x60x30', 'KP-118', 12, [80, 30, 60], 'S235JR', 7850, '', '', 80 * 60],
  ['Schlitzblech 260x180x8', 'KP-119', 30, [260, 8, 180], 'S235JR', 7850, '12/8 x10', '10 Drilling', 260 * 180 - 10 * hole(12)],
  ['Balkenschuhplatte BL 6', 'KP-120', 14, [240, 6, 120], 'DC01', 7850, '11/6 x12', '12 Drilling', 240 * 120 - 12 * hole(11)],
  ['Fußplatte klein, Edelstahl', 'KP-121', 6, [160, 12, 160], '1.4301', 7900, '18/12 x4', '4 Drilling', 160 * 160 - 4 * hole(18)],
  ['Deckblech 600x400x4', 'KP-122', 2, [600, 4, 400], 'S235JR', 7850, '9/4 x4, 100/4 x1', '4 Drilling, 1 FreeContour', 600 * 400 - 4 * hole(9) - hole(100)],
  ['Grundplatte 500x400x40', 'KP-123', 2, [500, 40, 400], 'S355J2', 7850, '36/40 x6', '6 Drilling', 500 * 400 - 6 * hole(36)],
  ['Knotenplatte ausgeklinkt', 'KP-124', 4, [240, 10, 160], 'S235JR', 7850, '', '1 FreeContour', 240 * 160 - 50 * 30],
  // two of its four holes are blind, 20 of 30 mm deep
  ['Lagerplatte 200x100x30', 'KP-125', 2, [200, 30, 100], 'S235JR', 7850, '16/20 x2, 20/30 x2', '4 Drilling', 200 * 100 - 2 * hole(20) - (2 * hole(16) * 20) / 30],
  ['Bohrplatte 150x100x20', 'KP-126', 4, [150, 20, 100], 'S235JR', 7850, '12/20 x6', '6 Drilling', 150 * 100 - 6 * hole(12)],
];

describe('knotenplatten.btlx', () => {
  let reading: Reading;
  beforeAll(async () => {
    reading = await readSample('knotenplatten.btlx');
  });

  test('has 26 loose positions, 276 pieces, all recognised, none on request', () => {
    expect(reading.head).toMatchObject({ formatVersion: '2.3.1', filePartCount: 26, positionCount: 26, assemblies: [], findings: [] });
    expect(reading.parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(276);
    expect(reading.parts.filter((part) => part.taken !== 'recognised')).toEqual([]);
    expect(reading.parts.flatMap(requestsOf)).toEqual([]);
  });

  test.each(expected.map((row, index) => [row[0], index] as const))('%s is read as drawn', (_name, index) => {
    const part = reading.parts[index];
    const [name, drawingNumber, quantity, [length, thickness, width], grade, density, holes, processings, faceMm2] = expected[index]!;
    expect(part).toMatchObject({ name, drawingNumber, quantity, category: 'FLAT', thicknessMm: thickness, grade, profileId: null });
    expect(part?.measures.dimensionsMm).toEqual({ x: length, y: thickness, z: width });
    expect(part && holesOf(part)).toBe(holes);
    expect(part && processingsOf(part)).toBe(processings);
    const netGrams = (faceMm2 * thickness * density) / 1e6;
    expect(Math.abs(((part?.measures.netVolumeMm3 ?? 0) * density) / 1e6 - netGrams)).toBeLessThan(0.5);
  });

  test('the six holes of KP-101 are cut: 1264 mm of contour and seven pierces', () => {
    expect(reading.parts[0]?.measures).toMatchObject({ contourMm: 1263.89, pierces: 7, drilledHoles: [] });
  });

  test('the holes of KP-126 are smaller than its thickness and drilled', () => {
    expect(reading.parts[25]?.measures).toMatchObject({
      contourMm: 500,
      pierces: 1,
      drilledHoles: [{ diameterMm: 12, depthMm: 20, count: 6 }],
    });
  });
});
