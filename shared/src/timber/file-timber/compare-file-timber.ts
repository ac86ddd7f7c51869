import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Vector } from '../../geometry/body/body.schema.ts';
import { inScope, type Scope } from '../../geometry/body/in-scope.ts';
import { localIn } from '../../geometry/body/vectors.ts';
import { type PlateShape, plateShape } from '../../geometry/plan-rules/find-places.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { compareHoles, judgeMatch, type Misfit } from './compare-holes.ts';
import type { FileTimber } from './file-timber.schema.ts';
import { type HoleAxis, largestHoleMm, offAxis, placedHole, steelHoles, woodHoles } from './hole-axes.ts';
import { findCollisions, isBlocked, type Joint, judgeSlot, wallOf, woodBeside } from './measure-joint.ts';
import { proposedFromFile, type SeenJoint } from './proposed-from-file.ts';
import type { TimberRemarkCode } from './timber-remarks.ts';
import { type TouchingPair, touchingPairs } from './touching-pairs.ts';
import { boxAbout, inverseOf, movedTo, solidNear } from './wood-solid.ts';

type Tools = { kernel: Kernel; profiles: readonly Profile[]; isTimberFormat: boolean };

/**
 * Parts of a reading with what does not fit between placed steel and the wood of the same file that it touches: holes, slots, steel
 * where wood stands. What has no place, no plain shape or is bent is not compared. Pure; the same wherever the whole lies in space.
 */
export const compareFileTimber = (parts: readonly PartFacts[], tools: Tools): PartFacts[] => {
  const steel = parts.filter((part) => part.taken !== 'left-out' && isComparable(part, unknownSteel));
  const wood =
    steel.length === 0
      ? []
      : parts
          .filter((part) => isWood(part, tools.isTimberFormat) && isComparable(part, unknownShape))
          .map(asBar(tools));
  if (wood.length === 0) return [...parts];
  const seen = comparePairs(touchingPairs(steel, wood), tools);
  return parts.map((part) => {
    const joints = seen.get(part);
    return joints === undefined ? part : withJoints(part, joints);
  });
};

/** Boards, insulation and linings are laid about steel on site. */
const notTimber =
  /dämm|isol|gips|steico|gutex|agepan|fermacell|rigips|span|faser|osb|mdf|gk[bf]|sperrholz|plywood|multiplex|triplex|wolle|folie/iu;

const leastWoodMm = 40;

/** In a format for timber a bar of which nothing is said is wood. */
const isWood = ({ taken, reasons, body: { blankMm } }: PartFacts, isTimberFormat: boolean): boolean => {
  if (taken !== 'left-out') return false;
  const { length, height, width } = blankMm;
  if (Math.min(length, height, width) < leastWoodMm) return false;
  return reasons.some(({ code, values }) => {
    if (code === 'left-out.nothing-named') return isTimberFormat && length >= 2 * Math.max(height, width);
    if (code !== 'left-out.wood' && code !== 'left-out.material-class') return false;
    return !notTimber.test(`${values['text'] ?? ''} ${values['group'] ?? ''}`);
  });
};

/** A text that sounds like a section of steel is none of a beam's in a format for timber. */
const asBar =
  ({ isTimberFormat }: Tools) =>
  (part: PartFacts): PartFacts =>
    isTimberFormat && part.body.section.kind !== 'box'
      ? { ...part, body: { ...part.body, section: { kind: 'box' } } }
      : part;

/** What says that a shape or a place is not that of the part. */
const unknownShape = [
  'request.unit-doubt',
  'request.camber',
  'request.processing-unread',
  'request.incomplete-processing',
  'request.place-unread',
  'request.unmade-processing',
  'request.contour-crosses-itself',
  'request.empty-solid',
  'request.free-shape',
  'request.shape-unread',
  'request.open-body',
  'request.unknown-surface',
  'warn.shape-differs',
];

/** Of steel also what its profile or thickness leaves open. */
const unknownSteel = [
  ...unknownShape,
  'request.missing-profile',
  'request.unknown-profile',
  'request.profile-against-box',
  'request.unit-mistake',
  'request.thickness-against-text',
  'request.bend',
  'request.special-product',
  'warn.weight-of-box',
  'warn.orientation-assumed',
];

const isComparable = ({ placements, findings }: PartFacts, unknown: readonly string[]): boolean =>
  placements.length > 0 && !findings.some(({ code }) => unknown.includes(code));

