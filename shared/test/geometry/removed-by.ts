import { expect } from 'vitest';
import type { Processing, Vector } from '../../src/geometry/body/body.schema.ts';
import { localIn } from '../../src/geometry/body/vectors.ts';
import { withSolid } from '../../src/geometry/solids/make-solid.ts';
import type { Kernel } from '../../src/geometry/solids/unite-deep.ts';
import { bodyOf, workOn } from './sample-bodies.ts';

/** A processing, the volume it takes from the blank on side 1 by a formula of its own, and whether it takes a point (u, v along the side, d deep). */
export type Truth = [
  title: string,
  kind: string,
  parameters: Processing['parameters'],
  volumeMm3: number,
  takes?: ((u: number, v: number, d: number) => boolean) | undefined,
  rest?: Partial<Processing>,
];

/** On side 1: u 0..400, v 0..200, d 0..100. */
export const blankSize: [number, number, number] = [400, 100, 200];
const blankMm3 = 400 * 100 * 200;

export const tanOf = (deg: number): number => Math.tan((deg * Math.PI) / 180);
export const sinOf = (deg: number): number => Math.sin((deg * Math.PI) / 180);
export const cosOf = (deg: number): number => Math.cos((deg * Math.PI) / 180);
export const cotOf = (deg: number): number => 1 / tanOf(deg);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

/** The volume taken by the kernel is within 0.1 % of the formula's. */
export const expectVolume = (kernel: Kernel, [, kind, parameters, volumeMm3, , rest]: Truth): void => {
  const processing = { ...workOn(1, blankSize).work(kind, parameters), ...rest };
  withSolid(kernel, bodyOf(blankSize, [processing]), null, ({ solid, unmade }) => {
    expect(unmade).toEqual([]);
    expect(Math.abs((blankMm3 - solid.volume()) / volumeMm3 - 1)).toBeLessThan(1e-3);
  });
};

const farAway: Vector = [5000, 3137, 2711];

/** On each of the sides, `count` seeded points of the blank are in the solid unless the predicate takes them; 0.5 % may differ, for they lie beside a curved wall. */
export const expectPoints = (
  kernel: Kernel,
  [, kind, parameters, , takes, rest]: Truth,
  seed: number,
  count = 500,
): void => {
  if (takes === undefined) return;
  for (const side of [1, 3]) {
    const random = randomFrom(seed * 31 + side);
    const processing = { ...workOn(side, blankSize).work(kind, parameters), ...rest };
    const plane = workOn(side, blankSize).work('', {}).plane;
    if (plane === null) throw new RangeError('a side has a plane');
    withSolid(kernel, bodyOf(blankSize, [processing]), null, ({ solid }) => {
      let wrong = 0;
      for (let index = 0; index < count; index += 1) {
        const point = blankSize.map((size) => size * random()) as Vector;
        const [u, v, w] = localIn(plane, point);
        const isInside = solid.rayCast(point, farAway).length % 2 === 1;
        if (isInside === takes(u, v, -w)) wrong += 1;
      }
      expect(wrong, `seed ${seed}, side ${side}`).toBeLessThanOrEqual(count * 0.005);
    });
  }
};
