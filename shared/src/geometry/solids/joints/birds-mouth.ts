import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { add, cosDeg, cross, dot, sinDeg, times, unit } from '../../body/vectors.ts';
import { flagOf, type HalfSpace, numberOf, type Removal, type Removals } from '../removals/walls.ts';
import { type Bench, benchOf, halfFrom, middleOf, pointOn } from './bench.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/** Diameter of a rafter nail's hole, which the format does not state, mm. */
const nailHoleMm = 8;

/**
 * BirdsMouth: the wedge over a ridge line. The line starts at (StartX, StartY, StartDepth) and runs across at Angle, to Depth after Width (0: level).
 * Its two faces rise from it at Inclination1 < Inclination2, measured from the way into the piece.
 */
export const birdsMouth = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const [first, second] = [numberOf(processing, 'Inclination1'), numberOf(processing, 'Inclination2')];
  if (!(second > first)) return 'unmade';
  const ridge = ridgeOf(processing);
  const faces = facesOn(ridge.along, first, second);
  const within = [
    halfFrom(bench, faces.inward[0], ridge.start),
    halfFrom(bench, faces.inward[1], ridge.start),
    ...counterpart(processing, bench, { ...faces, start: ridge.start }),
    ...cheeks(processing, bench, ridge.start),
  ];
  const hole = nailHole(processing, bench, ridgeMiddle(bench, ridge, processing));
  return [{ kind: 'convex', within }, ...hole];
};

/**
 * HipValleyRafterNotch: the corner of two plates under a rafter. Its level floor leaves (StartX, StartY, StartDepth) at Inclination; upright faces stand on it
 * along traces at AngleRefEdge and AngleOppEdge to the edges. What lies within them is taken, or only the width of either plate.
 */
export const hipValleyRafterNotch = (work: Work): Removals => {
  const { processing } = work;
  const given = numberOf(processing, 'Inclination');
  const turned = given > 90;
  const inclination = turned ? 180 - given : given;
  if (!(inclination >= 0 && inclination < 89.9)) return 'unmade';
  const plain = benchOf(work);
  const bench: Bench = turned ? { ...plain, axes: [times(plain.axes[0], -1), plain.axes[1], plain.axes[2]] } : plain;
  const start: Vector = [0, numberOf(processing, 'StartY'), numberOf(processing, 'StartDepth')];
  const floor = halfFrom(bench, [-sinDeg(inclination), 0, -cosDeg(inclination)], start);
  const plates = (['RefEdge', 'OppEdge'] as const).map((edge) => plateOf(processing, edge, inclination));
  const isCorner = numberOf(processing, 'AngleRefEdge') + numberOf(processing, 'AngleOppEdge') <= 180;
  const inside = plates.map(({ inward }) => halfFrom(bench, inward, start));
  const pieces = plates.map(({ inward, widthMm }, index): Removal => {
    const own = isCorner ? inside : inside.slice(index, index + 1);
    if (widthMm === null) return { kind: 'convex', within: [floor, ...own] };
    const back = halfFrom(bench, times(inward, -1), add(start, times(inward, widthMm)));
    return { kind: 'convex', within: [floor, ...own, back] };
  });
  const whole = isCorner && plates.some(({ widthMm }) => widthMm === null);
  const only: Removal = { kind: 'convex', within: [floor, ...inside] };
  return [...(whole ? [only] : pieces), ...nailHole(processing, plain, start)];
};

const ridgeOf = (processing: Processing): { start: Vector; along: Vector } => {
  const [angle, width] = [numberOf(processing, 'Angle'), numberOf(processing, 'Width')];
  const startDepth = numberOf(processing, 'StartDepth');
  const fall = width > 0 ? numberOf(processing, 'Depth') - startDepth : 0;
  const run = width > 0 ? width : 1;
  const along = unit([(-run * cosDeg(angle)) / sinDeg(angle), run, fall]);
  return { start: [0, numberOf(processing, 'StartY'), startDepth], along };
};

