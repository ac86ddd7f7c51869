import type { Vector } from '../../geometry/body/body.schema.ts';
import { localIn } from '../../geometry/body/vectors.ts';
import type { PlateShape } from '../../geometry/plan-rules/find-places.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import type { HoleMatch, Misfit } from './compare-holes.ts';
import type { FileTimber } from './file-timber.schema.ts';
import { type PlateJoint, proposedFromFile } from './proposed-from-file.ts';
import type { TimberRemarkCode } from './timber-remarks.ts';
import type { TouchingPair } from './touching-pairs.ts';

/** What was seen of one kind of joint between a part and wood. */
export type SeenJoint = {
  pair: TouchingPair;
  /** null: the part is no plate. */
  shape: PlateShape | null;
  matches: readonly HoleMatch[];
  slotMm: number | null;
  misfits: readonly Misfit[];
};

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The part with its findings, one for each code: the worst of all places, and where they are. */
export const withJoints = (part: PartFacts, seen: readonly SeenJoint[]): PartFacts => {
  const byCode = new Map<TimberRemarkCode, SeenJoint[]>();
  for (const joint of withoutDrilledElsewhere(seen))
    for (const code of new Set(joint.misfits.map((misfit) => misfit.code)))
      byCode.set(code, [
        ...(byCode.get(code) ?? []),
        { ...joint, misfits: joint.misfits.filter((misfit) => misfit.code === code) },
      ]);
  const found = [...byCode].map(([code, all]) => findingOf(code, all));
  const places = found.flatMap(({ remark, places: own }) => own.map((at) => ({ code: remark.code, at })));
  const choice = choiceOf(seen);
  if (places.length === 0 && choice === null) return part;
  const fileTimber: FileTimber = { places, ...(choice === null ? {} : { choice }) };
  return { ...part, findings: [...part.findings, ...found.map(({ remark }) => remark)], fileTimber };
};

/** A hole that one piece of wood is drilled for asks for no drilling in another that it stands before too. */
const withoutDrilledElsewhere = (seen: readonly SeenJoint[]): SeenJoint[] => {
  const drilled = new Set(
    seen.flatMap(({ pair, matches }) =>
      [...pair.pieces].flatMap((piece) => matches.map(({ hole }) => `${piece} ${hole.at.join()}`)),
    ),
  );
  const isWanted = ({ code, at }: Misfit, { pieces }: TouchingPair) =>
    (code !== 'warn.timber-hole-missing' && code !== 'warn.timber-not-drilled') ||
    [...pieces].some((piece) => !drilled.has(`${piece} ${at.join()}`));
  return seen.map((joint) => ({ ...joint, misfits: joint.misfits.filter((misfit) => isWanted(misfit, joint.pair)) }));
};

/** More names and places are not listed. */
const mostNames = 3;
const mostPlaces = 50;

/** The larger its value, the worse; those that are not named here are as bad as another. */
const worstBy: Partial<Record<TimberRemarkCode, (values: Misfit['values']) => number>> = {
  'warn.timber-hole-offset': ({ offsetMm = 0 }) => offsetMm,
  'warn.timber-drilling-wide': ({ drillingMm = 0, mostMm = 0 }) => drillingMm - mostMm,
  'warn.timber-drilling-narrow': ({ drillingMm = 0, leastMm = 0 }) => leastMm - drillingMm,
  'warn.timber-slot-narrow': ({ slotMm = 0, plateMm = 0 }) => plateMm - slotMm,
  'warn.timber-slot-tight': ({ slotMm = 0, leastMm = 0 }) => leastMm - slotMm,
  'warn.timber-collision': ({ depthMm = 0 }) => depthMm,
};

const findingOf = (code: TimberRemarkCode, all: readonly SeenJoint[]): { remark: Remark; places: Vector[] } => {
  const badness = worstBy[code] ?? (() => 0);
  const misfits = all.flatMap((each) => each.misfits);
  const [first] = misfits;
  const worst = misfits.reduce((a, b) => (badness(b.values) > badness(a.values) + 1e-9 ? b : a), first as Misfit);
  const names = [...new Set(all.map(({ pair }) => pair.wood.name))];
  const pieces = new Set(all.flatMap(({ pair }) => [...pair.pieces]));
  const places = distinct(misfits.map(({ at }) => at));
  const isSlot = code === 'warn.timber-slot-narrow' || code === 'warn.timber-slot-tight';
  return {
    remark: {
      code,
      values: {
        timber: names.length > mostNames ? `${names.slice(0, mostNames).join(', ')} …` : names.join(', '),
        ...worst.values,
        ...(isSlot ? {} : { count: Math.max(...countsOf(all)) }),
        pieces: pieces.size,
      },
    },
    places: places.slice(0, mostPlaces),
  };
};

/** How many places each piece has. */
const countsOf = (all: readonly SeenJoint[]): number[] => {
  const counts = new Map<number, number>();
  for (const { pair, misfits } of all)
    for (const piece of pair.pieces) counts.set(piece, (counts.get(piece) ?? 0) + misfits.length);
  return [...counts.values()];
};

const distinct = (points: readonly Vector[]): Vector[] => {
  const known = new Map<string, Vector>();
  for (const point of points) {
    const rounded = point.map((value) => tenth(value) + 0) as Vector;
    if (!known.has(rounded.join())) known.set(rounded.join(), rounded);
  }
  return [...known.values()];
};

/** The wood of the joint with the most drillings, else of the deepest one; a plate on each of two faces has one choice. */
const choiceOf = (seen: readonly SeenJoint[]) => {
  const joints = seen
    .flatMap(({ shape, ...joint }): PlateJoint[] => (shape === null ? [] : [{ ...joint, shape }]))
    .sort((a, b) => b.matches.length - a.matches.length || b.pair.overlapMm - a.pair.overlapMm);
  for (const joint of joints) {
    const choice = proposedFromFile(joint);
    if (choice === null) continue;
    const isOpposite = joints.some((other) => isOnOtherFace(joint, other));
    return choice.seat === 'face' && isOpposite ? { ...choice, seat: 'faces' as const } : choice;
  }
  return null;
};

const isOnOtherFace = (one: PlateJoint, other: PlateJoint): boolean => {
  if (one === other || one.pair.wood !== other.pair.wood) return false;
  const { height, width } = one.pair.wood.body.blankMm;
  const seenFrom = ({ pair: { place }, shape }: PlateJoint): Vector =>
    localIn(place, shape.pointAt([0, 0], shape.thicknessMm / 2));
  const [, y, z] = seenFrom(one);
  const [, otherY, otherZ] = seenFrom(other);
  const isAcross = (a: number, b: number, size: number) => (a < 0 && b > size) || (b < 0 && a > size);
  return isAcross(y, otherY, height) || isAcross(z, otherZ, width);
};
