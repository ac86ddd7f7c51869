import { describe, expect, test } from 'vitest';
import { bodyOf, longHole, polygon, sectionOf, workOn } from '../../test/geometry/sample-bodies.ts';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import type { Profile } from '../catalogue/profile.schema.ts';
import type { PartCategory } from '../parts/part-facts.schema.ts';
import type { Body, Processing } from './body/body.schema.ts';
import { measureBody } from './measure-body.ts';
import { loadKernel } from './solids/unite-deep.ts';

const kernel = await loadKernel();
const profileOf = (id: string): Profile => {
  const profile = seedCatalogue().profiles.find((one) => one.id === id);
  if (profile === undefined) throw new Error(id);
  return profile;
};
const measured = (body: Body, category: PartCategory, profile: Profile | null = null) =>
  measureBody(kernel, body, profile, { category, profileFamily: profile?.family ?? null });
const size: [number, number, number] = [300, 10, 200];
const plate = (...processings: Processing[]) => measured(bodyOf(size, processings), 'FLAT');
const { drill, cutEnd, lap, work, contour } = workOn(1, size);
const corners: [number, number][] = [
  [30, 30],
  [150, 30],
  [270, 30],
  [30, 170],
  [150, 170],
  [270, 170],
];

describe('a plate', () => {
  test('300 x 200 x 10 with six holes 14 has 1263.89 mm of contour and 7 pierces', () => {
    const { measures, findings } = plate(...corners.map(([x, y]) => drill(x, y, 14)));
    const net = 300 * 200 - 6 * Math.PI * 49;
    expect(measures).toEqual({
      netVolumeMm3: Math.round(net * 10),
      surfaceMm2: Math.round(2 * net + (1000 + 6 * Math.PI * 14) * 10),
      dimensionsMm: { x: 300, y: 10, z: 200 },
      contourMm: 1263.89,
      pierces: 7,
      drilledHoles: [],
      holes: [{ diameterMm: 14, depthMm: 10, count: 6 }],
      sawCuts: [],
      recesses: { count: 0, volumeMm3: 0 },
      method: 'closed-form',
    });
    expect(findings).toEqual([]);
  });

  test('a hole as wide as the plate is thick is cut, a smaller one drilled', () => {
    const { measures } = plate(drill(100, 100, 10), drill(200, 100, 9.9));
    expect(measures).toMatchObject({
      pierces: 2,
      contourMm: 1031.42,
      drilledHoles: [{ diameterMm: 9.9, depthMm: 10, count: 1 }],
    });
    expect(measures.holes).toHaveLength(2);
  });

  test('a recess within it is milled, one through it is cut', () => {
    const at = { x: 100, y: 50, length: 60, width: 80 };
    expect(plate(lap({ ...at, depth: 4 })).measures.recesses).toEqual({ count: 1, volumeMm3: 60 * 80 * 4 });
    expect(plate(lap({ ...at, depth: 10 })).measures.recesses).toEqual({ count: 0, volumeMm3: 0 });
  });

  test('a hole that stands twice, or from both sides, is cut and counted once', () => {
    const back = workOn(3, size).drill(100, 100, 14);
    for (const others of [[drill(100, 100, 14)], [back], [back, drill(100, 100, 14, 5)]])
      expect(plate(drill(100, 100, 14), ...others).measures).toMatchObject({
        pierces: 2,
        holes: [{ diameterMm: 14, depthMm: 10, count: 1 }],
        drilledHoles: [],
      });
    expect(plate(drill(100, 100, 8), drill(100, 100, 8)).measures.drilledHoles).toMatchObject([{ count: 1 }]);
  });

  test('a blind hole is drilled, whatever its size', () => {
    const { measures } = plate(drill(100, 100, 20, 4));
    expect(measures).toMatchObject({
      pierces: 1,
      contourMm: 1000,
      method: 'closed-form',
      drilledHoles: [{ diameterMm: 20, depthMm: 4, count: 1 }],
    });
    expect(measures.netVolumeMm3).toBe(Math.round(600_000 - Math.PI * 100 * 4));
    expect(measures.surfaceMm2).toBe(Math.round(130_000 + Math.PI * 20 * 4));
  });

  test('a depth of the whole thickness is a through hole', () => {
    expect(plate(drill(100, 100, 20, 10)).measures).toMatchObject({ pierces: 2, drilledHoles: [] });
  });

  test('a hole into its edge is drilled', () => {
    const edge = workOn(2, size).drill(100, 5, 6, 40);
    const { measures } = plate(edge);
    expect(measures).toMatchObject({
      method: 'closed-form',
      pierces: 1,
      contourMm: 1000,
      drilledHoles: [{ diameterMm: 6, depthMm: 40, count: 1 }],
    });
    expect(measures.netVolumeMm3).toBe(Math.round(600_000 - Math.PI * 9 * 40));
  });

  test('an outline of its own replaces the rectangle', () => {
    const { measures } = plate(
      contour([
        [0, 0],
        [300, 0],
        [300, 200],
      ]),
    );
    const slant = Math.sqrt(300 ** 2 + 200 ** 2);
    expect(measures).toMatchObject({
      netVolumeMm3: 300_000,
      pierces: 1,
      method: 'closed-form',
      contourMm: Math.round((500 + slant) * 100) / 100,
    });
    expect(measures.surfaceMm2).toBe(Math.round(60_000 + (500 + slant) * 10));
  });

  test('a rectangular cut-out and a long hole are inner contours', () => {
    const { measures } = plate(
      lap({ x: 40, y: 50, length: 60, width: 80, depth: 10 }),
      work('FreeContour', { CounterSink: true }, [longHole(200, 100, 30, 18)]),
    );
    expect(measures).toMatchObject({
      pierces: 3,
      method: 'closed-form',
      contourMm: Math.round((1000 + 280 + 60 + Math.PI * 18) * 100) / 100,
    });
    expect(measures.netVolumeMm3).toBe(Math.round((60_000 - 4800 - 30 * 18 - Math.PI * 81) * 10));
  });

  test('a notch at its edge lengthens the outer contour', () => {
    const { measures } = plate(lap({ x: 100, y: 0, length: 50, width: 30, depth: 10 }));
    expect(measures).toMatchObject({
      netVolumeMm3: 585_000,
      pierces: 1,
      contourMm: 1060,
      surfaceMm2: 2 * 58_500 + 10_600,
    });
  });

  test('mitred corners shorten it', () => {
    const { measures } = plate(cutEnd('end', 300, 45), cutEnd('start', 0, 90));
    expect(measures).toMatchObject({
      netVolumeMm3: 400_000,
      method: 'closed-form',
      contourMm: Math.round((300 + 200 + 100 + Math.sqrt(80_000)) * 100) / 100,
    });
    expect(measures.dimensionsMm).toEqual({ x: 300, y: 10, z: 200 });
  });

  test('holes that run into each other make one contour', () => {
    const { measures } = plate(drill(100, 100, 20), drill(110, 100, 20));
    expect(measures).toMatchObject({ pierces: 2, method: 'solid', holes: [{ diameterMm: 20, depthMm: 10, count: 2 }] });
  });

  test('a weld bevel leaves its contour at half thickness', () => {
    const { measures } = plate(cutEnd('end', 300, 90, 45));
    expect(measures).toMatchObject({ method: 'closed-form', pierces: 1, contourMm: 990, netVolumeMm3: 590_000 });
  });

  test('holes near the edge are told, holes with 1.2 diameters are not', () => {
    expect(plate(drill(16, 100, 14)).findings).toEqual([
      { code: 'warn.hole-near-edge', values: { diameterMm: 14, distanceMm: 16, leastMm: 16.8, count: 1 } },
    ]);
    expect(plate(drill(16.8, 100, 14)).findings).toEqual([]);
  });

  test('a flat bar by catalogue is measured like a plate', () => {
    const profile = profileOf('FL80x10');
    const body = bodyOf(
      [300, 80, 10],
      [workOn(2, [300, 80, 10]).drill(100, 40, 14)],
      sectionOf(profile, { heightAxis: 'z' }),
    );
    expect(measured(body, 'FLAT', profile).measures).toMatchObject({
      pierces: 2,
      netVolumeMm3: Math.round(240_000 - Math.PI * 490),
      dimensionsMm: { x: 300, y: 80, z: 10 },
    });
  });
});

