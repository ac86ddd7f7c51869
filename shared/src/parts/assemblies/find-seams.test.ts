import { describe, expect, test } from 'vitest';
import { workedFacts } from '../../../samples/worked-parts.ts';
import { bodyOf, sectionOf, workOn } from '../../../test/geometry/sample-bodies.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import type { PartFacts, Placement } from '../part-facts.schema.ts';
import { findSeams, throatThicknessMm } from './find-seams.ts';
import { joinParts } from './join-parts.ts';

const profiles = new Map(seedCatalogue().profiles.map((profile) => [profile.id, profile]));
const profileOf = (id: string): Profile => {
  const profile = profiles.get(id);
  if (profile === undefined) throw new Error(id);
  return profile;
};
const assembly = (index = 1, more: Partial<AssemblyFacts> = {}): AssemblyFacts => ({
  index,
  name: 'A',
  drawingNumber: '',
  parent: null,
  quantity: 1,
  ...more,
});
/** Lying as in the file: x along, y up, z across. */
const along: Placement = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };
/** PlacedMesh: its length runs up (y), its height along x, its width against z. */
const upright: Placement = { origin: [0, 0, 0], xAxis: [0, 1, 0], yAxis: [1, 0, 0] };
const moved = (placement: Placement, origin: [number, number, number]): Placement => ({ ...placement, origin });

/** A plate of length x thickness x width, lying flat unless placed otherwise. */
const plate = (
  index: number,
  [length, thick, width]: [number, number, number],
  ...placements: Placement[]
): PartFacts =>
  workedFacts({
    index,
    assembly: 1,
    quantitySingle: placements.length,
    thicknessMm: thick,
    body: bodyOf([length, thick, width]),
    placements,
  });
const bar = (index: number, id: string, length: number, ...placements: Placement[]): PartFacts => {
  const profile = profileOf(id);
  const [height, width] = [profile.hMm ?? profile.dMm ?? profile.bMm ?? 0, profile.bMm ?? profile.dMm ?? 0];
  return workedFacts({
    index,
    assembly: 1,
    category: 'PROFILE',
    profileId: id,
    profileName: profile.designation,
    profileFamily: profile.family,
    quantitySingle: placements.length,
    body: bodyOf([length, height, width], [], sectionOf(profile)),
    placements,
  });
};
const seamsOf = (...parts: PartFacts[]) => findSeams([assembly()], parts, profiles).seams.get(1) ?? [];
const found = (...parts: PartFacts[]) => findSeams([assembly()], parts, profiles);

describe('hand-worked frames', () => {
  test('a column on a larger base plate is welded all round, less the ends of its flanges', () => {
    const [seam, ...more] = seamsOf(
      plate(1, [300, 20, 300], along),
      bar(2, 'HEA200', 3000, moved(upright, [55, 20, 250])),
    );
    const { hMm, bMm, twMm, tfMm, rMm } = profileOf('HEA200') as unknown as Record<
      'hMm' | 'bMm' | 'twMm' | 'tfMm' | 'rMm',
      number
    >;
    const outside = 2 * bMm + 2 * (bMm - twMm - 2 * rMm) + 2 * (hMm - 2 * tfMm - 2 * rMm) + 2 * Math.PI * rMm;
    expect(more).toEqual([]);
    expect(seam).toMatchObject({ parts: [1, 2], aMm: 4, origin: 'assumed' });
    expect(seam?.lengthMm).toBeCloseTo(outside, 0);
  });

  test('a tube under a cap plate is welded all round outside, and its end is closed', () => {
    const tube = bar(1, 'SHS100x100x5-CF', 500, upright);
    const { seams, cappedEnds } = found(tube, plate(2, [140, 8, 140], moved(along, [-20, 500, -120])));
    const [seam] = seams.get(1) ?? [];
    const { rMm } = profileOf('SHS100x100x5-CF');
    const corner = rMm ?? 2 * 5;
    expect(seam).toMatchObject({ parts: [1, 2], aMm: 3 });
    expect(Math.abs((seam?.lengthMm ?? 0) - (400 - 8 * corner + 2 * Math.PI * corner))).toBeLessThan(0.5);
    expect([...cappedEnds]).toEqual([[1, 1]]);
  });

  test('a web across a longer flange is welded along both sides', () => {
    const web = plate(2, [200, 10, 80], { origin: [50, 10, 60], xAxis: [1, 0, 0], yAxis: [0, 0, -1] });
    expect(seamsOf(plate(1, [300, 10, 100], along), web)).toEqual([
      { parts: [1, 2], aMm: 3, lengthMm: 400, origin: 'assumed' },
    ]);
  });

  test('two flats of one width, lapped, are welded across both ends', () => {
    expect(seamsOf(plate(1, [300, 10, 50], along), plate(2, [300, 8, 50], moved(along, [200, 10, 0])))).toEqual([
      { parts: [1, 2], aMm: 3, lengthMm: 100, origin: 'assumed' },
    ]);
  });

  test('a narrower flat on a wider one is welded along its sides as well', () => {
    expect(seamsOf(plate(1, [300, 10, 60], along), plate(2, [300, 8, 40], moved(along, [200, 10, 10])))).toEqual([
      { parts: [1, 2], aMm: 3, lengthMm: 40 + 40 + 2 * 100, origin: 'assumed' },
    ]);
  });
});

