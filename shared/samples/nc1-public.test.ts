import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PartFacts } from '../src/parts/part-facts.schema.ts';
import { readSample } from './read-sample.ts';

const girders = ['E1.nc', 'E5.nc', 'E6.nc', 'E8.nc', 'P1.nc'];
const parts = new Map<string, PartFacts>();
const partOf = (name: string): PartFacts => parts.get(name) as PartFacts;
/** Values of the header, by its lines. */
const headerOf = (name: string): number[] => {
  const text = readFileSync(fileURLToPath(new URL(`nc1-public/${name}`, import.meta.url)), 'latin1');
  const lines = text.split(/\r?\n/).filter((line) => !line.startsWith('**'));
  return lines.slice(1, 21).map((line) => Number.parseFloat(line));
};
const codes = (part: PartFacts) => part.findings.map(({ code }) => code).toSorted();
const kg = (part: PartFacts) => part.measures.netVolumeMm3 * 7.85e-6;
const circle = (diameter: number) => (Math.PI / 4) * diameter ** 2;

beforeAll(async () => {
  for (const name of [...girders, 'RST37-2.nc', 'product2.NC1'])
    parts.set(name, (await readSample(`nc1-public/${name}`)).parts[0] as PartFacts);
});

describe.each(girders)('%s, a girder without a row in the catalogue', (name) => {
  test('is drawn as its header measures it, the end cut as long as the header says at the bottom', () => {
    const part = partOf(name);
    const [lengthMm = 0, h = 0, b = 0, tf = 0, tw = 0, r = 0] = headerOf(name).slice(8);
    const area = 2 * b * tf + (h - 2 * tf) * tw + (4 - Math.PI) * r * r;
    const middle = lengthMm - (h / 2) * Math.tan((15 * Math.PI) / 180);
    const wanted = area * middle - 3 * circle(20.64) * tf;
    expect(Math.abs(part.measures.netVolumeMm3 / wanted - 1)).toBeLessThan(1e-4);
    expect(part.measures.dimensionsMm).toEqual({ x: 6236.88, y: 165.1, z: 525.78 });
    expect(part.measures.holes).toEqual([{ diameterMm: 20.64, depthMm: 11.43, count: 3 }]);
  });
  test('is on request by its name and grade, and says that its mass is not the one of its header', () => {
    const part = partOf(name);
    expect(part).toMatchObject({ name: 'B_1', profileName: 'W21X44', category: 'GIRDER', quantity: 1, taken: 'recognised' });
    expect(codes(part)).toEqual(expect.arrayContaining(['request.unknown-grade', 'request.unknown-profile', 'warn.stated-mass']));
    expect(part.findings.find(({ code }) => code === 'warn.stated-mass')?.values).toEqual({ stated: 65.479, computed: 66.706 });
  });
  test('keeps its texts and lines as marks', () => {
    const kinds = partOf(name).body.processings.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'PenContour')).toHaveLength(5);
    expect(partOf(name).body.processings.flatMap(({ parameters }) => parameters['Text'] ?? [])).toEqual(['B_1', 'pl']);
  });
});

test('what is odd in single files is told', () => {
  expect(codes(partOf('E6.nc'))).toContain('warn.quantity-missing');
  expect(codes(partOf('E8.nc'))).toContain('warn.header-value');
  expect(codes(partOf('E1.nc'))).toEqual(codes(partOf('P1.nc')));
  expect(partOf('E5.nc').findings[0]?.values).toEqual({ text: 'k A992' });
});

test('a file that does not begin with ST is refused in its first line', async () => {
  await expect(readSample('nc1-public/E3.nc')).rejects.toMatchObject({ code: 'E_NC1_START', details: { line: 1 } });
});

test('the purlin weighs and is painted as its header says, its outline halved', () => {
  const part = partOf('RST37-2.nc');
  const massKg = headerOf('RST37-2.nc')[14] ?? 0;
  expect(Math.abs(kg(part) / (massKg * 1.133) - 1)).toBeLessThan(0.01);
  expect(part).toMatchObject({ name: '14', grade: 'S235JR', quantity: 2, profileName: 'ZS175*1.5' });
  expect(part.measures.dimensionsMm).toEqual({ x: 1133, y: 131.78, z: 175 });
  expect(codes(part)).toEqual(['note.section-scaled', 'request.unknown-profile']);
});

test('the plate has its outline, its holes and its bevel, and agrees with mass and paint of its header', () => {
  const part = partOf('product2.NC1');
  const outline = 320 * 300 - 2 * (50 * 50) / 2;
  const holes = 4 * circle(18) + 4 * circle(14);
  expect(Math.abs(part.measures.netVolumeMm3 - (20 * (outline - holes) - 300 * 200))).toBeLessThan(50);
  expect(part.measures.holes).toEqual([
    { diameterMm: 14, depthMm: 20, count: 4 },
    { diameterMm: 18, depthMm: 20, count: 4 },
  ]);
  expect(part).toMatchObject({ name: 'film_product2', quantity: 15, thicknessMm: 20, category: 'FLAT' });
  expect(codes(part)).toEqual(['request.unknown-grade']);
});
