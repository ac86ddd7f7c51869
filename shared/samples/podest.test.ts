import { expect, test } from 'vitest';
import { holesOf, readSample } from './read-sample.ts';

const hole = (diameter: number) => (Math.PI * diameter ** 2) / 4;

/** Worked by hand: areas of the sections from the printed tables (mm2), lengths and holes from the drawings. */
const expected: [name: string, quantity: number, holes: string, volumeMm3: number][] = [
  ['Längsträger', 4, '', 2400 * 2000],
  ['Querträger', 4, '', 2400 * 870],
  // one bolt hole through both walls of 4
  ['Stützenrohr', 8, '12/4 x2', 1170 * 500 - 2 * hole(12) * 4],
  ['Fußplatte', 8, '14/12 x4', (200 * 200 - 4 * hole(14)) * 12],
  ['Kopfplatte', 8, '11/10 x4', (120 * 120 - 4 * hole(11)) * 10],
  ['Geländerlasche', 6, '14/8 x2', (150 * 60 - 2 * hole(14)) * 8],
];

test('podest.stws: posts within platforms, everything as stated', async () => {
  const { head, parts } = await readSample('podest.stws');
  expect(parts.map((part) => [part.name, part.quantity, holesOf(part)])).toEqual(
    expected.map(([name, quantity, holes]) => [name, quantity, holes]),
  );
  parts.forEach(({ measures }, at) => {
    const volumeMm3 = expected[at]?.[3] ?? 0;
    expect(Math.abs(measures.netVolumeMm3 / volumeMm3 - 1)).toBeLessThan(0.001);
  });
  expect(parts.flatMap((part) => part.findings)).toEqual([]);
  expect(new Set(parts.flatMap((part) => part.reasons.map(({ code }) => code)))).toEqual(new Set(['read.stated']));
  expect(head.assemblies.map(({ name, parent, quantity, seams }) => [name, parent, quantity, seams?.length])).toEqual([
    ['Podest', null, 2, 1],
    ['Stütze', 1, 4, 2],
  ]);
});
