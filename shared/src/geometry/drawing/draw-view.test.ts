import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyOf, sectionOf, workOn } from '../../../test/geometry/sample-bodies.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { Placement } from '../../parts/part-facts.schema.ts';
import type { Body } from '../body/body.schema.ts';
import type { Mesh } from '../meshes/extruded-mesh.ts';
import { meshBody } from '../meshes/plain-mesh.ts';
import { loadKernel } from '../solids/unite-deep.ts';
import { drawView, type View } from './draw-view.ts';
import { limitMeshes } from './limit-meshes.ts';

const kernel = await loadKernel();
const size: [number, number, number] = [300, 10, 200];
const views: View[] = ['TRI', 'TOP', 'BOTTOM', 'LEFT', 'RIGHT', 'FRONT', 'BACK'];
const [hea] = seedCatalogue().profiles.filter(({ id }) => id === 'HEA200');
if (hea === undefined) throw new Error('HEA200');
const draw = (body: Body, view: View, dimensions = false) =>
  drawView([{ mesh: meshBody(kernel, body, body.section.kind === 'profile' ? hea : null), placement: null }], view, {
    dimensions,
  });

/** Straight pieces of path data: x, y, x, y. */
const linesOf = (path: string): number[][] =>
  path
    .split('M')
    .slice(1)
    .flatMap((stroke) => {
      const spots = stroke
        .replace('Z', '')
        .split('L')
        .map((spot) => spot.split(' ').map(Number));
      if (stroke.endsWith('Z')) spots.push(spots[0] ?? []);
      return spots.slice(1).map((spot, index) => [...(spots[index] ?? []), ...spot]);
    });
const lengthOf = (path: string) =>
  linesOf(path).reduce((sum, [ax = 0, ay = 0, bx = 0, by = 0]) => sum + Math.hypot(bx - ax, by - ay), 0);
const drilled = bodyOf(size, [workOn(1, size).drill(100, 80, 40)]);

describe('a box', () => {
  test.each([
    ['FRONT', 300, 200],
    ['BACK', 300, 200],
    ['TOP', 300, 10],
    ['BOTTOM', 300, 10],
    ['LEFT', 10, 200],
    ['RIGHT', 10, 200],
  ] as const)('has exactly four visible lines from %s, at 1:1', (view, width, height) => {
    const drawing = draw(bodyOf(size), view);
    expect(drawing).toMatchObject({ widthMm: width, heightMm: height });
    expect(linesOf(drawing.visible)).toHaveLength(4);
    expect(drawing.outline).toBe(drawing.visible);
  });

  test('has nine visible edges in TRI, six of them its contour', () => {
    const drawing = draw(bodyOf(size), 'TRI');
    expect(linesOf(drawing.visible)).toHaveLength(9);
    expect(linesOf(drawing.outline)).toHaveLength(6);
  });
});

describe('a hole', () => {
  test('is a closed ring of its own from the front, at its place', () => {
    const { outline } = draw(drilled, 'FRONT');
    const ring = outline.split('M').find((stroke) => stroke !== '' && linesOf(`M${stroke}`).length > 4) ?? '';
    const xs = linesOf(`M${ring}`).map(([x = 0]) => x);
    const ys = linesOf(`M${ring}`).map(([, y = 0]) => y);
    expect(outline.match(/Z/g)).toHaveLength(2);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(100, 1);
    expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(200 - 80, 1);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(40, 0);
  });

  test('is not drawn from the side, nor a blind one from the back', () => {
    expect(linesOf(draw(drilled, 'LEFT').visible)).toHaveLength(4);
    const blind = bodyOf(size, [workOn(1, size).drill(100, 80, 40, 5)]);
    expect(linesOf(draw(blind, 'BACK').visible)).toHaveLength(4);
    expect(linesOf(draw(blind, 'FRONT').visible).length).toBeGreaterThan(30);
  });

  test('shows no lines along its axis but its silhouette', () => {
    const long = bodyOf([100, 80, 100], [workOn(1, [100, 80, 100]).drill(50, 50, 40)]);
    const along = linesOf(draw(long, 'TRI').visible).filter(
      ([ax = 0, ay = 0, bx = 0, by = 0]) => Math.hypot(bx - ax, by - ay) > 8,
    );
    expect(along.length).toBeLessThanOrEqual(9 + 2);
  });
});

