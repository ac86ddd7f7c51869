import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Frame } from '../../geometry/body/body.schema.ts';
import { inScope, type Scope } from '../../geometry/body/in-scope.ts';
import { type PlateShape, plateShape } from '../../geometry/plan-rules/find-places.ts';
import { planBody, type Step } from '../../geometry/solids/make-solid.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { compareHoles, type HoleMatch, judgeMatch, type Misfit } from './compare-holes.ts';
import { type HoleAxis, largestHoleMm, offHole, placedHole, steelHoles, woodHoles } from './hole-axes.ts';
import { type SeenJoint, withJoints } from './joint-findings.ts';
import { findCollisions, isBlocked, type Joint, judgeSlot, wallOf, woodBeside } from './measure-joint.ts';
import { type TouchingPair, touchingPairs } from './touching-pairs.ts';
import { boxAbout, inverseOf, movedTo, solidOf, stepsNear } from './wood-solid.ts';

type Tools = { kernel: Kernel; profiles: readonly Profile[]; isTimberFormat: boolean; axisRounding: number };

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
  const seen = comparePairs(touchingPairs(steel, wood, tools.axisRounding), tools);
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
  'request.half-girder',
  'request.profile-against-box',
  'request.unit-mistake',
  'request.thickness-against-text',
  'request.bend',
  'request.special-product',
  'warn.weight-of-box',
  'warn.weight-unknown',
  'warn.orientation-assumed',
];

const isComparable = ({ placements, findings }: PartFacts, unknown: readonly string[]): boolean =>
  placements.length > 0 && !findings.some(({ code }) => unknown.includes(code));

/** What is known of a part once, however many it touches. */
type Known = { profile: Profile | null; steps: Step[]; shape: PlateShape | null; holes: HoleAxis[] };

/** So much is cut for all joints of a file, and so many holes are laid against drillings; more is not compared. */
const most = { cuts: 10_000, holes: 5_000_000 };

const comparePairs = (pairs: readonly TouchingPair[], tools: Tools): Map<PartFacts, SeenJoint[]> => {
  const seen = new Map<PartFacts, SeenJoint[]>();
  const known = new Map<PartFacts, Known>();
  const know = (part: PartFacts): Known => {
    const before = known.get(part) ?? knownOf(part, tools);
    known.set(part, before);
    return before;
  };
  const spent = { cuts: 0, holes: 0 };
  for (const pair of pairs) {
    const [steel, wood] = [know(pair.steel), know(pair.wood)];
    spent.holes += steel.holes.length * wood.holes.length;
    if (spent.cuts > most.cuts || spent.holes > most.holes) break;
    const joint = inScope((keep) =>
      comparePair(pair, { steel, wood }, () => {
        const near = nearOf(pair, steel, wood);
        spent.cuts += 1 + near.steel.length + near.wood.length;
        return jointOf(pair, near, { kernel: tools.kernel, keep, steel, wood });
      }),
    );
    seen.set(pair.steel, [...(seen.get(pair.steel) ?? []), joint]);
  }
  return seen;
};

const knownOf = (part: PartFacts, { profiles }: Tools): Known => {
  const { body } = part;
  const { section } = body;
  const profile = section.kind === 'profile' ? (profiles.find(({ id }) => id === section.profileId) ?? null) : null;
  const { steps } = planBody(body);
  if (part.taken === 'left-out') return { profile, steps, shape: null, holes: woodHoles(body, steps) };
  const shape = part.category === 'FLAT' ? plateShape(body) : null;
  return { profile, steps, shape, holes: steelHoles(body, profile, steps) };
};

/** Wood is looked at so far about the steel, mm. */
const aboutMm = 60;

const itself: Frame = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };

type Near = { steel: Step[]; wood: Step[] };

/** A plate is not freed by a drilling that is thinner than it is broad; into others rods may go. */
const nearOf = ({ steel, place }: TouchingPair, own: Known, its: Known): Near => {
  const { blankMm } = steel.body;
  const [, broadMm = 0] = Object.values(blankMm).sort((a, b) => a - b);
  return {
    steel: stepsNear(own.steps, { box: boxAbout(blankMm, itself, aboutMm), mostHoleMm: largestHoleMm }),
    wood: stepsNear(its.steps, {
      box: boxAbout(blankMm, inverseOf(place), aboutMm),
      mostHoleMm: steel.category === 'FLAT' ? broadMm : 0,
    }),
  };
};

