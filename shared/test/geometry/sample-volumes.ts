import { expect } from 'vitest';
import type { Processing } from '../../src/geometry/body/body.schema.ts';
import { withSolid } from '../../src/geometry/solids/make-solid.ts';
import { loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { bodyOf } from './sample-bodies.ts';
import { atOtherEnd, jointBlank, jointOn } from './sample-joints.ts';

const kernel = await loadKernel();
const [length, height, width] = jointBlank;
const { PI, acos, asin, cos, hypot, sin, sqrt, tan } = Math;

export const rad = (deg: number) => (deg * PI) / 180;
export const cot = (deg: number) => 1 / tan(rad(deg));

/** A joint and the volume it takes from the blank, mm3; `inner` is what it holds. */
export type VolumeCase = [
  title: string,
  given: Processing['parameters'],
  volume: number,
  inner?: [string, Processing['parameters']],
];

/** Looks at a joint on two sides and, where it has an orientation, at both ends: within 0.01 % it takes the volume. */
export const expectVolume = (kind: string, [, given, volume, inner]: VolumeCase): void => {
  for (const side of [1, 3]) {
    const joint = { ...jointOn(side, kind, given), ...(inner ? { inner: [jointOn(side, ...inner)] } : {}) };
    const ways = withoutEnds.has(kind) ? [joint] : [joint, atOtherEnd(joint)];
    for (const way of ways) expect(Math.abs(takenBy(way) / volume - 1)).toBeLessThan(1e-4);
  }
};

/** What a joint takes from the blank, mm3; NaN when it is not made. */
export const takenBy = (joint: Processing): number =>
  withSolid(kernel, bodyOf(jointBlank, [joint]), null, ({ solid, unmade }) =>
    unmade.length === 0 ? length * height * width - solid.volume() : Number.NaN,
  );

const withoutEnds = new Set([
  'Mortise',
  'HouseMortise',
  'DovetailMortise',
  'LogHouseJoint',
  'RoundArch',
  'TriangleCut',
]);

/** Area between an arc and its chord, by chord and rise. */
export const bow = (chord: number, rise: number) => {
  const radius = (chord ** 2 / 4 + rise ** 2) / (2 * rise);
  return radius ** 2 * acos((radius - rise) / radius) - (radius - rise) * sqrt(2 * radius * rise - rise ** 2);
};

/** Area between a chord and the arc over it through a third point. */
export const bowThrough = (a: [number, number], b: [number, number], c: [number, number]) => {
  const sides = [hypot(b[0] - a[0], b[1] - a[1]), hypot(c[0] - b[0], c[1] - b[1]), hypot(c[0] - a[0], c[1] - a[1])];
  const [p = 0, q = 0, chord = 0] = sides;
  const half = (p + q + chord) / 2;
  const radius = (p * q * chord) / (4 * sqrt(half * (half - p) * (half - q) * (half - chord)));
  const angle = 2 * asin(chord / 2 / radius);
  return (radius ** 2 * (angle - sin(angle))) / 2;
};

/** Simpson's rule: exact for what grows with the cube. */
export const simpson = (f: (x: number) => number, to: number) => (to / 6) * (f(0) + 4 * f(to / 2) + f(to));

/** Volume of a dovetail: Simpson's rule is exact for the square of the height in its area. */
export const dovetailVolume = (at: {
  length: number;
  width: number;
  height: number;
  cone: number;
  flank: number;
  radius?: number;
}) =>
  simpson((h) => {
    const grown = h * tan(rad(at.flank));
    const length = at.length + grown;
    const top = at.width / 2 + at.length * tan(rad(at.cone)) + grown / cos(rad(at.cone));
    const corner = rad(90 + at.cone);
    const lost = ((at.radius ?? 0) + grown) ** 2 * (1 / tan(corner / 2) - (PI - corner) / 2) * (at.radius ? 2 : 0);
    return 2 * (top * length - (tan(rad(at.cone)) * length ** 2) / 2) - lost;
  }, at.height);
