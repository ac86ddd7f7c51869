import { beforeAll, describe, expect, test } from 'vitest';
import type { Reading } from '../src/files/document/reading.schema.ts';
import type { PartFacts } from '../src/parts/part-facts.schema.ts';
import { holesOf, readSample, requestsOf } from './read-sample.ts';

const names = ['own-steel-ifc4-mm', 'own-steel-ifc2x3-inch', 'tekla2019i-steel-subset', 'revit2021-steel-subset'];
const readings = new Map<string, Reading>();
const readingOf = (name: string) => readings.get(name) as Reading;
const partsOf = (name: string): PartFacts[] => readingOf(name).parts.filter(({ taken }) => taken !== 'left-out');
const leftOut = (name: string): PartFacts[] => readingOf(name).parts.filter(({ taken }) => taken === 'left-out');
const marked = (name: string, mark: string): PartFacts => {
  const part = readingOf(name).parts.find(({ drawingNumber }) => drawingNumber === mark);
  if (part === undefined) throw new Error(`${name} has ${mark}`);
  return part;
};
/** Tabulated areas differ from those of the drawn profile by up to 0.9 %. */
const expectVolume = (part: PartFacts, wanted: number, share = 0.001) =>
  expect(Math.abs(part.measures.netVolumeMm3 / wanted - 1)).toBeLessThan(share);

beforeAll(async () => {
  for (const name of names) readings.set(name, await readSample(`ifc-public/${name}.ifc`));
});

describe('own-steel-ifc4-mm', () => {
  const name = 'own-steel-ifc4-mm';
  test.each([
    ['B1', 'IPE200', 3, 3000, 8_545_232, 0.001],
    ['B2', 'HEA160', 1, 2576, 9_692_854.1, 0.001],
    ['B3', 'UPE120', 1, 1800, 2_775_249.6, 0.002],
    ['C1', 'SHS100x100x5-HF', 1, 2800, 5_244_889.4, 0.001],
    ['C2', 'CHS88.9x5', 1, 2500, 3_294_745.3, 0.001],
    ['M1', 'L80x80x8', 1, 2200, 2_698_806.2, 0.003],
  ])('%s is %s, %i of them', (mark, profileId, quantity, length, volume, share) => {
    const part = marked(name, mark);
    expect(part).toMatchObject({ profileId, quantity, taken: 'recognised' });
    expect(part.measures.dimensionsMm.x).toBe(length);
    expect(requestsOf(part)).toEqual([]);
    expectVolume(part, volume, share);
  });
  test('plates have their holes', () => {
    expect(holesOf(marked(name, 'P1'))).toBe('14/15 x4');
    expectVolume(marked(name, 'P1'), 590_763.7);
    expect(holesOf(marked(name, 'P2'))).toBe('18/8 x2');
    expectVolume(marked(name, 'P2'), 106_328.5);
  });
  test('the assembly holds column and base plate; bolts, timber and concrete are left out', () => {
    expect(readingOf(name).head.assemblies).toMatchObject([{ name: 'Stütze mit Fußplatte', drawingNumber: 'A1', quantity: 1 }]);
    expect(partsOf(name).filter(({ assembly }) => assembly === 1).map(({ drawingNumber }) => drawingNumber)).toEqual(['C1', 'P1']);
    expect(leftOut(name).map(({ reasons, quantity }) => [reasons[0]?.code, quantity])).toEqual([
      ['left-out.fastener', 4],
      ['left-out.wood', 1],
      ['left-out.other-material', 1],
    ]);
  });
  test('names and grades', () => {
    expect(marked(name, 'B1')).toMatchObject({ name: 'Träger 1, Träger 2, Träger 3', grade: 'S235JR' });
    expect(marked(name, 'B2').grade).toBe('S355J2');
    expect(marked(name, 'C1').grade).toBe('S235JRH');
  });
});

describe('own-steel-ifc2x3-inch', () => {
  const name = 'own-steel-ifc2x3-inch';
  test('inches are millimetres; a section of no catalogue is drawn and on request', () => {
    const beam = marked(name, 'M/101');
    expect(beam).toMatchObject({ profileId: null, profileName: 'W8X31', quantity: 2, assembly: 1 });
    expect(requestsOf(beam)).toEqual(['request.unknown-grade', 'request.unknown-profile']);
    expectVolume(beam, 17_935_882.2);
    expect(beam.measures.dimensionsMm).toEqual({ x: 3048, y: 203.07, z: 203.2 });
  });
  test('holes by differences', () => {
    const plate = marked(name, 'M/201');
    expect(plate.thicknessMm).toBe(12.7);
    expect(holesOf(plate)).toBe('17.46/12.7 x4');
    expectVolume(plate, 774_412.6);
  });
  test('places are chained through turned frames', () => {
    const [first] = marked(name, 'M/101').placements;
    // the frame lies at 254, 508, 127 and is turned by 90 degrees: its x is the model's y
    expect(first?.xAxis.map(Math.round)).toEqual([0, 1, 0]);
    expect(first?.origin[1]).toBeCloseTo(508, 6);
  });
  test('the joist is timber', () => {
    expect(leftOut(name).map(({ drawingNumber }) => drawingNumber)).toEqual(['T/1']);
  });
});