type Making = { kernel: Kernel; keep: Scope; steel: Known; wood: Known };

const jointOf = ({ steel, wood, place }: TouchingPair, near: Near, making: Making): Joint | null => {
  const { kernel, keep } = making;
  const its = solidOf(kernel, keep, { body: wood.body, profile: making.wood.profile, steps: near.wood });
  const own = solidOf(kernel, keep, { body: steel.body, profile: making.steel.profile, steps: near.steel });
  return its === null || own === null ? null : { kernel, keep, steel: own, wood: movedTo(keep, its, place) };
};

/** Blanks that only lie on each other have neither slot nor collision. */
const leastOverlapMm = 0.5;

const noSlot = { misfits: [], slotMm: null, lackMm: 0 };

/** The solids are made only where holes and drillings leave a question. */
const comparePair = (
  pair: TouchingPair,
  { steel: { shape, holes }, wood }: { steel: Known; wood: Known },
  makeJoint: () => Joint | null,
): SeenJoint => {
  const { matches, open, spare } = compareHoles(
    pair,
    holes,
    wood.holes.map((drilling) => placedHole(drilling, pair.place)),
  );
  const isIn = pair.overlapMm > leastOverlapMm + pair.slackMm;
  const joint = isIn || open.length > 0 ? makeJoint() : null;
  const slot = isIn && joint !== null && shape !== null ? judgeSlot(joint, shape, pair) : noSlot;
  const blocked =
    shape === null || !isIn || joint === null
      ? []
      : spare.filter((drilling) => !isInHole(drilling, holes)).flatMap((each) => blockedAt(joint, shape, each));
  const misfits = [
    ...matches.flatMap((match) => judgeMatch(match, pair)),
    ...(joint === null ? [] : openHoles(joint, open, { matches, isBlocked: blocked.length > 0 })),
    ...blocked,
    ...slot.misfits,
    ...(isIn && joint !== null ? findCollisions(joint, pair, slot.lackMm) : []),
  ];
  return { pair, shape, matches, slotMm: slot.slotMm, misfits };
};

const isInHole = (drilling: HoleAxis, holes: readonly HoleAxis[]): boolean =>
  holes.some((hole) => offHole(drilling, hole).offMm < hole.diameterMm / 2);

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Holes of one kind are as wide as each other, mm. */
const alikeMm = 0.6;

/**
 * Holes with wood in front of them that has no drilling: a fault where the wood is drilled for others of the kind (a hole to vent zinc
 * is of another), or for another position of the plate; else, between wood on both sides, the file has no drillings. Onto a face of
 * wood a plate may be screwed.
 */
const openHoles = (
  joint: Joint,
  open: readonly HoleAxis[],
  { matches, isBlocked: isElsewhere }: { matches: readonly HoleMatch[]; isBlocked: boolean },
): Misfit[] =>
  open.flatMap((hole): Misfit[] => {
    const { before, behind } = woodBeside(joint, hole);
    if (!before && !behind) return [];
    const isKind = matches.some((match) => Math.abs(match.hole.diameterMm - hole.diameterMm) < alikeMm);
    if (isKind || (isElsewhere && matches.length === 0))
      return [{ code: 'warn.timber-hole-missing', at: hole.at, values: { holeMm: tenth(hole.diameterMm) } }];
    return matches.length === 0 && before && behind
      ? [{ code: 'warn.timber-not-drilled', at: hole.at, values: {} }]
      : [];
  });

/** A drilling ends at a plate that has wood on both sides and no hole: one that lies in a recess may carry a rod there. */
const blockedAt = (joint: Joint, shape: PlateShape, drilling: HoleAxis): Misfit[] => {
  const wall = wallOf(shape, drilling);
  if (wall === null || !isBlocked(joint, drilling)) return [];
  const { before, behind } = woodBeside(joint, wall);
  const drillingMm = tenth(drilling.diameterMm);
  return before && behind ? [{ code: 'warn.timber-drilling-blocked', at: wall.at, values: { drillingMm } }] : [];
};