describe('a bar', () => {
  const hea = profileOf('HEA200');
  const heaSize: [number, number, number] = [3000, 190, 200];
  const beam = (...processings: Processing[]) =>
    measured(bodyOf(heaSize, processings, sectionOf(hea)), 'GIRDER', hea).measures;
  const flange = workOn(1, heaSize);
  const web = workOn(2, heaSize);

  test('is tabulated area x length, with two saw cuts', () => {
    expect(beam()).toMatchObject({
      netVolumeMm3: 5383 * 3000,
      surfaceMm2: Math.round(hea.surfaceM2PerM * 3_000_000 + 2 * 5383),
      sawCuts: [{ sectionMm2: 5383, bevelDeg: 0, count: 2 }],
      contourMm: 0,
      pierces: 0,
      method: 'closed-form',
    });
  });

  test('a hole through both flanges counts twice, one through the web once', () => {
    const measures = beam(flange.drill(200, 40, 18), web.drill(200, 95, 22));
    expect(measures.holes).toEqual([
      { diameterMm: 18, depthMm: 10, count: 2 },
      { diameterMm: 22, depthMm: 6.5, count: 1 },
    ]);
    expect(measures.method).toBe('closed-form');
    expect(measures.netVolumeMm3).toBe(Math.round(5383 * 3000 - 2 * Math.PI * 81 * 10 - Math.PI * 121 * 6.5));
  });

  test('a hole that stands twice, or from both sides, is made and counted once, and said', () => {
    const once = [flange.drill(200, 40, 18), web.drill(200, 95, 22)];
    const all = [...once, ...once, workOn(4, heaSize).drill(200, 95, 22)];
    const { findings, measures } = measured(bodyOf(heaSize, all, sectionOf(hea)), 'GIRDER', hea);
    expect(findings).toEqual([
      { code: 'warn.hole-twice', values: { diameterMm: 18, count: 2 } },
      { code: 'warn.hole-twice', values: { diameterMm: 22, count: 2 } },
    ]);
    expect({ ...measures, netVolumeMm3: 0, surfaceMm2: 0, method: '' }).toEqual({
      ...beam(...once),
      netVolumeMm3: 0,
      surfaceMm2: 0,
      method: '',
    });
    expect(Math.abs(measures.netVolumeMm3 / beam(...once).netVolumeMm3 - 1)).toBeLessThan(1e-5);
  });

  test('square end cuts of the exporter change nothing, shorter ones shorten', () => {
    expect(beam(flange.cutEnd('start', 0), flange.cutEnd('end', 3000)).netVolumeMm3).toBe(5383 * 3000);
    expect(beam(flange.cutEnd('start', 10), flange.cutEnd('end', 2980))).toMatchObject({
      netVolumeMm3: 5383 * 2970,
      dimensionsMm: { x: 2970, y: 190, z: 200 },
    });
  });

  test('mitres take half their height and lengthen the cut', () => {
    const measures = beam(web.cutEnd('start', 0, 45), web.cutEnd('end', 3000, 45));
    expect(measures.netVolumeMm3).toBe(5383 * (3000 - 190));
    expect(measures.sawCuts).toEqual([{ sectionMm2: Math.round(5383 * Math.SQRT2), bevelDeg: 45, count: 2 }]);
    expect(measures.method).toBe('closed-form');
  });

  test('a hole in a mitre, cuts that meet and notches go by the solid', () => {
    expect(beam(web.cutEnd('end', 3000, 45), flange.drill(2990, 40, 18)).method).toBe('solid');
    expect(beam(web.cutEnd('end', 3000, 45), web.cutEnd('end', 2810, 135))).toMatchObject({
      method: 'solid',
      sawCuts: [
        { bevelDeg: 0, count: 1 },
        { bevelDeg: 45, count: 2 },
      ],
    });
    expect(beam(flange.lap({ x: 0, y: 0, length: 100, width: 300, depth: 30 })).method).toBe('solid');
  });

  test('holes that stand alone come off exactly, also beside a notch', () => {
    const notch = flange.lap({ x: 0, y: 0, length: 100, width: 300, depth: 30 });
    const [notched, drilled] = [beam(notch), beam(notch, web.drill(1500, 95, 22))];
    expect(drilled.method).toBe('solid');
    expect(Math.abs(notched.netVolumeMm3 - drilled.netVolumeMm3 - Math.PI * 121 * 6.5)).toBeLessThan(1);
  });

  /** Area of a circle of `radius` beyond a line that runs `beyond` its centre. */
  const segmentMm2 = (radius: number, beyond: number) =>
    radius ** 2 * Math.acos(beyond / radius) - beyond * Math.sqrt(radius ** 2 - beyond ** 2);

  test.each([
    ['the start, through the web', web.drill(-0.8, 95, 8), segmentMm2(4, 0.8) * 6.5],
    ['the end, through the web', web.drill(3003, 95, 22), segmentMm2(11, 3) * 6.5],
    ['the start, through both flanges', flange.drill(-4, 40, 18), 2 * segmentMm2(9, 4) * 10],
    ['the near side of both flanges', flange.drill(300, -2, 18), 2 * segmentMm2(9, 2) * 10],
    ['the far side of one flange', flange.drill(300, 202, 18, 10), segmentMm2(9, 2) * 10],
  ])('a hole whose centre lies just beyond %s takes its segment and is no round hole', (_, hole, mm3) => {
    const { netVolumeMm3, holes, method } = beam(hole);
    expect(Math.abs((5383 * 3000 - netVolumeMm3) / mm3 - 1)).toBeLessThan(0.01);
    expect({ holes, method }).toEqual({ holes: [], method: 'solid' });
  });

  test('a hole that passes beyond the end or beside the flanges takes nothing', () => {
    expect(beam(web.drill(-4, 95, 8), web.drill(3004, 95, 8), flange.drill(300, -9, 18)).netVolumeMm3).toBe(
      5383 * 3000,
    );
  });

  test('a hollow section has its outside painted and two walls per hole', () => {
    const rhs = profileOf('RHS100x50x4-CF');
    const sized: [number, number, number] = [1000, 100, 50];
    const body = bodyOf(sized, [workOn(1, sized).drill(500, 25, 12)], sectionOf(rhs));
    const { measures } = measured(body, 'PROFILE', rhs);
    expect(measures.holes).toEqual([{ diameterMm: 12, depthMm: 4, count: 2 }]);
    expect(measures.netVolumeMm3).toBe(Math.round(rhs.areaCm2 * 100_000 - 2 * Math.PI * 36 * 4));
    expect(measures.surfaceMm2).toBe(
      Math.round(rhs.surfaceM2PerM * 1_000_000 + 2 * rhs.areaCm2 * 100 + 2 * Math.PI * (12 * 4 - 36)),
    );
  });

  test('a round tube is drilled by the solid, its walls are counted', () => {
    const chs = profileOf('CHS76.1x2.6');
    const sized: [number, number, number] = [500, 76.1, 76.1];
    const { measures } = measured(
      bodyOf(sized, [workOn(1, sized).drill(250, 38.05, 12)], sectionOf(chs)),
      'PROFILE',
      chs,
    );
    expect(measures).toMatchObject({
      method: 'solid',
      holes: [{ diameterMm: 12, depthMm: 2.6, count: 2 }],
      dimensionsMm: { x: 500, y: 76.1, z: 76.1 },
    });
    expect(Math.abs(measures.netVolumeMm3 / (chs.areaCm2 * 50_000 - 2 * Math.PI * 36 * 2.6) - 1)).toBeLessThan(1e-4);
  });

  test('a hole through sloped flanges has the thickness met on its axis', () => {
    const upn = profileOf('UPN200');
    const sized: [number, number, number] = [500, 200, 75];
    const { measures } = measured(
      bodyOf(sized, [workOn(1, sized).drill(250, 37.5, 14)], sectionOf(upn)),
      'GIRDER',
      upn,
    );
    expect(measures).toMatchObject({ method: 'closed-form', holes: [{ diameterMm: 14, depthMm: 11.5, count: 2 }] });
  });
});

