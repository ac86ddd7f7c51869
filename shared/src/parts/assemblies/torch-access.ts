import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Vector } from '../../geometry/body/body.schema.ts';
import { add, cross, dot, subtract, times, unit } from '../../geometry/body/vectors.ts';
import { type Finding, findingsOf } from '../findings/part-findings.ts';
import type { Assembly, Part } from '../part.ts';
import { partFaces } from './part-faces.ts';
import { type PlacedBox, placedBox } from './placed-part.ts';
import { type Face, placedFaces, placedHoles, type SeamRun, seamRuns } from './touching-runs.ts';

/** Seams of two parts that no torch reaches once all parts of their assembly stand, mm of one assembly. */
export type HiddenSeam = { one: Part; other: Part; hiddenMm: number };

/**
 * A MIG/MAG torch: so much is free in front of a seam, and so wide from where its nozzle begins (usual nozzles are 20 to 25 mm wide, and
 * necks 100 to 150 mm long). It is held at 45 degrees between the faces, 15 more or less, and leans up to 60 degrees along the seam.
 */
const torch = { reachMm: 120, halfWidthMm: 15, nozzleFromMm: 40, tipMm: 6 };
const [elevationsDeg, leansDeg] = [
  [45, 30, 60],
  [0, 30, -30, 60, -60],
];

/** Assemblies of more pieces, and more looks at faces, are not judged. */
const most = { pieces: 60, looks: 3_000_000 };

/**
 * Seams of a welded assembly that no torch reaches once all of it stands (see hiddenSeams), in one finding: pure, of the taken parts that
 * lie directly in it. It looks at faces: not for every key that is pressed.
 */
export const checkSeamAccess = (
  { isWelded, facts }: Pick<Assembly, 'isWelded' | 'facts'>,
  parts: readonly Part[],
  profiles: ReadonlyMap<string, Profile>,
): Finding[] => {
  if (!isWelded || !facts.seams?.length) return [];
  const hidden = hiddenSeams(parts, profiles).toSorted((a, b) => b.hiddenMm - a.hiddenMm);
  const [longest] = hidden;
  if (longest === undefined) return [];
  const hiddenMm = Math.round(hidden.reduce((sum, each) => sum + each.hiddenMm, 0));
  const values = { one: longest.one.name, other: longest.other.name, hiddenMm };
  return findingsOf([{ code: 'warn.seam-hidden', values }]);
};

type Piece = { part: Part; faces: Face[]; box: PlacedBox; holes: ReturnType<typeof placedHoles> };

/**
 * Seams that nobody can reach: from no place in the middle of a run any way of the torch is free of the assembly's parts. Of parts that lie
 * directly in one assembly; parts with openings stop no torch. Empty where too many of them would have to be compared.
 */
export const hiddenSeams = (parts: readonly Part[], profiles: ReadonlyMap<string, Profile>): HiddenSeam[] => {
  const count = parts.reduce(
    (sum, { quantitySingle, facts }) => sum + Math.min(quantitySingle, facts.placements.length),
    0,
  );
  if (count > most.pieces) return [];
  const pieces = parts.flatMap((part) => placedPieces(part, profiles));
  const budget = { looks: most.looks };
  const found = new Map<string, HiddenSeam>();
  for (const [index, a] of pieces.entries()) {
    for (const b of pieces.slice(index + 1)) {
      if (!boxesMeet(a.box, b.box, 1)) continue;
      const around = { pieces, others: pieces.filter((piece) => piece !== a && piece !== b), budget };
      const hiddenMm = runsOf(a, b).reduce((sum, run) => sum + hiddenOf(run, around), 0);
      if (budget.looks < 0) return [];
      if (hiddenMm === 0) continue;
      const key = [a.part.index, b.part.index].sort((x, y) => x - y).join();
      const known = found.get(key);
      found.set(key, { one: a.part, other: b.part, hiddenMm: hiddenMm + (known?.hiddenMm ?? 0) });
    }
  }
  return [...found.values()];
};

const placedPieces = (part: Part, profiles: ReadonlyMap<string, Profile>): Piece[] => {
  const { faces, holes } = partFaces(part.facts, profiles.get(part.facts.profileId ?? '') ?? null);
  return part.facts.placements.slice(0, part.quantitySingle).map((placement) => ({
    part,
    faces: placedFaces(faces, placement),
    holes: placedHoles(holes, placement),
    box: placedBox(part.facts, placement),
  }));
};

const boxesMeet = (a: PlacedBox, b: PlacedBox, withinMm: number): boolean =>
  a.min.every(
    (low, axis) => low <= (b.max[axis] ?? 0) + withinMm && (b.min[axis] ?? 0) <= (a.max[axis] ?? 0) + withinMm,
  );

const runsOf = (a: Piece, b: Piece): SeamRun[] =>
  a.faces.flatMap((face) => b.faces.flatMap((facing) => seamRuns(face, facing, { a: a.holes, b: b.holes })));

type Around = {
  pieces: readonly Piece[];
  /** Without the two that are joined. */
  others: readonly Piece[];
  budget: { looks: number };
};

