import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { arcThrough } from '../../body/path.ts';
import { add, cosDeg, sinDeg, times, unit } from '../../body/vectors.ts';
import { flagOf, type HalfSpace, numberOf, type Removal, type Removals } from '../removals/walls.ts';
import { type Bench, bandAt, benchOf, between, halfFrom, heightOf, opposite, runDown } from './bench.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/**
 * Dovetail of a log's corner: over Length from StartX a tongue stays. On the reference side it stands from StartY HeightRefSide high, on the opposite side HeightOppSide;
 * towards its root it shrinks by Slope. European: both faces lean alike, american: the one at the lap's edge is level.
 */
export const dovetail = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const number = (name: string) => numberOf(processing, name);
  const [near, far, length] = [number('HeightRefSide'), number('HeightOppSide'), number('Length')];
  const [slope, height] = [number('Slope'), heightOf(bench)];
  if (!(near > 0 && far > 0 && length > 0 && slope >= 0 && slope < 89 && height > 0)) return 'unmade';
  const isAmerican = processing.parameters['Shape'] === 'american';
  const face = (hand: 1 | -1): HalfSpace => {
    const share = isAmerican ? (hand === lapHand(processing) ? 0 : 1) : 0.5;
    const lean = (share * (near - far)) / height;
    const grow = share === 0 ? 0 : sinDeg(slope) / cosDeg(slope);
    const through: Vector = [0, number('StartY') + (hand === 1 ? 0 : near), 0];
    return halfFrom(bench, unit([grow, -hand, lean]), through);
  };
  const laps: Laps = { bench, angleDeg: 90, length, top: number('StartY'), bottom: number('StartY') + near };
  return aboutTongue(processing, laps, [[face(1)], [face(-1)]]);
};

/**
 * TyroleanDovetail: a tongue of even Height from StartY, its end and root at Angle; both faces lean together by Slope, straight through StartDepth or bent there (angular).
 * A frog is a groove across the lap's face in the middle of its length, a Klingschrot a hollow arc there.
 */
export const tyroleanDovetail = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const number = (name: string) => numberOf(processing, name);
  const [height, length, slope, angle] = [number('Height'), number('Length'), number('Slope'), number('Angle')];
  if (!(height > 0 && length > 0 && slope >= 0 && slope < 89 && angle > 0 && angle < 180)) return 'unmade';
  const top = number('StartY');
  const laps: Laps = { bench, angleDeg: angle, length, top, bottom: top + height };
  const faces = [...facesOf(processing, bench, 1, top), ...facesOf(processing, bench, -1, top + height)];
  const hollows = [...frog(processing, laps), ...klingschrot(processing, laps)];
  return hollows.includes(null)
    ? 'unmade'
    : aboutTongue(
        processing,
        laps,
        faces,
        hollows.flatMap((each) => each ?? []),
      );
};

/** The hand of a lap: 1 at the reference edge, -1 at the opposite one. */
const lapHand = (processing: Processing): 1 | -1 => (processing.parameters['LapPosition'] === 'oppedge' ? -1 : 1);

/** `top` and `bottom`: where the tongue's faces meet the reference side, across it. */
type Laps = { bench: Bench; angleDeg: number; length: number; top: number; bottom: number };

const aboutTongue = (processing: Processing, laps: Laps, faces: HalfSpace[][], hollows: Removal[] = []): Removals => {
  const { bench, angleDeg, length } = laps;
  const band = bandAt(bench, angleDeg, [0, length]);
  const taken = [
    ...faces.map((within) => convex([...band, ...within])),
    ...exitOf(processing, laps, faces),
    ...hollows,
  ];
  const cut = flagOf(processing, 'CutOff', false) ? [convex(band.slice(0, 1).map(opposite))] : [];
  return [...cut, ...taken.map((each) => onSideWorked(processing, bench, each))];
};