describe('findings', () => {
  test('name a processing that has no geometry, and none that is not carried out', () => {
    const tenon = work('Tenon', {});
    expect(plate({ ...tenon, name: 'Zapfen 1' }).findings).toEqual([
      { code: 'request.unmade-processing', values: { kind: 'Tenon', name: 'Zapfen 1' } },
    ]);
    expect(plate({ ...tenon, carriedOut: false }).findings).toEqual([]);
  });

  test('tell of a part that is nothing', () => {
    expect(plate(cutEnd('end', -10)).findings).toEqual([{ code: 'request.empty-solid', values: {} }]);
    expect(measured(bodyOf([0, 10, 10]), 'FLAT')).toMatchObject({
      measures: { netVolumeMm3: 0 },
      findings: [{ code: 'request.empty-solid' }],
    });
  });

  test('tell of work beside the part and leave it out', () => {
    const { measures, findings } = plate(
      drill(400, 100, 14),
      work('FreeContour', { CounterSink: true }, [
        polygon([
          [310, 0],
          [330, 0],
          [330, 20],
        ]),
      ]),
    );
    expect(findings.map(({ code }) => code)).toEqual(['warn.processing-outside', 'warn.processing-outside']);
    expect(measures).toMatchObject({ netVolumeMm3: 600_000, pierces: 1, holes: [] });
  });
});