/** A run counts as hidden where there is room for it and no place of it is reached. */
const hiddenOf = (run: SeamRun, { pieces, others, budget }: Around): number => {
  const lengthMm = Math.sqrt(dot(subtract(run.to, run.from), subtract(run.to, run.from)));
  if (lengthMm < shortestMm) return 0;
  const places = [0.5, 0.2, 0.8].map((share) => add(run.from, times(subtract(run.to, run.from), share)));
  const isHidden = places.every((place) => {
    const near = facesNear(place, pieces);
    const [middle, ...ways] = waysTo(run);
    if (middle === undefined || isShut(place, middle, facesNear(place, others), budget)) return false;
    return ![middle, ...ways].some((way) => isFree(place, way, near, budget) && leadsOut(place, way, pieces, budget));
  });
  return isHidden ? lengthMm : 0;
};

/** Where a third part lies in the corner itself there is no seam. */
const isShut = (place: Vector, { direction }: Way, faces: readonly Face[], budget: { looks: number }): boolean => {
  budget.looks -= faces.length;
  return faces.some((face) => isMet(face, add(place, times(direction, -1)), times(direction, leastRoomMm)));
};

const leastRoomMm = 12;

/** Shorter runs are reached from beside them. */
const shortestMm = 30;

const facesNear = (place: Vector, pieces: readonly Piece[]): Face[] => {
  const reach = torch.reachMm + torch.halfWidthMm;
  const about: PlacedBox = {
    min: place.map((at) => at - reach) as Vector,
    max: place.map((at) => at + reach) as Vector,
  };
  return pieces.filter(({ box, part }) => boxesMeet(box, about, 0) && !isOpened(part)).flatMap(({ faces }) => faces);
};

/** Who can reach through an opening of a plate is not known. */
const openingMm = 60;

const isOpened = ({ facts }: Part): boolean =>
  facts.measures.holes.some(({ diameterMm }) => diameterMm > openingMm) ||
  facts.body.processings.some(
    ({ contours, carriedOut, name }) => carriedOut && contours.length > 0 && name !== 'Outline',
  );

type Way = { direction: Vector; sides: Vector[] };

const waysTo = ({ outward, normal, from, to }: SeamRun): Way[] => {
  const along = unit(subtract(to, from));
  const rad = (deg: number) => (deg * Math.PI) / 180;
  return elevationsDeg.flatMap((elevation) => {
    const across = add(times(outward, Math.cos(rad(elevation))), times(normal, Math.sin(rad(elevation))));
    return leansDeg.map((lean): Way => {
      const direction = unit(add(times(across, Math.cos(rad(lean))), times(along, Math.sin(rad(lean)))));
      const side = unit(cross(direction, cross(outward, normal)));
      const other = cross(direction, side);
      return { direction, sides: [side, other].flatMap((each) => [each, times(each, -1)]) };
    });
  });
};

const isFree = (
  place: Vector,
  { direction, sides }: Way,
  faces: readonly Face[],
  budget: { looks: number },
): boolean => {
  budget.looks -= faces.length * 5;
  if (budget.looks < 0) return true;
  const isClear = (start: Vector, fromMm: number) =>
    !faces.some((face) => isMet(face, add(start, times(direction, fromMm)), times(direction, torch.reachMm - fromMm)));
  if (!isClear(place, torch.tipMm)) return false;
  return sides.every((side) => isClear(add(place, times(side, torch.halfWidthMm)), torch.nozzleFromMm));
};

/** So far from a part nothing of its assembly is in the way any more, mm. */
const outsideMm = 30_000;

/** Directions to all sides, those along the axes first. */
const allSides: Vector[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z): Vector => [x, y, z])))
  .filter((side) => dot(side, side) > 0)
  .sort((a, b) => dot(a, a) - dot(b, b))
  .map(unit);

/** Whether the place where the torch is held lies open: in a closed box its way is free and nobody holds it. */
const leadsOut = (place: Vector, { direction }: Way, pieces: readonly Piece[], budget: { looks: number }): boolean => {
  const hand = add(place, times(direction, torch.reachMm));
  const faces = pieces.filter(({ part }) => !isOpened(part)).flatMap((piece) => piece.faces);
  return [direction, ...allSides].some((side) => {
    budget.looks -= faces.length;
    return budget.looks < 0 || !faces.some((face) => isMet(face, hand, times(side, outsideMm)));
  });
};

/** Whether the stretch from a point meets a face between its corners. */
const isMet = ({ corners, normal }: Face, start: Vector, stretch: Vector): boolean => {
  const [origin] = corners;
  const along = dot(stretch, normal);
  if (origin === undefined || Math.abs(along) < 1e-9) return false;
  const share = dot(subtract(origin, start), normal) / along;
  return share > 0 && share < 1 && isWithin(corners, normal, add(start, times(stretch, share)));
};

/** Whether a point of a face's plane lies between its corners, by the axis that it faces most. */
const isWithin = (corners: readonly Vector[], normal: Vector, point: Vector): boolean => {
  const away = ([0, 1, 2] as const).reduce((best, axis) =>
    Math.abs(normal[axis]) > Math.abs(normal[best]) ? axis : best,
  );
  const [u, v] = ([0, 1, 2] as const).filter((axis) => axis !== away) as [0 | 1 | 2, 0 | 1 | 2];
  let isInside = false;
  let before = corners.at(-1) ?? point;
  for (const corner of corners) {
    const isBetween = corner[v] > point[v] !== before[v] > point[v];
    if (
      isBetween &&
      point[u] < ((before[u] - corner[u]) * (point[v] - corner[v])) / (before[v] - corner[v]) + corner[u]
    )
      isInside = !isInside;
    before = corner;
  }
  return isInside;
};
