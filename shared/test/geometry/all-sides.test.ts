import { describe, expect, test } from 'vitest';
import { makeSolid } from '../../src/geometry/solids/make-solid.ts';
import { loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { blankSize, cosOf, cotOf, sinOf, tanOf } from './removed-by.ts';
import { bodyOf, workOn } from './sample-bodies.ts';

const kernel = await loadKernel();
const sides = [1, 2, 3, 4, 5, 6];
const ends = ['start', 'end'] as const;
const [length, height, width] = blankSize;

/** How far the blank reaches along a side, across it and under it. */
const reachOf = (side: number): [number, number, number] => {
  if (side > 4) return [width, height, length];
  return side % 2 === 1 ? [length, width, height] : [length, height, width];
};

type Values = Record<string, number | string | boolean>;

const takenBy = (side: number, kind: string, values: Values): number => {
  const { solid, unmade } = makeSolid(kernel, bodyOf(blankSize, [workOn(side, blankSize).work(kind, values)]), null);
  try {
    expect(unmade).toEqual([]);
    return length * height * width - solid.volume();
  } finally {
    solid.delete();
  }
};

const expectTaken = (side: number, kind: string, [values, right]: readonly [Values, number]): void => {
  const off = takenBy(side, kind, values) / right - 1;
  expect(Math.abs(off), JSON.stringify(values)).toBeLessThan(1e-3);
};

/** All that can be made of one value from each list. */
const allOf = <K extends string>(lists: Record<K, readonly number[]>): Record<K, number>[] =>
  (Object.entries(lists) as [K, readonly number[]][]).reduce(
    (known, [name, values]) => known.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{} as Record<K, number>],
  );

/** Floor (Length x Width square between the walls) times the height over its middle, along the walls. */
const pockets = allOf({
  Angle: [-25, 0, 40],
  Inclination: [-12, 0, 9],
  Slope: [-10, 0, 14],
  InternalAngle: [70, 90, 115],
}).map((turned) => {
  const { Inclination: i, Slope: s, InternalAngle: g } = turned;
  const [Length, Width, StartDepth] = [30, 20, 20];
  const [along, across] = [Length / sinOf(g) + (Width / sinOf(g)) * cosOf(g), Width];
  const middle = StartDepth + (sinOf(i) * along) / 2 - (cosOf(i) * sinOf(s) * across) / 2;
  const values = { StartX: 80, StartY: 40, StartDepth, Length, Width, ...turned };
  return [values, ((Length * Width) / sinOf(g)) * (middle / (cosOf(i) * cosOf(s)))] as const;
});

/** Height 12 over a level floor of 30 x 20, each wall at its own tilt: the walls move out evenly, so the area is a square function of the height. */
const tilted = allOf({
  TiltRefSide: [75, 100],
  TiltEndSide: [80, 110],
  TiltOppSide: [90, 105],
  TiltStartSide: [70, 95],
}).map((tilts) => {
  const [ref, end, opp, start] = Object.values(tilts).map((angle) => -cotOf(angle)) as [number, number, number, number];
  const [a, b, h] = [30, 20, 12];
  const [p, q] = [end + start, ref + opp];
  const right = a * b * h + ((a * q + b * p) * h ** 2) / 2 + (p * q * h ** 3) / 3;
  return [{ StartX: 80, StartY: 40, StartDepth: h, Length: a, Width: b, Angle: 20, ...tilts }, right] as const;
});

/** Thickness times the outline in the slot's own plane: line, start wall, floor, end wall. */
const slots = ends.flatMap((Orientation) =>
  allOf({
    Angle: [-30, 0, 25],
    Inclination: [65, 90, 110],
    AngleRefPoint: [75, 90, 105],
    AngleOppPoint: [80, 90, 95],
    AddAngleOppPoint: [0, 10],
  }).map((turned) => {
    const { AngleRefPoint: r, AngleOppPoint: o, AddAngleOppPoint: more } = turned;
    const [Length, Depth, Thickness] = [40, 20, 6];
    const foot = [Depth * cotOf(r), Depth] as const;
    const far = [foot[0] + (Length / sinOf(o)) * cosOf(r - o), foot[1] + (Length / sinOf(o)) * sinOf(r - o)] as const;
    const line = far[0] - far[1] * cotOf(r + more);
    const area = (line * far[1] + far[0] * foot[1] - foot[0] * far[1]) / 2;
    const values = { Orientation, StartX: 100, StartY: 50, StartDepth: 0, Length, Depth, Thickness, ...turned };
    return [values, area * Thickness] as const;
  }),
);

/** In an end, open to the side: from the point up along its line, and from the end down to its floor. */
const endSlots = (side: number) =>
  ends.flatMap((Orientation) =>
    allOf({ Angle: [-20, 0, 15], Inclination: [75, 90, 105] }).map((turned) => {
      const { Angle: a, Inclination: i } = turned;
      const [StartDepth, Depth, Thickness] = [30, 25, 6];
      const line = StartDepth / cosOf(a);
      const area = Depth * line + (line ** 2 / 2) * sinOf(a) * cotOf(i);
      const StartX = Orientation === 'start' ? 0 : reachOf(side)[0];
      const values = { Orientation, StartX, StartY: 50, StartDepth, Length: 100, Depth, Thickness, ...turned };
      return [values, area * Thickness] as const;
    }),
  );

/** The section times how far the plane lies from the end, in the middle of the section. */
const cuts = (side: number) => {
  const [u, v, d] = reachOf(side);
  return ends.flatMap((Orientation) =>
    allOf({ Angle: [70, 90, 105], Inclination: [84, 90, 97], StartY: [0, 30], StartDepth: [0, 25] }).map((turned) => {
      const { Angle: a, Inclination: i, StartY, StartDepth } = turned;
      const lean = ((v / 2 - StartY) * cosOf(a) + (d / 2 - StartDepth) * cotOf(i)) / sinOf(a);
      const StartX = 90;
      const from = Orientation === 'start' ? StartX : u - StartX;
      return [{ Orientation, StartX, ...turned }, v * d * (from + lean)] as const;
    }),
  );
};

/** Within the side: a start wall, an end wall and a floor that lean with Inclination, Length apart square to them. */
const laps = ends.flatMap((Orientation) =>
  allOf({ Angle: [65, 90, 110], Inclination: [80, 90, 100], Slope: [0, 8] }).map((turned) => {
    const { Inclination: i, Slope: s } = turned;
    const [Length, Width, Depth] = [25, 20, 15];
    const section = (Length * Depth) / sinOf(i) + (Length ** 2 / 2) * cotOf(i);
    const square = { LeadAngleParallel: false, LeadAngle: 90 };
    const values = { Orientation, StartX: 100, StartY: 40, Length, Width, Depth, ...square, ...turned };
    return [values, Width * section + (Length * Width ** 2 * tanOf(s)) / 2] as const;
  }),
);

describe.each(sides)('on side %i', (side) => {
  test.each([
    ['Pocket', pockets],
    ['Pocket', tilted],
    ['Slot', slots],
    ['Slot', endSlots(side)],
    ['JackRafterCut', cuts(side)],
    ['Lap', laps],
  ] as const)('%s takes what its formula says, turned any way, at both ends', (kind, cases) => {
    for (const each of cases) expectTaken(side, kind, each);
  });
});