type JointSeen = SeenJoint | { pair: TouchingPair; shape: null };
type Compared = { joint: JointSeen; misfits: Misfit[] };

const comparePairs = (pairs: readonly TouchingPair[], tools: Tools): Map<PartFacts, Compared[]> => {
  const seen = new Map<PartFacts, Compared[]>();
  const steels = new Map<PartFacts, SteelSeen>();
  const drillings = new Map<PartFacts, HoleAxis[]>();
  for (const pair of pairs) {
    const steel = steels.get(pair.steel) ?? seenSteel(pair.steel, tools);
    steels.set(pair.steel, steel);
    const drilled = drillings.get(pair.wood) ?? woodHoles(pair.wood.body);
    drillings.set(pair.wood, drilled);
    const compared = inScope((keep) => comparePair(pair, { steel, drilled }, () => jointOf(pair, keep, tools)));
    seen.set(pair.steel, [...(seen.get(pair.steel) ?? []), compared]);
  }
  return seen;
};

/** Wood is looked at so far about the steel, mm. */
const aboutMm = 60;

/** A plate is not freed by a drilling that is thinner than it is broad; into others rods may go. */
const jointOf = (pair: TouchingPair, keep: Scope, tools: Tools): Joint | null => {
  const { steel, wood, place } = pair;
  const { kernel } = tools;
  const about = boxAbout(steel.body.blankMm, inverseOf(place), aboutMm);
  const { length, height, width } = steel.body.blankMm;
  const [, broadMm = 0] = [length, height, width].sort((a, b) => a - b);
  const made = solidNear(kernel, keep, wood, {
    profile: profileOf(wood, tools),
    box: about,
    mostHoleMm: steel.category === 'FLAT' ? broadMm : 0,
  });
  const own = solidNear(kernel, keep, steel, {
    profile: profileOf(steel, tools),
    box: boxAbout(steel.body.blankMm, { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] }, aboutMm),
    mostHoleMm: largestHoleMm,
  });
  return made === null || own === null ? null : { kernel, keep, steel: own, wood: movedTo(keep, made, place) };
};

const profileOf = ({ body: { section } }: PartFacts, { profiles }: Tools): Profile | null =>
  section.kind === 'profile' ? (profiles.find(({ id }) => id === section.profileId) ?? null) : null;

type SteelSeen = { shape: PlateShape | null; holes: HoleAxis[] };

const seenSteel = (part: PartFacts, tools: Tools): SteelSeen => ({
  shape: part.category === 'FLAT' ? plateShape(part.body) : null,
  holes: steelHoles(part.body, profileOf(part, tools)),
});

/** Blanks that only lie on each other have neither slot nor collision. */
const leastOverlapMm = 0.5;

const noSlot = { misfits: [], slotMm: null, lackMm: 0 };

/** The solids are made only where holes and drillings leave a question. */
const comparePair = (
  pair: TouchingPair,
  { steel: { shape, holes }, drilled }: { steel: SteelSeen; drilled: readonly HoleAxis[] },
  makeJoint: () => Joint | null,
): Compared => {
  const { matches, open, spare } = compareHoles(
    pair,
    holes,
    drilled.map((drilling) => placedHole(drilling, pair.place)),
  );
  const isIn = pair.overlapMm > leastOverlapMm + pair.slackMm;
  const joint = isIn || open.length > 0 ? makeJoint() : null;
  const slot = isIn && joint !== null && shape !== null ? judgeSlot(joint, shape, pair) : noSlot;
  const blocked =
    shape === null || !isIn || joint === null
      ? []
      : spare.filter((drilling) => !isInHole(drilling, holes)).flatMap((each) => blockedAt(joint, shape, each));
  const misfits = [
    ...matches.flatMap((match) => judgeMatch(match, pair.slackMm)),
    ...(joint === null ? [] : openHoles(joint, open, matches.length > 0 || blocked.length > 0)),
    ...blocked,
    ...slot.misfits,
    ...(isIn && joint !== null ? findCollisions(joint, pair, slot.lackMm) : []),
  ];
  return { joint: shape === null ? { pair, shape } : { pair, shape, matches, slotMm: slot.slotMm }, misfits };
};

