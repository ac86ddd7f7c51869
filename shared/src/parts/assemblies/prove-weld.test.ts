import { describe, expect, it, test } from 'vitest';
import { proveWeld, type WeldToProve } from './prove-weld.ts';

const wall = (grade: string | null, wallMm: number) => ({ grade, wallMm });
const weld = (given: Partial<WeldToProve>): WeldToProve => ({
  aMm: 4,
  lengthMm: 400,
  runCount: 2,
  forceKn: 100,
  walls: [wall('S235JR', 10), wall('S235JR', 10)],
  ...given,
});

describe('worked by hand', () => {
  it('S235, a4, two runs of 200 mm, 100 kN: 831.38 N/mm on 2 x 192 mm carry 319.25 kN', () => {
    const proven = proveWeld(weld({}));
    expect(proven.shearNPerMm2).toBeCloseTo(207.846, 3);
    expect(proven.shearNPerMm).toBeCloseTo(831.384, 3);
    expect(proven.runLengthMm).toBe(192);
    expect(proven.effectiveLengthMm).toBe(384);
    expect(proven.resistanceKn).toBeCloseTo(319.252, 3);
    expect(proven.utilisation).toBeCloseTo(0.3132, 4);
    expect(proven).toMatchObject({ isProven: true, problems: [] });
  });

  it('S355, a5, two runs of 150 mm, 200 kN: 1257.34 N/mm on 2 x 140 mm carry 352.06 kN', () => {
    const walls = [wall('S355J2', 10), wall('S355J2H', 12)] as const;
    const proven = proveWeld(weld({ aMm: 5, lengthMm: 300, forceKn: 200, walls }));
    expect(proven.shearNPerMm2).toBeCloseTo(251.468, 3);
    expect(proven.resistanceKn).toBeCloseTo(352.055, 3);
    expect(proven.utilisation).toBeCloseTo(0.5681, 4);
  });

  it('S275, a3, two runs of 60 mm: 700.97 N/mm on 2 x 54 mm carry 75.70 kN', () =>
    expect(
      proveWeld(weld({ aMm: 3, lengthMm: 120, walls: [wall('S275JR', 8), wall('S275JR', 8)] })).resistanceKn,
    ).toBeCloseTo(75.705, 3));

  it('S235 welded to S355 carries what S235 carries', () =>
    expect(proveWeld(weld({ walls: [wall('S355J2', 10), wall('S235JR', 10)] })).shearNPerMm2).toBeCloseTo(207.846, 3));

  it('the same length in four runs loses eight throats more', () =>
    expect(proveWeld(weld({ runCount: 4 })).effectiveLengthMm).toBe(4 * 92));

  it('more than it carries is not proven', () => {
    expect(proveWeld(weld({ forceKn: 319.2 })).isProven).toBe(true);
    expect(proveWeld(weld({ forceKn: 319.3 }))).toMatchObject({ isProven: false, problems: ['force'] });
  });
});

const s235 = (wallMm: number, otherMm = wallMm) => [wall('S235JR', wallMm), wall('S235JR', otherMm)] as const;

test.each([
  ['a run of 30 mm carries at a4 (38 - 8)', { lengthMm: 76, forceKn: 1 }, []],
  ['one of 29.9 mm does not', { lengthMm: 75.8, forceKn: 1 }, ['short-run']],
  ['at a6 it takes 36 mm (48 - 12)', { aMm: 6, lengthMm: 96, forceKn: 1 }, []],
  ['and 35.9 mm is short', { aMm: 6, lengthMm: 95.8, forceKn: 1 }, ['short-run']],
  ['a below 3 mm is too thin', { aMm: 2.9 }, ['thin-throat']],
  ['20 mm of wall take a4 (3.97)', { walls: s235(20, 10) }, []],
  ['but not a3.9', { aMm: 3.9, walls: s235(20, 10) }, ['throat-for-wall']],
  ['30 mm of wall take a5', { aMm: 5, walls: s235(30, 10) }, []],
  ['but not a4.98, though its root would', { aMm: 4.98, walls: s235(30, 10) }, ['throat-for-wall']],
  ['5 mm of wall take at most a3.5', { aMm: 3.5, walls: s235(5, 10) }, []],
  ['and not a3.6', { aMm: 3.6, walls: s235(5, 10) }, ['thick-throat']],
  ['40 mm is the thickest wall', { aMm: 6, walls: s235(40, 40) }, []],
  ['41 mm has no value', { aMm: 6, walls: s235(41, 40) }, ['wall']],
  ['stainless steel has none', { walls: [wall('1.4301', 10), wall('S235JR', 10)] as const }, ['grade']],
  ['nor has a part without a grade', { walls: [wall(null, 10), wall('S235JR', 10)] as const }, ['grade']],
])('%s', (_, given, problems) => expect(proveWeld(weld(given)).problems).toEqual(problems));

test('where nothing carries the utilisation has no end', () =>
  expect(proveWeld(weld({ lengthMm: 20 })).utilisation).toBe(Number.POSITIVE_INFINITY));
