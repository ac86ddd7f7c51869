import { beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import { readFile } from '../read-file.ts';
import type { PlateForm, ProfileForm, SinglePartForm } from './single-part-form.schema.ts';
import { writeSingleParts } from './write-single-parts.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

const catalogue = seedCatalogue();
const sharp = { shape: 'sharp', sizeMm: 0 } as const;
const plate = (more: Partial<PlateForm> = {}): PlateForm => ({
  kind: 'plate',
  name: 'Kopfplatte',
  drawingNumber: 'KP-1',
  quantity: 4,
  grade: 'S355J2',
  lengthMm: 300,
  widthMm: 200,
  thicknessMm: 10,
  corners: [sharp, sharp, sharp, sharp],
  openings: [],
  ...more,
});
const square = { angleDeg: 90, inclinationDeg: 90 };
const hea200 = catalogue.profiles.find(({ designation }) => /^HE ?A ?200$|^HE 200 A$/.test(designation));
const profile = (more: Partial<ProfileForm> = {}): ProfileForm => ({
  kind: 'profile',
  name: 'Stütze',
  drawingNumber: '',
  quantity: 2,
  grade: 'S235JR',
  profileId: hea200?.id ?? '',
  lengthMm: 3000,
  startCut: square,
  endCut: square,
  holes: [],
  ...more,
});

const read = (...forms: SinglePartForm[]) =>
  readFile({
    bytes: writeSingleParts('Einzelteile', forms, catalogue),
    fileName: 'einzelteile.stwx',
    catalogue,
    kernel,
  }).parts;
const readOne = (form: SinglePartForm) => {
  const [part] = read(form);
  if (!part) throw new Error('no part was read');
  return part;
};

describe('a plate from a form', () => {
  it('is a part like any other', () => {
    expect(readOne(plate())).toMatchObject({
      name: 'Kopfplatte',
      drawingNumber: 'KP-1',
      quantity: 4,
      category: 'FLAT',
      grade: 'S355J2',
      thicknessMm: 10,
      taken: 'recognised',
      measures: { netVolumeMm3: 600_000, contourMm: 1000, pierces: 1, dimensionsMm: { x: 300, z: 200 } },
    });
  });

  it('loses its corners: half a square where cut, 1 - pi/4 of one where rounded', () => {
    const part = readOne(
      plate({ corners: [{ shape: 'cut', sizeMm: 30 }, { shape: 'round', sizeMm: 40 }, sharp, sharp] }),
    );
    expect(part.measures.netVolumeMm3).toBe(Math.round((60_000 - 450 - 1600 * (1 - Math.PI / 4)) * 10));
    expect(part.measures.contourMm).toBeCloseTo(1000 - 60 + 30 * Math.SQRT2 - 80 + 20 * Math.PI, 2);
  });

  it('has a hole at each place of a grid and slots with round ends', () => {
    const part = readOne(
      plate({
        openings: [
          { kind: 'hole', xMm: 30, yMm: 30, diameterMm: 18, grid: { columns: 3, rows: 2, stepXMm: 120, stepYMm: 140 } },
          { kind: 'slot', xMm: 150, yMm: 100, lengthMm: 60, widthMm: 22, angleDeg: 30, grid: null },
        ],
      }),
    );
    const slotMm2 = 38 * 22 + Math.PI * 121;
    expect(part.measures.netVolumeMm3).toBe(Math.round((60_000 - 6 * Math.PI * 81 - slotMm2) * 10));
    expect(part.measures.holes).toEqual([{ diameterMm: 18, depthMm: 10, count: 6 }]);
    expect(part.measures.pierces).toBe(8);
    expect(part.findings.filter(({ code }) => code.startsWith('request.'))).toEqual([]);
  });
});

describe('a profile from a form', () => {
  it('has the catalogue section over its length', () => {
    expect(readOne(profile())).toMatchObject({
      category: 'GIRDER',
      profileId: hea200?.id,
      measures: {
        netVolumeMm3: Math.round((hea200?.areaCm2 ?? 0) * 100 * 3000),
        dimensionsMm: { x: 3000 },
        sawCuts: [{ bevelDeg: 0, count: 2 }],
      },
    });
  });

  it.each([
    { angleDeg: 45, inclinationDeg: 90 },
    { angleDeg: 135, inclinationDeg: 90 },
    { angleDeg: 90, inclinationDeg: 60 },
    { angleDeg: 70, inclinationDeg: 120 },
  ])('keeps its overall length with ends cut at $angleDeg and $inclinationDeg degrees', (cut) => {
    const part = readOne(profile({ startCut: cut, endCut: cut }));
    expect(part.measures.dimensionsMm.x).toBeCloseTo(3000, 1);
    expect(part.measures.netVolumeMm3).toBeLessThan((hea200?.areaCm2 ?? 0) * 100 * 3000);
    expect(part.measures.sawCuts[0]?.bevelDeg).toBeGreaterThan(0);
  });

  it('is drilled through the flange on this side, or through both', () => {
    const hole = { side: 'top', xMm: 100, yMm: 40, diameterMm: 14, grid: null } as const;
    const holesOf = (through: 'near' | 'all') => readOne(profile({ holes: [{ ...hole, through }] })).measures.holes;
    expect(holesOf('near')).toEqual([{ diameterMm: 14, depthMm: hea200?.tfMm, count: 1 }]);
    expect(holesOf('all')).toEqual([{ diameterMm: 14, depthMm: hea200?.tfMm, count: 2 }]);
  });

  it.each([
    ['front', 'all', [100, 0, 40]],
    ['back', 'all', [100, 200, 40]],
    ['top', 'near', [100, 40, 190]],
    ['bottom', 'near', [100, 40, 0]],
  ] as const)('is drilled on its %s side where the form says', (side, through, [x, y, z]) => {
    const { body } = readOne(profile({ holes: [{ side, through, xMm: 100, yMm: 40, diameterMm: 14, grid: null }] }));
    const [drilling] = body.processings;
    const [startX, startY] = [Number(drilling?.parameters['StartX']), Number(drilling?.parameters['StartY'])];
    const at = drilling?.plane?.origin.map(
      (value, axis) =>
        value + startX * (drilling.plane?.xAxis[axis] ?? 0) + startY * (drilling.plane?.yAxis[axis] ?? 0),
    );
    expect(at).toEqual([x, y, z]);
  });

  it('may be a flat bar or a tube', () => {
    const flat = catalogue.profiles.find(({ family }) => family === 'FL');
    const tube = catalogue.profiles.find(({ family }) => family === 'CHS');
    const [bar, pipe] = read(profile({ profileId: flat?.id ?? '' }), profile({ profileId: tube?.id ?? '' }));
    expect(bar).toMatchObject({ category: 'FLAT', thicknessMm: flat?.tMm });
    expect(pipe).toMatchObject({ category: 'PROFILE', profileFamily: 'CHS' });
    for (const part of [bar, pipe])
      expect(part?.findings.map(({ code }) => code)).not.toContain('request.profile-against-box');
  });
});

it('equal forms stay positions of their own, in their order', () =>
  expect(read(plate(), profile(), plate()).map(({ index, category }) => [index, category])).toEqual([
    [1, 'FLAT'],
    [2, 'GIRDER'],
    [3, 'FLAT'],
  ]));