const isInHole = (drilling: HoleAxis, holes: readonly HoleAxis[]): boolean =>
  holes.some((hole) => offAxis(drilling, hole.at).offMm < hole.diameterMm / 2);

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Holes with wood behind them that has no drilling: a fault where others have one, else the wood is drilled by hand. */
const openHoles = (joint: Joint, open: readonly HoleAxis[], isDrilled: boolean): Misfit[] =>
  open.flatMap((hole): Misfit[] => {
    const { before, behind } = woodBeside(joint, hole);
    if (!before && !behind) return [];
    return isDrilled
      ? [{ code: 'warn.timber-hole-missing', at: hole.at, values: { holeMm: tenth(hole.diameterMm) } }]
      : [{ code: 'warn.timber-not-drilled', at: hole.at, values: {} }];
  });

/** A drilling ends at a plate that has wood on both sides and no hole: one that lies in a recess may carry a rod there. */
const blockedAt = (joint: Joint, shape: PlateShape, drilling: HoleAxis): Misfit[] => {
  const wall = wallOf(shape, drilling);
  if (wall === null || !isBlocked(joint, drilling)) return [];
  const { before, behind } = woodBeside(joint, wall);
  const drillingMm = tenth(drilling.diameterMm);
  return before && behind ? [{ code: 'warn.timber-drilling-blocked', at: wall.at, values: { drillingMm } }] : [];
};

/** The part with its findings, one for each code: the worst of all places, and where they are. */
const withJoints = (part: PartFacts, compared: readonly Compared[]): PartFacts => {
  const byCode = new Map<TimberRemarkCode, Compared[]>();
  for (const { joint, misfits } of compared)
    for (const code of new Set(misfits.map((misfit) => misfit.code)))
      byCode.set(code, [
        ...(byCode.get(code) ?? []),
        { joint, misfits: misfits.filter((misfit) => misfit.code === code) },
      ]);
  const found = [...byCode].map(([code, all]) => findingOf(code, all));
  const places = found.flatMap(({ remark, places: own }) => own.map((at) => ({ code: remark.code, at })));
  const choice = choiceOf(compared);
  if (places.length === 0 && choice === null) return part;
  const fileTimber: FileTimber = { places, ...(choice === null ? {} : { choice }) };
  return { ...part, findings: [...part.findings, ...found.map(({ remark }) => remark)], fileTimber };
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

const findingOf = (code: TimberRemarkCode, all: readonly Compared[]): { remark: Remark; places: Vector[] } => {
  const badness = worstBy[code] ?? (() => 0);
  const misfits = all.flatMap((each) => each.misfits);
  const [first] = misfits;
  const worst = misfits.reduce((a, b) => (badness(b.values) > badness(a.values) + 1e-9 ? b : a), first as Misfit);
  const names = [...new Set(all.map(({ joint }) => joint.pair.wood.name))];
  const pieces = new Set(all.flatMap(({ joint }) => [...joint.pair.pieces]));
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
const countsOf = (all: readonly Compared[]): number[] => {
  const counts = new Map<number, number>();
  for (const { joint, misfits } of all)
    for (const piece of joint.pair.pieces) counts.set(piece, (counts.get(piece) ?? 0) + misfits.length);
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
const choiceOf = (compared: readonly Compared[]) => {
  const joints = compared
    .flatMap(({ joint }) => (joint.shape === null ? [] : [joint]))
    .sort((a, b) => b.matches.length - a.matches.length || b.pair.overlapMm - a.pair.overlapMm);
  for (const joint of joints) {
    const choice = proposedFromFile(joint);
    if (choice === null) continue;
    const isOpposite = joints.some((other) => isOnOtherFace(joint, other));
    return choice.seat === 'face' && isOpposite ? { ...choice, seat: 'faces' as const } : choice;
  }
  return null;
};

const isOnOtherFace = (one: SeenJoint, other: SeenJoint): boolean => {
  if (one === other || one.pair.wood !== other.pair.wood) return false;
  const { height, width } = one.pair.wood.body.blankMm;
  const seenFrom = ({ pair: { place }, shape }: SeenJoint): Vector =>
    localIn(place, shape.pointAt([0, 0], shape.thicknessMm / 2));
  const [, y, z] = seenFrom(one);
  const [, otherY, otherZ] = seenFrom(other);
  const isAcross = (a: number, b: number, size: number) => (a < 0 && b > size) || (b < 0 && a > size);
  return isAcross(y, otherY, height) || isAcross(z, otherZ, width);
};