test('an I section from its end is one closed line as long as its outline', () => {
  const drawing = draw(bodyOf([500, 190, 200], [], sectionOf(hea)), 'LEFT');
  expect(drawing.outline.match(/M/g)).toHaveLength(1);
  expect(drawing.outline.endsWith('Z')).toBe(true);
  expect(lengthOf(drawing.visible) / (hea.surfaceM2PerM * 1000)).toBeCloseTo(1, 2);
});

describe('pieces one before the other', () => {
  const mesh = meshBody(kernel, bodyOf([100, 100, 100]), null);
  const at = (origin: [number, number, number]): Placement => ({ origin, xAxis: [1, 0, 0], yAxis: [0, 1, 0] });

  test('the front one hides what lies behind it', () => {
    const both = drawView(
      [
        { mesh, placement: at([0, 0, 0]) },
        { mesh, placement: at([0, 500, 0]) },
      ],
      'FRONT',
    );
    expect(linesOf(both.visible)).toHaveLength(4);
  });

  test('of one half covered the free half shows, cut exactly at the edge', () => {
    const both = drawView(
      [
        { mesh, placement: at([0, 0, 0]) },
        { mesh, placement: at([50, 500, 30]) },
      ],
      'FRONT',
    );
    expect(both).toMatchObject({ widthMm: 150, heightMm: 130 });
    expect(lengthOf(both.visible)).toBeCloseTo(400 + 100 + 100 + 50 + 30, 1);
    expect(lengthOf(both.outline)).toBeCloseTo(2 * (150 + 130), 1);
  });

  test('a turned piece is drawn where its placement puts it', () => {
    const turned: Placement = { origin: [0, 0, 0], xAxis: [0, 0, 1], yAxis: [0, 1, 0] };
    const plate = meshBody(kernel, bodyOf([300, 10, 200]), null);
    expect(drawView([{ mesh: plate, placement: turned }], 'FRONT')).toMatchObject({ widthMm: 200, heightMm: 300 });
  });
});

test('overall dimensions have the sizes of the piece, in German notation', () => {
  const texts = (view: View) => draw(bodyOf([300.25, 10, 200.5]), view, true).dimensions.map(({ text }) => text);
  expect(texts('FRONT')).toEqual(['300,3', '200,5']);
  expect(texts('TRI')).toEqual(['300,3', '10', '200,5']);
  expect(draw(bodyOf(size), 'FRONT').dimensions).toEqual([]);
});

test('the same body gives the same text', () => {
  for (const view of views) expect(draw(drilled, view, true)).toEqual(draw(drilled, view, true));
});

test('nothing is an empty drawing', () => {
  expect(drawView([], 'FRONT')).toEqual({
    widthMm: 0,
    heightMm: 0,
    visible: '',
    outline: '',
    dimensions: [],
    corner: [0, 0],
  });
});

test('beyond 250,000 triangles the finest meshes become boxes, however many there are', () => {
  const mesh = meshBody(kernel, drilled, null);
  const many = Array.from({ length: 6000 }, (): { mesh: Mesh; placement: null } => ({ mesh, placement: null }));
  const limited = limitMeshes(many);
  expect(limited).toHaveLength(6000);
  expect(limited.reduce((sum, { mesh: { triangles } }) => sum + triangles.length / 3, 0)).toBeLessThanOrEqual(250_000);
});

test('from any side no visible line leaves the drawing and the contour closes', () => {
  const work = fc.record({
    x: fc.integer({ min: 30, max: 270 }),
    y: fc.integer({ min: 30, max: 170 }),
    d: fc.integer({ min: 5, max: 50 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...views), fc.array(work, { maxLength: 4 }), (view, holes) => {
      const body = bodyOf(
        size,
        holes.map(({ x, y, d }) => workOn(1, size).drill(x, y, d)),
      );
      const drawing = draw(body, view);
      for (const [ax = 0, ay = 0, bx = 0, by = 0] of linesOf(drawing.visible)) {
        expect(Math.min(ax, ay, bx, by)).toBeGreaterThan(-0.02);
        expect(Math.max(ax, bx)).toBeLessThan(drawing.widthMm + 0.02);
        expect(Math.max(ay, by)).toBeLessThan(drawing.heightMm + 0.02);
      }
      if (view !== 'TRI') expect(drawing.outline.match(/M/g)).toHaveLength((drawing.outline.match(/Z/g) ?? []).length);
    }),
    { seed: 20_261_121, numRuns: 60 },
  );
});
