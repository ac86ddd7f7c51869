import { expect, test } from 'vitest';
import { drawView } from '../geometry/drawing/draw-view.ts';
import { meshBody } from '../geometry/meshes/plain-mesh.ts';
import { loadKernel } from '../geometry/solids/unite-deep.ts';
import { breakWood } from './break-wood.ts';
import { timberBody } from './timber-body.ts';

const kernel = await loadKernel();
const slotted = timberBody(
  {
    heightMm: 240,
    widthMm: 140,
    features: [
      { kind: 'slot', from: [0, 0, 64], to: [210, 240, 76] },
      { kind: 'hole', at: [90, 75, 0], direction: [0, 0, 1], diameterMm: 12, depthMm: null, use: 'dowel' },
    ],
  },
  400,
);
const draw = (view: 'TOP' | 'FRONT') =>
  drawView([{ mesh: meshBody(kernel, slotted, null), placement: null }], view, { dimensions: true });

/** Path data as spots, a stroke each; a closed one ends where it begins. */
const strokesOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((stroke) => {
      const spots = stroke.replace('Z', '').split('L');
      return stroke.endsWith('Z') ? [...spots, ...spots.slice(0, 1)] : spots;
    });
const isOnEdge = (spot: string | undefined) => spot?.startsWith('400 ') === true;
const edgesIn = (path: string) =>
  strokesOf(path).flatMap((stroke) => stroke.filter((spot, place) => isOnEdge(spot) && isOnEdge(stroke[place + 1])));

test.each(['TOP', 'FRONT'] as const)(
  'broken off, the wood ends in a zigzag in place of its right edge (%s)',
  (view) => {
    const whole = draw(view);
    expect(edgesIn(whole.visible)).not.toEqual([]);
    const broken = breakWood(whole);
    const { heightMm } = whole;
    const size = Math.max(3, heightMm / 20);
    expect(edgesIn(broken.outline)).toEqual([]);
    expect(strokesOf(broken.visible).at(-1)).toEqual([
      `400 ${-size}`,
      `400 ${heightMm / 2 - size}`,
      `${400 + size} ${heightMm / 2 - size / 2}`,
      `${400 - size} ${heightMm / 2 + size / 2}`,
      `400 ${heightMm / 2 + size}`,
      `400 ${heightMm + size}`,
    ]);
    expect(edgesIn(broken.visible.slice(0, broken.visible.lastIndexOf('M')))).toEqual([]);
  },
);

test('the length of what is shown is not dimensioned, the section is', () => {
  expect(draw('TOP').dimensions.map(({ text }) => text)).toEqual(['400', '240']);
  expect(breakWood(draw('TOP')).dimensions.map(({ text }) => text)).toEqual(['240']);
});

test('holes and the other edges stay', () => {
  const [whole, broken] = [draw('TOP'), breakWood(draw('TOP'))];
  const spots = (path: string) => new Set(strokesOf(path).flat());
  const gone = [...spots(whole.visible)].filter((spot) => !spots(broken.visible).has(spot));
  expect(gone).toEqual([]);
});