describe('round bars and tubes', () => {
  /** CHS 76.1 x 2.6: its axis lies at y = z = 38.05 of the part. */
  const radius = 38.05;
  const tube = (...placements: Placement[]) => bar(1, 'CHS76.1x2.6', 1000, ...placements);

  test('a tube that stands on a plate is welded round its circle, and its end is closed', () => {
    const { seams, cappedEnds } = found(
      tube(moved(upright, [0, 20, 76.1])),
      plate(2, [140, 20, 140], moved(along, [-30, 0, -30])),
    );
    const [seam] = seams.get(1) ?? [];
    expect(seam).toMatchObject({ parts: [1, 2], aMm: 1.8 });
    expect(Math.abs((seam?.lengthMm ?? 0) / (2 * Math.PI * radius) - 1)).toBeLessThan(0.001);
    expect([...cappedEnds]).toEqual([[1, 1]]);
  });

  test('a round bar cut at 45 degrees is welded round its ellipse', () => {
    const size: [number, number, number] = [500, 40, 40];
    const given = bar(1, 'RD40', 500, along);
    const mitred = {
      ...given,
      body: { ...given.body, processings: [workOn(2, size).cutEnd('end', 500, 45)] },
    };
    const half = Math.SQRT1_2;
    const leaning: Placement = { origin: [440, -20, 70], xAxis: [half, half, 0], yAxis: [half, -half, 0] };
    const [a, b] = [20 * Math.SQRT2, 20];
    const share = ((a - b) / (a + b)) ** 2;
    const ellipse = Math.PI * (a + b) * (1 + (3 * share) / (10 + Math.sqrt(4 - 3 * share)));
    const [seam] = seamsOf(mitred, plate(2, [140, 10, 100], leaning));
    expect(Math.abs((seam?.lengthMm ?? 0) / ellipse - 1)).toBeLessThan(0.001);
  });

  /** PlacedMesh on the tube's crown, its thickness about the tube's axis. */
  const rib = (fromX: number, y: number, thick = 8): Placement => ({
    origin: [fromX, y, radius + thick / 2],
    xAxis: [1, 0, 0],
    yAxis: [0, 0, -1],
  });

  test('a plate along a tube is welded on both sides of its edge, as far as the tube reaches', () => {
    const onTube = (fromX: number, y: number) => seamsOf(tube(along), plate(2, [200, 8, 60], rib(fromX, y)));
    expect(onTube(100, 76.1)).toEqual([{ parts: [1, 2], aMm: 1.8, lengthMm: 400, origin: 'assumed' }]);
    expect(onTube(900, 76.1)).toMatchObject([{ lengthMm: 200 }]);
    expect(onTube(100, 76.5)).toMatchObject([{ lengthMm: 400 }]);
    expect(onTube(100, 76.7)).toEqual([]);
    expect(onTube(1000.1, 76.1)).toEqual([]);
  });

  test('an edge so thick that it gaps more than 2 mm beside the line of contact takes none', () => {
    const onTube = (thick: number) => seamsOf(tube(along), plate(2, [200, thick, 60], rib(100, 76.1, thick)));
    expect(onTube(24)).toMatchObject([{ lengthMm: 400 }]);
    expect(onTube(26)).toEqual([]);
  });

  test('a plate that lies flat on a tube, or stands across it, has no straight seam', () => {
    expect(seamsOf(tube(along), plate(2, [200, 8, 200], moved(along, [0, 76.1, -60])))).toEqual([]);
    const across: Placement = { origin: [104, 76.1, 0], xAxis: [0, 0, 1], yAxis: [-1, 0, 0] };
    expect(seamsOf(tube(along), plate(2, [76.1, 8, 60], across))).toEqual([]);
  });
});