/** Only the part of the work on one side of StartDepth, when ProcessSide says so. */
const onSideWorked = (processing: Processing, bench: Bench, taken: Removal): Removal => {
  const side = processing.parameters['ProcessSide'];
  if (side !== 'refside' && side !== 'oppside') return taken;
  const depth = numberOf(processing, 'StartDepth');
  const half = between(bench, {
    deep: side === 'refside' ? [Number.NEGATIVE_INFINITY, depth] : [depth, Number.POSITIVE_INFINITY],
  });
  return { kind: 'common', of: [taken, half] };
};

/** How the lap ends behind its root: a mitre of 45 degrees, or a rebate of half its depth, RebateLength long. */
const exitOf = (
  processing: Processing,
  { bench, angleDeg, length, top, bottom }: Laps,
  faces: HalfSpace[][],
): Removal[] => {
  const exit = processing.parameters['LapExit'];
  const hand = lapHand(processing);
  const into: Vector = [sinDeg(angleDeg), cosDeg(angleDeg), 0];
  const [front, back] = bench.across;
  const at = hand === 1 ? top : bottom;
  const behind = bandAt(bench, angleDeg, [length, length + numberOf(processing, 'RebateLength')]);
  if (exit === 'rebate') {
    const half = (at + (hand === 1 ? front : back)) / 2;
    return [convex([...behind, halfFrom(bench, [0, -hand, 0], [0, half, 0])])];
  }
  if (exit !== 'mitre') return [];
  const reach = (length - into[1] * (at - front)) / into[0];
  const mitre = halfFrom(bench, unit(add(times(into, -1), [0, -hand, 0])), [reach, at, 0]);
  const own = faces.filter((_, index) => (hand === 1 ? index < faces.length - 1 : index === faces.length - 1));
  return own.map((within) => convex([...behind.slice(0, 1), ...within, mitre]));
};

/** The laps beside a leaning face: bent ones are two laps at the reference edge, and what both have in common at the opposite one. */
const facesOf = (processing: Processing, bench: Bench, hand: 1 | -1, y: number): HalfSpace[][] => {
  const slope = numberOf(processing, 'Slope');
  const face = (lean: number): HalfSpace =>
    halfFrom(
      bench,
      [0, -hand * cosDeg(slope), hand * lean * sinDeg(slope)],
      [0, y, numberOf(processing, 'StartDepth')],
    );
  if (processing.parameters['Shape'] === 'straight') return [[face(1)]];
  return hand === 1 ? [[face(1)], [face(-1)]] : [[face(1), face(-1)]];
};

const frog = (processing: Processing, { bench, angleDeg, length, top, bottom }: Laps): (Removal | null)[] => {
  const [width, depth] = [numberOf(processing, 'Frosch.Width'), numberOf(processing, 'Frosch.Depth')];
  if (Number.isNaN(width) && Number.isNaN(depth)) return [];
  if (!(width > 0 && depth > 0)) return [null];
  const hand = lapHand(processing);
  const band = bandAt(bench, angleDeg, [(length - width) / 2, (length + width) / 2]);
  const y = (hand === 1 ? top : bottom) + hand * depth;
  return facesOf(processing, bench, hand, y).map((within) => convex([...band, ...within]));
};

const klingschrot = (processing: Processing, { bench, angleDeg, length, top, bottom }: Laps): (Removal | null)[] => {
  const [radius, arc] = [numberOf(processing, 'Klingschrot.Radius'), numberOf(processing, 'Klingschrot.ArcLength')];
  if (Number.isNaN(radius) && Number.isNaN(arc)) return [];
  const half = arc / 2 / radius;
  if (!(radius > 0 && half > 0 && half < Math.PI)) return [null];
  const hand = lapHand(processing);
  const y = hand === 1 ? top : bottom;
  const middle = (length / 2 - cosDeg(angleDeg) * (y - bench.across[0])) / sinDeg(angleDeg);
  const [chord, rise] = [radius * Math.sin(half), radius * (1 - Math.cos(half))];
  const bow = arcThrough([middle - chord, y], [middle, y + hand * rise], [middle + chord, y]);
  const [from, to] = [bench.deep[0] - 10, bench.deep[1] + 10];
  return [runDown(bench, [bow, { kind: 'line', start: bow.end, end: bow.start }], [from, to])];
};

const convex = (within: HalfSpace[]): Removal => ({ kind: 'convex', within });