/** Rays of both faces, square to the ridge line, and the normals into the wedge between them. */
const facesOn = (along: Vector, first: number, second: number) => {
  const ahead = unit(cross(along, [0, 0, 1]));
  const up = cross(ahead, along);
  const sign = up[2] > 0 ? -1 : 1;
  const ray = (deg: number): Vector => add(times(ahead, cosDeg(deg)), times(up, sign * sinDeg(deg)));
  return {
    rays: [ray(first), ray(second)] as const,
    inward: [ray(first + 90), ray(second - 90)] as const,
  };
};

/** The far sides of a counterpart of limited width (along the first face) and height (along the second). */
const counterpart = (
  processing: Processing,
  bench: Bench,
  { rays, inward, start }: ReturnType<typeof facesOn> & { start: Vector },
): HalfSpace[] => {
  const side = (name: 'Width' | 'Height', ray: Vector, across: Vector): HalfSpace[] => {
    if (!flagOf(processing, `${name}CounterPartLimited`, false)) return [];
    const far = add(start, times(ray, numberOf(processing, `${name}CounterPart`)));
    return [halfFrom(bench, times(across, -1), far)];
  };
  return [...side('Width', rays[0], inward[1]), ...side('Height', rays[1], inward[0])];
};

/** Side faces in front (at StartY) and behind (Width further), along the part or at LeadAngle to the ridge line, leaning by LeadInclination. */
const cheeks = (processing: Processing, bench: Bench, start: Vector): HalfSpace[] => {
  const [angle, lead] = [numberOf(processing, 'Angle'), numberOf(processing, 'LeadAngle', 90)];
  const turn = flagOf(processing, 'LeadAngleParallel', true) ? 0 : angle - lead;
  const lean = flagOf(processing, 'LeadInclinationParallel', true) ? 90 : numberOf(processing, 'LeadInclination', 90);
  const inward = (hand: number): Vector => [
    hand * sinDeg(turn) * sinDeg(lean),
    hand * cosDeg(turn) * sinDeg(lean),
    -cosDeg(lean),
  ];
  const width = numberOf(processing, 'Width');
  const front = flagOf(processing, 'FaceLimitedFront', false) ? [halfFrom(bench, inward(1), [0, start[1], 0])] : [];
  const shift = (-width * cosDeg(angle)) / sinDeg(angle);
  const back = flagOf(processing, 'FaceLimitedBack', false)
    ? [halfFrom(bench, inward(-1), [shift, start[1] + width, 0])]
    : [];
  return [...front, ...back];
};

const ridgeMiddle = (bench: Bench, { start, along }: ReturnType<typeof ridgeOf>, processing: Processing): Vector => {
  const isNarrow = flagOf(processing, 'FaceLimitedFront', false) && flagOf(processing, 'FaceLimitedBack', false);
  const middle = isNarrow ? start[1] + numberOf(processing, 'Width') / 2 : middleOf(bench.across);
  const reach = (middle - start[1]) / along[1];
  return [start[0] + along[0] * reach, middle, start[2] + along[2] * reach];
};

const nailHole = (processing: Processing, bench: Bench, from: Vector): Removal[] =>
  flagOf(processing, 'RafterNailHole', false)
    ? [
        {
          kind: 'cylinder',
          start: pointOn(bench, from),
          direction: bench.axes[2],
          radiusMm: nailHoleMm / 2,
          depthMm: null,
          backMm: 0,
        },
      ]
    : [];

const plateOf = (processing: Processing, edge: 'RefEdge' | 'OppEdge', inclination: number) => {
  const angle = numberOf(processing, `Angle${edge}`);
  const trace: Vector = [cosDeg(angle), edge === 'RefEdge' ? -sinDeg(angle) : sinDeg(angle), 0];
  const upright: Vector = [-sinDeg(inclination), 0, -cosDeg(inclination)];
  const normal = unit(cross(trace, upright));
  const limited = flagOf(processing, `WidthCounterPart${edge}Limited`, false);
  return {
    inward: dot(normal, [1, 0, 0]) < 0 ? times(normal, -1) : normal,
    widthMm: limited ? numberOf(processing, `WidthCounterPart${edge}`) : null,
  };
};
