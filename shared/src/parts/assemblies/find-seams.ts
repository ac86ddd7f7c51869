import type { Profile } from '../../catalogue/profile.schema.ts';
import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import { spanOf } from '../../geometry/body/vectors.ts';
import { toHundredth } from '../../geometry/measures/round.ts';
import type { PartFacts } from '../part-facts.schema.ts';
import { type CurvedWall, placedWall, seamOnWall } from './curved-wall.ts';
import { type PartFaces, partFaces } from './part-faces.ts';
import { type Piece, type PlacedBox, piecesByAssembly } from './placed-part.ts';
import type { Seam } from './seam.schema.ts';
import { type Axis, type Face, placedFaces, placedHoles, touchMm, touchOf } from './touching-runs.ts';

type Found = {
  /** By assembly, where any was found. */
  seams: ReadonlyMap<number, Seam[]>;
  /** Ends of hollow sections that other parts close, by part. */
  cappedEnds: ReadonlyMap<number, 1 | 2>;
};

/** Comparisons of boxes, faces and edges in one file, and pieces that are placed; beyond that no more seams are assumed. */
const mostChecks = 20_000_000;

const mostPieces = 20_000;

/** Shorter contact is a corner that happens to touch. */
const shortestSeamMm = 5;

/**
 * The fillet welds that each assembly's touching parts have room for: edges of the one that lie on the other, within 0.5 mm, both sides of a wall;
 * straight edges along a round wall as far as the gap beside the line of contact is at most 2 mm.
 * Flush edges, ends across a wall and places where holes of both parts meet (bolts) take none. Deterministic; bounded in comparisons and pieces.
 */
export const findSeams = (
  assemblies: readonly AssemblyFacts[],
  parts: readonly PartFacts[],
  profiles: ReadonlyMap<string, Profile>,
): Found => {
  const shapes = new Map<number, PartFaces>();
  const shapeOf = (part: PartFacts): PartFaces => {
    const known = shapes.get(part.index) ?? partFaces(part, profiles.get(part.profileId ?? '') ?? null);
    shapes.set(part.index, known);
    return known;
  };
  const budget = { checks: mostChecks, pieces: mostPieces };
  const seams = new Map<number, Seam[]>();
  const caps = new Map<number, Map<number, Set<string>>>();
  const piecesIn = piecesByAssembly(assemblies, parts);
  for (const { index } of assemblies) {
    const joints = jointsOf(piecesIn.get(index) ?? [], shapeOf, budget);
    const found = seamsOf(joints, shapeOf);
    if (found.length > 0) seams.set(index, found);
    for (const joint of joints) noteCaps(caps, joint);
  }
  const cappedEnds = new Map<number, 1 | 2>();
  for (const [part, pieces] of caps) {
    const most = Math.max(...[...pieces.values()].map((ends) => ends.size));
    cappedEnds.set(part, most > 1 ? 2 : 1);
  }
  return { seams, cappedEnds };
};

type Placed = { faces: Face[]; holes: Axis[]; wall: CurvedWall | null };

type Budget = { checks: number; pieces: number };

type Joint = { a: Piece; b: Piece; seamMm: number; capped: ['start' | 'end' | null, 'start' | 'end' | null][] };

const jointsOf = (given: Piece[], shapeOf: (part: PartFacts) => PartFaces, budget: Budget): Joint[] => {
  budget.pieces -= given.length;
  if (budget.pieces < 0) return [];
  const { pieces, axis } = swept(given);
  const placed = new Map<Piece, Placed>();
  const placedOf = (piece: Piece) => {
    const { faces, holes, wall } = shapeOf(piece.part);
    const known = placed.get(piece) ?? {
      faces: placedFaces(faces, piece.placement),
      holes: placedHoles(holes, piece.placement),
      wall: wall === null ? null : placedWall(wall, piece.placement),
    };
    placed.set(piece, known);
    return known;
  };
  const joints: Joint[] = [];
  for (const [index, a] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next += 1) {
      const b = pieces[next];
      if (b === undefined || (b.box.min[axis] ?? 0) > (a.box.max[axis] ?? 0) + touchMm) break;
      budget.checks -= 1;
      if (budget.checks < 0) return joints;
      if ((a.branch !== 0 && a.branch === b.branch) || !boxesTouch(a.box, b.box)) continue;
      budget.checks -= checksOf(shapeOf(a.part), shapeOf(b.part));
      const joint = jointOf(a, b, placedOf);
      if (joint !== null) joints.push(joint);
    }
  }
  return joints;
};

