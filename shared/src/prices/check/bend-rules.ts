import { bendArcMm, leastBend } from '../../connectors/rules/bending.ts';
import type { Vector } from '../../geometry/body/body.schema.ts';
import { bendMiddles } from '../../parts/findings/bend-lines.ts';
import type { Rule, Warning } from '../../parts/findings/part-findings.ts';
import type { Part } from '../../parts/part.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';

type Bend = NonNullable<PartFacts['bends']>[number];

const round = (mm: number) => Math.round(mm * 100) / 100;

const rightAngleDeg = 0.5;

const isRight = ({ angleDeg }: Bend) => Math.abs(Math.abs(angleDeg) - 90) <= rightAngleDeg;

/** Half of the flat width that a right-angled bend takes; of other angles none is sure. */
const halfArcMm = (bend: Bend, thicknessMm: number) => (isRight(bend) ? bendArcMm(thicknessMm, bend.radiusMm) / 2 : 0);

/**
 * Bends that are too tight for the grade, legs too short for the die, and holes that the bend draws out of round (nearer than twice the
 * thickness and the radius): `leastBend` has the limits, for structural steel across the rolling direction.
 */
export const bendLimits: Rule = ({ facts, grade }) => {
  const { bends = [], thicknessMm } = facts;
  if (thicknessMm === null || bends.length === 0) return [];
  return [
    ...tightBends(bends, thicknessMm, grade),
    ...shortLegs(bends, thicknessMm),
    ...holesAtBends(bends, thicknessMm),
  ];
};

/** A bend that breaks a limit, by its place among those of the part. */
type Fault = { bend: number; code: Warning['code']; diameterMm: number | null };

/** Where in its plate each bend that breaks a limit is: the middle of its line, in part coordinates, mm. */
export const bendPlaces = ({
  facts,
  grade,
}: Pick<Part, 'facts' | 'grade'>): { code: Warning['code']; at: Vector; diameterMm: number | null }[] => {
  const { bends = [], thicknessMm, body } = facts;
  if (thicknessMm === null || bends.length === 0) return [];
  const middles = bendMiddles(body);
  return faultsOf(bends, thicknessMm, grade).flatMap(({ bend, code, diameterMm }) => {
    const at = middles[bend];
    return at === undefined ? [] : [{ code, at, diameterMm }];
  });
};

const faultsOf = (bends: readonly Bend[], thicknessMm: number, grade: string | null): Fault[] =>
  bends.flatMap((each, bend) =>
    [
      ...tightBends([each], thicknessMm, grade),
      ...shortLegs([each], thicknessMm),
      ...holesAtBends([each], thicknessMm),
    ].map(({ code, values }) => ({ bend, code, diameterMm: Number(values['diameterMm'] ?? Number.NaN) || null })),
  );

const tightBends = (bends: readonly Bend[], thicknessMm: number, grade: string | null): Warning[] => {
  const least = grade !== null && /^S(?:235|275|355)/.test(grade) ? leastBend(thicknessMm, grade) : null;
  if (grade === null || least === null) return [];
  const tight = bends.filter(({ radiusMm }) => round(radiusMm) < least.radiusMm);
  if (tight.length === 0) return [];
  const radiusMm = Math.min(...tight.map((bend) => bend.radiusMm));
  const values = { radiusMm, leastMm: least.radiusMm, thicknessMm, grade, count: tight.length };
  return [{ code: 'warn.bend-radius', values }];
};

/** The outer leg of a right-angled bend: its flat part, and the radius and thickness around the corner. */
const shortLegs = (bends: readonly Bend[], thicknessMm: number): Warning[] => {
  const least = leastBend(thicknessMm, '');
  if (least === null) return [];
  const legs = bends.flatMap((bend) =>
    bend.legMm === null || !isRight(bend)
      ? []
      : round(bend.legMm - halfArcMm(bend, thicknessMm) + bend.radiusMm + thicknessMm),
  );
  const short = legs.filter((leg) => leg < least.legMm);
  if (short.length === 0) return [];
  const values = { legMm: Math.max(0, Math.min(...short)), leastMm: least.legMm, thicknessMm, count: short.length };
  return [{ code: 'warn.bend-leg', values }];
};

const holesAtBends = (bends: readonly Bend[], thicknessMm: number): Warning[] => {
  const near = bends.flatMap((bend) => {
    const leastMm = round(2 * thicknessMm + bend.radiusMm);
    return bend.holes
      .map(({ diameterMm, distanceMm }) => ({
        diameterMm,
        distanceMm: Math.max(0, round(distanceMm - halfArcMm(bend, thicknessMm))),
        leastMm,
      }))
      .filter(({ distanceMm }) => distanceMm < leastMm);
  });
  return [...Map.groupBy(near, ({ diameterMm }) => diameterMm).values()].flatMap((alike) => {
    const [worst] = alike.toSorted((a, b) => a.distanceMm - a.leastMm - (b.distanceMm - b.leastMm));
    return worst ? [{ code: 'warn.bend-hole' as const, values: { ...worst, count: alike.length } }] : [];
  });
};
