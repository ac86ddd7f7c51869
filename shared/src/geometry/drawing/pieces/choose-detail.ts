import type { Profile } from '../../../catalogue/profile.schema.ts';
import type { Body } from '../../body/body.schema.ts';
import type { Path } from '../../body/path.ts';
import { spanOf } from '../../body/vectors.ts';
import { planBody } from '../../solids/make-solid.ts';
import type { Removal } from '../../solids/removals/walls.ts';
import type { ViewAxes } from '../view-axes.ts';
import { blankSizes, type Piece, paperSizeMm } from './paper-size.ts';

/** For a whole screen, or for a row of a list. */
export type PictureSize = 'sheet' | 'list';

/** Up to so many pieces everything is drawn as it is. */
export const drawnWholeUpTo = 200;

/** The finest measure a picture shows is its larger side divided by `parts`; beyond `cuts` cut-outs in all, the smaller bodies are drawn without theirs. */
const limits = { sheet: { parts: 1500, cuts: 600 }, list: { parts: 300, cuts: 100 } } as const;

/**
 * Leaves out what would not be seen in a picture of many pieces: a body smaller than 2 of its finest measures, the shape of one smaller than 12,
 * holes and radii smaller than 3. The same pieces are simplified in the same way everywhere. `fineMm` is 0 when nothing is.
 */
export const chooseDetail = (
  pieces: readonly Piece[],
  axes: ViewAxes,
  size: PictureSize,
): { pieces: Piece[]; fineMm: number } => {
  const count = pieces.reduce((sum, { placements }) => sum + placements.length, 0);
  if (count <= drawnWholeUpTo) return { pieces: [...pieces], fineMm: 0 };
  const fineMm = paperSizeMm(pieces, axes) / limits[size].parts;
  const shown = pieces.filter(({ body }) => blankSizes(body)[0] >= 2 * fineMm);
  const detailed = shown.map((piece) => simplified(piece, fineMm));
  return { pieces: withinCuts(detailed, limits[size].cuts), fineMm };
};

const simplified = (piece: Piece, fineMm: number): Piece => {
  const [longest, middle] = blankSizes(piece.body);
  if (longest < 12 * fineMm || middle < 3 * fineMm) return asBox(piece);
  const { body, profile } = simplifyBody(piece, 3 * fineMm);
  if (body.processings.length === 0) return asBar({ ...piece, body, profile });
  return { ...piece, key: `${piece.key} ${body.processings.length} ${profile?.rMm ?? 0}`, body, profile };
};

const withinCuts = (pieces: readonly Piece[], most: number): Piece[] => {
  const cuts = pieces.map(({ body }) => planBody(body).steps.reduce((sum, { removals }) => sum + removals.length, 0));
  const largest = pieces.map((_, index) => index).filter((index) => cuts[index] !== 0);
  const sizes = pieces.map(({ body }) => blankSizes(body)[0]);
  largest.sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
  let left = most;
  const bare = new Set(
    largest.filter((index) => {
      left -= cuts[index] ?? 0;
      return left < 0;
    }),
  );
  return pieces.map((piece, index) => (bare.has(index) ? asBar(piece) : piece));
};

/** The blank's box. Equal ones have the same key and so one mesh. */
const asBox = (piece: Piece): Piece =>
  asBar({ ...piece, body: { ...piece.body, section: { kind: 'box' } }, profile: null });

/** The section over the whole length, without any work on it. */
const asBar = (piece: Piece): Piece => {
  const { blankMm, section } = piece.body;
  const key = JSON.stringify([blankMm, section, piece.profile?.rMm ?? 0]);
  return { ...piece, key, body: { blankMm, section, processings: [] } };
};

type Shape = { body: Body; profile: Profile | null };

/** A body without holes and cut-outs, and without radii of its section, that measure less than `leastMm`. */
export const simplifyBody = ({ body, profile }: Shape, leastMm: number): Shape => {
  const kept = new Set(
    planBody(body)
      .steps.filter(({ removals }) => removals.some((removal) => sizeOf(removal) >= leastMm))
      .map(({ processing }) => processing),
  );
  const radiusMm = Math.max(profile?.rMm ?? 0, profile?.r2Mm ?? 0);
  return {
    body: { ...body, processings: body.processings.filter((processing) => kept.has(processing)) },
    profile: profile && radiusMm > 0 && radiusMm < leastMm ? { ...profile, rMm: 0, r2Mm: 0 } : profile,
  };
};

/** The largest measure of what a removal leaves to be seen; endless for one that may take any part of the body. */
const sizeOf = (removal: Removal): number => {
  switch (removal.kind) {
    case 'cylinder':
      return 2 * removal.radiusMm;
    case 'prism':
      return removal.outside ? Number.POSITIVE_INFINITY : Math.max(0, ...removal.loops.map(reachOf));
    case 'ball':
      return 2 * removal.radiusMm;
    case 'less':
      return sizeOf(removal.of);
    case 'common':
      return Math.min(...removal.of.map(sizeOf));
    case 'convex':
    case 'polyhedron':
      return Number.POSITIVE_INFINITY;
    default:
      return removal satisfies never;
  }
};

const reachOf = (path: Path): number => {
  const [left, right] = spanOf(path.flatMap((piece) => [piece.start[0], ...reached(piece, 0)]));
  const [low, high] = spanOf(path.flatMap((piece) => [piece.start[1], ...reached(piece, 1)]));
  return Math.max(right - left, high - low);
};

const reached = (piece: Path[number], axis: 0 | 1): number[] =>
  piece.kind === 'arc' ? [piece.centre[axis] - piece.radius, piece.centre[axis] + piece.radius] : [];
