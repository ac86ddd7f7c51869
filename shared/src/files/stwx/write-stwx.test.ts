import { beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { sideFrames } from '../../geometry/body/side-frames.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import { readingSchema } from '../document/reading.schema.ts';
import { readFile } from '../read-file.ts';
import type { StatedPart } from './stated-project.ts';
import { writeStwx, zipStws } from './write-stwx.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

const read = (bytes: Uint8Array) => readFile({ bytes, fileName: 'x.stwx', catalogue: seedCatalogue(), kernel });

const blankMm = { length: 300, height: 10, width: 200 };
const plate: StatedPart = {
  name: 'Blech "A" & <B>',
  drawingNumber: '17',
  assembly: 2,
  quantitySingle: 3,
  category: 'FLAT',
  profileId: null,
  profileName: '',
  grade: 'S235JR',
  thicknessMm: 10,
  body: {
    blankMm,
    section: { kind: 'box' },
    processings: [
      {
        kind: 'Drilling',
        name: 'Bohrung',
        carriedOut: true,
        plane: sideFrames(blankMm)[0] ?? null,
        side: 1,
        parameters: {
          StartX: 40,
          StartY: 40.5,
          Angle: 0,
          Inclination: 90,
          DepthLimited: false,
          Depth: 0,
          Diameter: 18,
        },
        contours: [],
      },
    ],
  },
  placements: [{ origin: [1, 2, 3], xAxis: [0, 1, 0], yAxis: [0, 0, 1] }],
  taken: 'recognised',
};

test('a plate in a nested assembly is read as it was stated', () => {
  const reading = read(
    zipStws(
      writeStwx({
        name: 'Halle',
        assemblies: [
          { index: 1, name: 'Rahmen', drawingNumber: '', parent: null, quantity: 2 },
          {
            index: 2,
            name: 'Stütze',
            drawingNumber: 'S1',
            parent: 1,
            quantity: 4,
            seams: [{ parts: [1, 2], aMm: 4, lengthMm: 400, origin: 'file' }],
          },
        ],
        parts: [plate, plate],
      }),
    ),
  );
  expect(readingSchema.parse(reading)).toEqual(reading);
  expect(reading.parts[0]).toMatchObject({ ...plate, quantity: 24, reasons: [{ code: 'read.stated' }], findings: [] });
  expect(reading.parts[0]?.measures.holes).toEqual([{ diameterMm: 18, depthMm: 10, count: 1 }]);
  expect(reading.head.assemblies[1]?.seams).toEqual([{ parts: [1, 2], aMm: 4, lengthMm: 400, origin: 'file' }]);
});
