import { expect, test } from 'vitest';
import { type Add, body, element, extruded, opening, profile, sampleIfc } from '../../../test/files/sample-ifc.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { readFile } from '../../files/read-file.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();

const across = { z: [0, 1, 0], x: [1, 0, 0] };

/** Along x from a corner, sizes along x, y and z. */
const block = (add: Add, [x = 0, y = 0, z = 0]: number[], [length = 0, breadth = 0, height = 0]: number[]) =>
  body(
    add,
    extruded(add, profile(add, 'IFCRECTANGLEPROFILEDEF', [breadth, height]), length, {
      place: { at: [x, y + breadth / 2, z + height / 2], z: [1, 0, 0], x: [0, 1, 0] },
    }),
  );

const hole = (add: Add, [x = 0, z = 0]: number[], diameter: number) =>
  body(
    add,
    extruded(add, profile(add, 'IFCCIRCLEPROFILEDEF', [diameter / 2]), 200, { place: { at: [x, -100, z], ...across } }),
  );

const dowels = [
  [90, -45],
  [90, 45],
  [160, -45],
  [160, 45],
];

/** A beam 140 x 240 with a slot 12 and a plate 300 x 200 x 10 in it. */
const model = (shiftMm: number) =>
  sampleIfc((add) => {
    const beam = element(add, {
      name: 'Sturz',
      material: 'GL24h',
      shape: block(add, [0, -70, -120], [2000, 140, 240]),
    });
    opening(add, beam, block(add, [-10, -6, -130], [220, 12, 260]));
    const plate = element(add, {
      entity: 'IFCPLATE',
      name: 'Schlitzblech',
      shape: block(add, [-100, -5, -100], [300, 10, 200]),
    });
    dowels.forEach(([x = 0, z = 0], index) => {
      opening(add, beam, hole(add, [index === 0 ? x + shiftMm : x, z], 12));
      opening(add, plate, hole(add, [x, z], 13));
    });
  });

const steelOf = (text: string) =>
  readFile({ bytes: new TextEncoder().encode(text), fileName: 'm.ifc', catalogue, kernel }).parts.find(
    ({ taken }) => taken !== 'left-out',
  );

test('steel and wood of a model are compared as those of a BTLx file are', () => {
  const fits = steelOf(model(0));
  expect(fits?.findings.filter(({ code }) => code.startsWith('warn.timber-'))).toEqual([]);
  expect(fits?.fileTimber?.choice).toMatchObject({ widthMm: 140, heightMm: 240, seat: 'slot', reachMm: 200 });
  expect(steelOf(model(3))?.findings).toEqual([
    { code: 'warn.timber-hole-offset', values: { timber: 'Sturz', offsetMm: 3, mostMm: 0.5, count: 1, pieces: 1 } },
  ]);
});