describe('no seam', () => {
  test.each<[string, PartFacts[]]>([
    [
      'parts that touch in a corner',
      [plate(1, [100, 10, 100], along), plate(2, [100, 10, 100], moved(along, [100, 10, 100]))],
    ],
    [
      'parts that touch along an edge',
      [plate(1, [100, 10, 100], along), plate(2, [100, 10, 100], moved(along, [100, 10, 0]))],
    ],
    ['parts 2 mm apart', [plate(1, [100, 10, 100], along), plate(2, [80, 10, 80], moved(along, [10, 12, 10]))]],
    [
      'plates of one size on each other',
      [plate(1, [100, 10, 100], along), plate(2, [100, 10, 100], moved(along, [0, 10, 0]))],
    ],
    [
      'a part that is left out',
      [plate(1, [100, 10, 100], along), { ...plate(2, [80, 10, 80], moved(along, [10, 10, 10])), taken: 'left-out' }],
    ],
  ])('%s', (_, parts) => {
    expect(seamsOf(...parts)).toEqual([]);
  });

  test('plates bolted through holes on one axis are not welded', () => {
    const holed = (part: PartFacts, x: number, y: number): PartFacts => ({
      ...part,
      body: {
        ...part.body,
        processings: [workOn(1, [part.body.blankMm.length, 10, part.body.blankMm.width]).drill(x, y, 18)],
      },
    });
    const under = plate(1, [100, 10, 100], along);
    const over = plate(2, [80, 10, 80], moved(along, [10, 10, 10]));
    expect(seamsOf(holed(under, 50, 50), holed(over, 40, 40))).toEqual([]);
    expect(seamsOf(holed(under, 50, 50), holed(over, 30, 40))).toMatchObject([{ lengthMm: 320 }]);
  });
});

test('a gap of 0.5 mm is still welded, one of 0.6 mm is not', () => {
  const at = (y: number) => seamsOf(plate(1, [100, 10, 100], along), plate(2, [80, 10, 80], moved(along, [10, y, 10])));
  expect(at(10.5)).toHaveLength(1);
  expect(at(10.6)).toHaveLength(0);
});

test('equal pieces add up, and only those of one assembly count', () => {
  const stiffeners = plate(
    2,
    [80, 10, 80],
    moved(along, [10, 10, 10]),
    moved(along, [110, 10, 10]),
    moved(along, [210, 10, 10]),
  );
  const base = plate(1, [300, 10, 100], along);
  expect(seamsOf(base, { ...stiffeners, quantitySingle: 2 })).toMatchObject([{ parts: [1, 2], lengthMm: 640 }]);
});

test('the seam between an assembly and one nested in it belongs to the outer one', () => {
  const nested = {
    ...plate(2, [80, 10, 80], moved(along, [10, 10, 10]), moved(along, [110, 10, 10])),
    assembly: 2,
    quantitySingle: 1,
  };
  const { seams } = findSeams(
    [assembly(1), assembly(2, { parent: 1, quantity: 2 })],
    [plate(1, [300, 10, 100], along), nested],
    profiles,
  );
  expect([...seams]).toEqual([[1, [{ parts: [1, 2], aMm: 3, lengthMm: 640, origin: 'assumed' }]]]);
});

test('a column that is turned and moved has the same seams', () => {
  const turned: Placement = { origin: [500, -80, 40], xAxis: [0, 0.6, 0.8], yAxis: [1, 0, 0] };
  const [zx, zy, zz] = [0, 0.8, -0.6];
  const on = (x: number, y: number, z: number): [number, number, number] => [
    500 + y + z * zx,
    -80 + 0.6 * x + z * zy,
    40 + 0.8 * x + z * zz,
  ];
  const parts = (place: (x: number, y: number, z: number) => Placement) =>
    seamsOf(plate(1, [300, 10, 100], place(0, 0, 0)), plate(2, [80, 10, 80], place(10, 10, 10)));
  const straight = parts((x, y, z) => moved(along, [x, y, z]));
  expect(parts((x, y, z) => ({ ...turned, origin: on(x, y, z) }))).toEqual(straight);
});

test('seams that the file states stand in place of assumed ones', () => {
  const stated = [{ parts: [1, 2], aMm: 5, lengthMm: 100, origin: 'file' }] as NonNullable<AssemblyFacts['seams']>;
  const parts = [plate(1, [100, 10, 100], along), plate(2, [80, 10, 80], moved(along, [10, 10, 10]))];
  const joined = (more: Partial<AssemblyFacts>) =>
    joinParts({ assemblies: [assembly(1, more)], parts }, [...profiles.values()]).assemblies[0]?.seams;
  expect(joined({ seams: stated })).toEqual(stated);
  expect(joined({})).toMatchObject([{ origin: 'assumed', lengthMm: 320 }]);
});

test.each([
  [10, 10, 3],
  [12.25, 12.25, 3],
  [12.3, 12.3, 4],
  [20, 6.5, 4],
  [20, 5, 3.5],
  [20, 4, 2.8],
  [60, 60, 8],
  [5, 3, 2.1],
])('walls of %d and %d mm take a fillet weld a %d', (thickMm, thinMm, aMm) => {
  expect(throatThicknessMm(thickMm, thinMm)).toBe(aMm);
});