describe('tekla2019i-steel-subset', () => {
  const name = 'tekla2019i-steel-subset';
  test.each([
    ['M/9025', 'IPE240', 8457.2],
    ['M/9026', 'IPE240', 8290.9],
    ['M/9024', 'IPE300', 8292.7],
    ['S/9020', 'HEA180', 366.9],
    ['S/9018', 'IPE300', 320],
    ['S/9019', 'IPE240', 320],
    ['M/9007', 'L200x100x10', 2020],
    ['M/9023', 'L200x100x10', 2950],
    ['M/9019', 'CHS193.7x8', 5045],
    ['M/9016', 'SHS60x60x3-CF', 397.9],
  ])('%s is %s, %f mm long', (mark, profileId, length) => {
    const part = marked(name, mark);
    expect(part).toMatchObject({ profileId, taken: 'recognised' });
    expect(requestsOf(part)).toEqual([]);
    expect(Math.abs(part.measures.dimensionsMm.x - length)).toBeLessThan(0.1);
  });
  test.each([
    ['M/9005', 10, 2],
    ['M/5', 10, 1],
    ['M/6', 20, 1],
    ['S/9021', 15, 1],
    ['M/9015', 15, 4],
    ['M/9002', 10, 4],
  ])('%s is a plate %f mm thick, %i in its assembly', (mark, thicknessMm, quantitySingle) => {
    const part = marked(name, mark);
    expect(part).toMatchObject({ category: 'FLAT', thicknessMm, quantitySingle, grade: 'S235JR' });
    expect(requestsOf(part)).toEqual([]);
  });
  test('plates that are drawn as outlines have their volume', () => {
    expectVolume(marked(name, 'M/9015'), 194_062);
    expectVolume(marked(name, 'M/9002'), 272_672);
    expectVolume(marked(name, 'M/6'), 3_500_000);
  });
  test('a bent plate and a faceted girder are on request with their weight', () => {
    for (const mark of ['M/9003', 'M/9021']) expect(requestsOf(marked(name, mark))).toEqual(['request.free-shape']);
    expectVolume(marked(name, 'M/9003'), 300 * 11_998, 0.001);
  });
  test('eight assemblies of several parts, two columns alone; the finish is noted', () => {
    expect(readingOf(name).head.assemblies.map(({ drawingNumber }) => drawingNumber).sort()).toEqual(
      ['A/9001', 'A/9002', 'A/9013', 'A/9015', 'A/9017', 'V/9013', 'V/9014', 'V/9015'],
    );
    expect(marked(name, 'M/9007').assembly).toBeNull();
    expect(partsOf(name).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(36);
    expect(marked(name, 'S/9021').userAttributes).toContainEqual({ name: 'Finish', value: 'RAL7001' });
  });
});

describe('revit2021-steel-subset', () => {
  const name = 'revit2021-steel-subset';
  test('sections of free outlines that no catalogue has are drawn, weighed and on request', () => {
    const wanted = [48_498_175, 27_953_795, 40_709_721, 11_494_647, 977_142, 22_784_795, 6_598_437, 6_375_299, 6_176_666, 6_183_921, 1_933_865, 1_359_115];
    const volumes = partsOf(name).map(({ measures }) => measures.netVolumeMm3);
    expect(volumes).toHaveLength(wanted.length);
    for (const volume of wanted) expect(volumes.some((each) => Math.abs(each / volume - 1) < 5e-4)).toBe(true);
    for (const part of partsOf(name)) expect(requestsOf(part)).toEqual(['request.unknown-grade', 'request.unknown-profile']);
  });
  test('equal columns are one position; numbers of the program are neither mark nor name', () => {
    const columns = partsOf(name).filter(({ quantity }) => quantity === 2);
    expect(columns).toMatchObject([{ name: 'NZ-PFC Channels-Column:300PFC40.1', drawingNumber: '', profileName: '300PFC40.1' }]);
  });
  test('concrete is left out', () => {
    expect(leftOut(name).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  });
});

test.each([
  ['own-steel-ifc4-mm', 'Test'],
  ['revit2021-steel-subset', 'CMC HUTT HUB - PRE-DELIVERY'],
  ['tekla2019i-steel-subset', ''],
])('%s is called "%s": a long name before a number, no placeholder', (name, wanted) => {
  expect(readingOf(name).head.projectName).toBe(wanted);
});
