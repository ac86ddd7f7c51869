import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { flagOf, numberOf, type Removal, type Removals } from '../removals/walls.ts';
import { type Bench, benchOf } from './bench.ts';
import { dovetailBody, dovetailMortiseRemovals, dovetailSize, tenonOutline, tenonSize } from './dovetail-tenon.ts';
import { halfOn, mouthSeat, raised, type Seat, shoulderSeat } from './seat.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/** How far a tenon reaches back behind its shoulder, so that it is one with the piece, mm. */
const rootMm = 0.01;

/**
 * Tenon, House and DovetailTenon: all beyond the shoulder falls away, the tenon stays: Length down from its top at (StartX, StartY, StartDepth),
 * Width across, Height out of the shoulder. A house keeps the tenon it holds too.
 */
export const tenon = (work: Work): Removals => {
  const bench = benchOf(work);
  const inner = innerWork(work).map(tenonBody);
  const own = tenonBody(work);
  if (own === null || inner.some((each) => each === null)) return 'unmade';
  const kept = [own, ...inner].flatMap((each) => each ?? []);
  return [{ kind: 'less', of: beyond(shoulderSeat(work.processing, bench)), kept }];
};

/** Mortise and HouseMortise: the tenon's hole, open to the side; with the mortise that a house holds. */
export const mortise = (work: Work): Removals => {
  const { processing } = work;
  const inner = innerWork(work).map(mortise);
  const made = processing.kind === 'DovetailMortise' ? dovetailMortise(work) : plainMortise(work);
  return [made, ...inner].reduce(joined);
};

/** What a house holds, each on its own plane. */
const innerWork = (work: Work): Work[] =>
  (work.processing.inner ?? [])
    .filter(({ carriedOut }) => carriedOut)
    .map((processing) => ({ ...work, processing, frame: processing.plane ?? work.frame }));

const joined = (a: Removals, b: Removals): Removals =>
  typeof a === 'string' || typeof b === 'string' ? 'unmade' : [...a, ...b];

const beyond = (seat: Seat): Removal => ({ kind: 'convex', within: [halfOn(seat, [0, 0, 1], [0, 0, 0])] });

const tenonBody = (work: Work): Removal | null => {
  const { processing } = work;
  const bench = benchOf(work);
  const seat = shoulderSeat(processing, bench);
  const height = numberOf(processing, 'Height');
  if (!(height > 0)) return null;
  if (processing.kind === 'DovetailTenon') {
    const size = dovetailSize(processing, flagOf(processing, 'LengthLimitedTop', true));
    return size === null ? null : dovetailBody(seat, size, { heights: [-rootMm, height], farMm: bench.farMm });
  }
  const size = tenonSize(processing);
  if (!(size.lengthMm > 0 && size.widthMm > 0)) return null;
  return raised(seat, tenonOutline(size, bench.farMm), [-rootMm, height]);
};

const plainMortise = (work: Work): Removals => {
  const [bench, depth, size] = opening(work);
  if (!(size.lengthMm > 0 && size.widthMm > 0 && depth > 0)) return 'unmade';
  const seat = mouthSeat(work.processing, bench);
  return [raised(seat, tenonOutline(size, bench.farMm), [-bench.farMm, depth])];
};

const dovetailMortise = (work: Work): Removals => {
  const [bench, depth] = opening(work);
  const limitation = work.processing.parameters['LimitationTop'];
  const size = dovetailSize(work.processing, limitation !== 'unlimited');
  if (size === null || !(depth > 0)) return 'unmade';
  const seat = mouthSeat(work.processing, bench);
  return dovetailMortiseRemovals(seat, size, { depthMm: depth, farMm: bench.farMm, pocket: limitation === 'pocket' });
};

const opening = (work: Work): [Bench, depthMm: number, ReturnType<typeof tenonSize>] => [
  benchOf(work),
  numberOf(work.processing, 'Depth'),
  tenonSize(work.processing),
];