/** Pieces in the order in which they begin along the axis that they are spread over most. */
const swept = (given: Piece[]): { pieces: Piece[]; axis: number } => {
  const spreadAlong = (axis: number) => {
    const [low, high] = spanOf(given.map(({ box }) => box.min[axis] ?? 0));
    return high - low;
  };
  const axis = [1, 2].reduce((best, next) => (spreadAlong(next) > spreadAlong(best) ? next : best), 0);
  const startOf = ({ box }: Piece) => box.min[axis] ?? 0;
  const pieces = given.toSorted((a, b) => startOf(a) - startOf(b) || a.part.index - b.part.index || a.place - b.place);
  return { pieces, axis };
};

const checksOf = (a: PartFaces, b: PartFaces): number => {
  const cornersOf = ({ faces }: PartFaces) => faces.reduce((sum, { corners }) => sum + corners.length, 0);
  const walls = (a.wall === null ? 0 : cornersOf(b)) + (b.wall === null ? 0 : cornersOf(a));
  return a.faces.length * b.faces.length + (cornersOf(a) * cornersOf(b)) / 64 + walls;
};

const boxesTouch = (a: PlacedBox, b: PlacedBox): boolean =>
  a.min.every((low, axis) => low <= (b.max[axis] ?? 0) + touchMm && (b.min[axis] ?? 0) <= (a.max[axis] ?? 0) + touchMm);

const jointOf = (a: Piece, b: Piece, placedOf: (piece: Piece) => Placed): Joint | null => {
  const [one, other] = [placedOf(a), placedOf(b)];
  const touches = one.faces.flatMap((face) =>
    other.faces.flatMap((facing) => {
      const touch = touchOf(face, facing, { a: one.holes, b: other.holes });
      return touch === null ? [] : [touch];
    }),
  );
  const wallMm = alongWall(one.wall, other.faces) + alongWall(other.wall, one.faces);
  if (touches.length === 0 && wallMm === 0) return null;
  const seamMm = touches.reduce((sum, touch) => sum + touch.seamMm, wallMm);
  return { a, b, seamMm, capped: touches.map((touch) => touch.capped) };
};

const alongWall = (wall: CurvedWall | null, faces: Face[]): number =>
  wall === null ? 0 : faces.reduce((sum, face) => sum + seamOnWall(wall, face), 0);

const seamsOf = (joints: Joint[], shapeOf: (part: PartFacts) => PartFaces): Seam[] => {
  const seams = new Map<string, Seam>();
  for (const { a, b, seamMm } of joints) {
    if (seamMm < shortestSeamMm) continue;
    const [first, second] = [shapeOf(a.part), shapeOf(b.part)];
    const aMm = throatThicknessMm(Math.max(first.thickMm, second.thickMm), Math.min(first.thinMm, second.thinMm));
    const [low, high] = [Math.min(a.part.index, b.part.index), Math.max(a.part.index, b.part.index)];
    const known = seams.get(`${low}/${high}`);
    const lengthMm = toHundredth((known?.lengthMm ?? 0) + seamMm);
    seams.set(`${low}/${high}`, { parts: [low, high], aMm, lengthMm, origin: 'assumed' });
  }
  return [...seams.values()].sort((a, b) => a.parts[0] - b.parts[0] || a.parts[1] - b.parts[1]);
};

const noteCaps = (caps: Map<number, Map<number, Set<string>>>, { a, b, capped }: Joint) => {
  const note = ({ part, place }: Piece, end: string | null) => {
    if (end === null) return;
    const pieces = caps.get(part.index) ?? new Map<number, Set<string>>();
    caps.set(part.index, pieces.set(place, (pieces.get(place) ?? new Set()).add(end)));
  };
  for (const [first, second] of capped) {
    note(a, first);
    note(b, second);
  }
};

/** Thinnest fillet weld, mm (EN 1993-1-8, 4.5.2). */
const leastMm = 3;

/**
 * Throat thickness assumed for a fillet weld, 0.1 mm: max(3, ceil(sqrt(thickest wall) - 0.5)), at most 0.7 of the thinnest wall.
 * Walls in mm; thickest and thinnest of both parts.
 */
export const throatThicknessMm = (thickMm: number, thinMm: number): number => {
  const wanted = Math.max(leastMm, Math.ceil(Math.sqrt(thickMm) - 0.5));
  return Math.max(0.1, Math.min(wanted, Math.floor(7 * thinMm + 1e-9) / 10));
};
