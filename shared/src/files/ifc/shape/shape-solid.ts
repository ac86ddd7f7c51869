import type { Catalogue } from '../../../catalogue/catalogue.schema.ts';
import { isGirder } from '../../../catalogue/match-section.ts';
import { halfGirderIn } from '../../../catalogue/parse-profile-name.ts';
import type { Profile } from '../../../catalogue/profile.schema.ts';
import type { Body, Frame, Processing, Vector } from '../../../geometry/body/body.schema.ts';
import { drillingOf } from '../../../geometry/body/drilling-of.ts';
import { circlePolygon, flatten } from '../../../geometry/body/flatten.ts';
import { circleOf, mapped, type Path, type Point, polygonPath } from '../../../geometry/body/path.ts';
import { profileOutline } from '../../../geometry/body/profile-outline.ts';
import { sideFrames } from '../../../geometry/body/side-frames.ts';
import {
  add,
  cross,
  directionIn,
  dot,
  normalOf,
  pointIn,
  spanOf,
  subtract,
  times,
} from '../../../geometry/body/vectors.ts';
import type { PartCategory, Remark } from '../../../parts/part-facts.schema.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import { bodyContour, boundsOf, contourCutOf, isRectangle } from '../../nc1/shape/contour-path.ts';
import { noFrame } from '../model/frames.ts';
import { cutsSeenFrom, processingsOf, spanBetween, unmade } from './cuts-of.ts';
import { matchOutline, type SectionMatch } from './match-outline.ts';
import type { Counted, Cut, Extrusion, HalfSpaceCut, Solid } from './solid.ts';

/** What a body of a model is made as, and where the part lies in the body's coordinates. */
export type IfcShape = {
  category: PartCategory;
  profile: Profile | null;
  /** What the model calls a section without a row in the catalogue. */
  profileName: string;
  thicknessMm: number | null;
  body: Body;
  placed: Frame;
  /** Volume and surface where the body does not tell them. */
  counted: { volumeMm3: number; areaMm2: number } | null;
  match: SectionMatch | null;
  findings: Remark[];
};

/** A body as a bar of the catalogue, a plate, a bar of its own section, or a box of its size that is on request. */
export const shapeSolid = ({ base, cuts }: Solid, { profiles }: Pick<Catalogue, 'profiles'>): IfcShape => {
  if (base.kind === 'counted') return freeShape(base, cuts);
  const upright = Math.abs(base.direction[2]) > 1 - 1e-9;
  const { extrusion, ends } = upright ? { extrusion: base, ends: [] } : straightened(base);
  const all = [...ends, ...cuts];
  const match = matchOutline(extrusion.section, profiles);
  if (match !== null) return catalogueBar(extrusion, match, all);
  const [outer = []] = extrusion.section.loops;
  const { min, max } = boundsOf([outer]);
  const sizes: Vector = [max[0] - min[0], max[1] - min[1], extrusion.depthMm];
  if (extrusion.section.loops.length === 1 && isRectangle(outer, min, max))
    return block(extrusion, min, { sizes, cuts: all });
  if (extrusion.depthMm < Math.min(sizes[0], sizes[1])) return outlinePlate(extrusion, { min, sizes, cuts: all });
  return drawnBar(extrusion, { min, sizes, cuts: all });
};

/** A section that is swept askew, as the section square to its way with two slanting ends. */
const straightened = (base: Extrusion): { extrusion: Extrusion; ends: Cut[] } => {
  const { frame, section, direction, depthMm } = base;
  const along = directionIn(frame, direction);
  const normal = normalOf(frame);
  const flat = subtract(frame.xAxis, times(along, dot(frame.xAxis, along)));
  const length = Math.hypot(...flat);
  const xAxis = length > 1e-6 ? times(flat, 1 / length) : frame.yAxis;
  const own: Frame = { origin: frame.origin, xAxis, yAxis: cross(along, xAxis) };
  const seen = ([x, y]: Point): Point => {
    const point = subtract(pointIn(frame, [x, y, 0]), frame.origin);
    return [dot(point, own.xAxis), dot(point, own.yAxis)];
  };
  const levels = section.loops.flatMap((loop) =>
    flatten(loop, 5).map(([x, y]) => dot(subtract(pointIn(frame, [x, y, 0]), frame.origin), along)),
  );
  const [low, high] = spanOf(levels);
  const loops = section.loops.map((loop) => polygonPath(flatten(loop, 5).map(seen)));
  const start = add(frame.origin, times(along, low));
  const end = (point: Vector, outward: Vector): HalfSpaceCut => ({
    kind: 'half-space',
    point,
    normal: outward,
    edge: null,
  });
  return {
    extrusion: {
      kind: 'extrusion',
      frame: { ...own, origin: start },
      section: { ...section, loops, stated: null },
      direction: [0, 0, 1],
      depthMm: depthMm + high - low,
    },
    ends: [end(frame.origin, times(normal, -1)), end(add(frame.origin, times(along, depthMm)), normal)],
  };
};

type Sized = { min: Point; sizes: Vector; cuts: readonly Cut[] };

/** The frame of a bar: x along it, y and z the axes across and up of its section, from the corner of its box. */
const barFrame = ({ frame }: Extrusion, corner: Point, [ax, ay]: Point): Frame => ({
  origin: pointIn(frame, [corner[0], corner[1], 0]),
  xAxis: normalOf(frame),
  yAxis: directionIn(frame, [ax, ay, 0]),
});

/** The bar between the planes that end it, and its other work. */
const cutBar = (
  placed: Frame,
  blank: Body['blankMm'],
  cuts: readonly Cut[],
): { placed: Frame; blankMm: Body['blankMm']; processings: Processing[] } => {
  const seen = cutsSeenFrom(cuts, placed);
  const { from, to } = spanBetween(seen, blank);
  const origin = pointIn(placed, [from, 0, 0]);
  const blankMm = { ...blank, length: to - from };
  const moved = cutsSeenFrom(seen, { ...noFrame, origin: [from, 0, 0] });
  return { placed: { ...placed, origin }, blankMm, processings: processingsOf(moved, blankMm) };
};

const catalogueBar = (extrusion: Extrusion, match: SectionMatch, cuts: readonly Cut[]): IfcShape => {
  const { profile } = match;
  const { section, depthMm } = extrusion;
  const { dir, mirrors } = section.lie;
  const across: Point = match.isTurned ? [-dir[1], dir[0]] : dir;
  const up: Point = [-across[1], across[0]];
  const { acrossMm, upMm } = profileOutline(profile);
  const { min, max } = boundsOf(section.loops.slice(0, 1).map((loop) => mapped(loop, inAxes(across, up), false)));
  const [midAcross, midUp] = [(min[0] + max[0] - acrossMm) / 2, (min[1] + max[1] - upMm) / 2];
  const corner: Point = [midAcross * across[0] + midUp * up[0], midAcross * across[1] + midUp * up[1]];
  const flips = {
    flipY: match.flipAcross !== (mirrors && match.isTurned),
    flipZ: match.flipUp !== (mirrors && !match.isTurned),
  };
  const blank = { length: depthMm, height: acrossMm, width: upMm };
  const { placed, blankMm, processings } = cutBar(barFrame(extrusion, corner, across), blank, cuts);
  return {
    category: isGirder(profile.family) ? 'GIRDER' : 'PROFILE',
    profile,
    profileName: profile.designation,
    thicknessMm: null,
    body: {
      blankMm,
      section: { kind: 'profile', profileId: profile.id, heightAxis: 'z', ...flips },
      processings,
    },
    placed,
    counted: null,
    match,
    findings: [],
  };
};

const inAxes =
  (across: Point, up: Point) =>
  ([x, y]: Point): Point => [x * across[0] + y * across[1], x * up[0] + y * up[1]];

/** A box: its smallest side is its thickness, its longest its length. */
const block = (extrusion: Extrusion, min: Point, { sizes, cuts }: Pick<Sized, 'sizes' | 'cuts'>): IfcShape => {
  const order = [0, 1, 2].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
  const [long = 0, middle = 1, thin = 2] = order;
  const frame = extrusion.frame;
  const axes: Vector[] = [frame.xAxis, frame.yAxis, normalOf(frame)];
  const axis = (at: number): Vector => axes[at] ?? frame.xAxis;
  const isRightHanded = dot(cross(axis(long), axis(middle)), axis(thin)) > 0;
  const base = pointIn(frame, [min[0], min[1], 0]);
  const yAxis = isRightHanded ? axis(middle) : times(axis(middle), -1);
  const origin = isRightHanded ? base : add(base, times(axis(middle), sizes[middle] ?? 0));
  const blank = { length: sizes[long] ?? 0, height: sizes[middle] ?? 0, width: sizes[thin] ?? 0 };
  return plate({ origin, xAxis: axis(long), yAxis }, blank, { own: [], cuts });
};

/** A plate that is swept by its thickness. */
const outlinePlate = (extrusion: Extrusion, { min, sizes, cuts }: Sized): IfcShape => {
  const { frame, section } = extrusion;
  const isLong = sizes[0] >= sizes[1];
  const [across, up]: [Point, Point] = isLong
    ? [
        [1, 0],
        [0, 1],
      ]
    : [
        [0, 1],
        [-1, 0],
      ];
  const corner: Point = isLong ? min : [min[0] + sizes[0], min[1]];
  const [length, height] = isLong ? [sizes[0], sizes[1]] : [sizes[1], sizes[0]];
  const blank = { length, height, width: sizes[2] };
  const to = inAxes(across, up);
  const loops = section.loops.map((loop) => mapped(loop, ([x, y]) => to([x - corner[0], y - corner[1]]), false));
  const plane = sideFrames(blank)[3] as Frame;
  const on = { plane, side: 4 };
  const [outer = [], ...inner] = loops;
  const own = [
    ...(isRectangle(outer, [0, 0], [length, height])
      ? []
      : [contourCutOf(on, 'Outline', { contours: [bodyContour(outer, null)], isOutline: true })]),
    ...inner.map((path) => openingOf(path, on)),
  ];
  const placed = {
    origin: pointIn(frame, [...corner, 0]),
    xAxis: directionIn(frame, [...across, 0]),
    yAxis: directionIn(frame, [...up, 0]),
  };
  return plate(placed, blank, { own, cuts });
};

const openingOf = (path: Path, on: { plane: Frame; side: number }): Processing => {
  const circle = circleOf(path);
  if (circle === null) return contourCutOf(on, 'Opening', { contours: [bodyContour(path, null)], isOutline: false });
  const [xMm, yMm] = circle.centre;
  return drillingOf({ ...on, xMm, yMm, diameterMm: Math.round(2 * circle.radiusMm * 1e6) / 1e6, depthMm: null });
};

type PlateWork = { own: Processing[]; cuts: readonly Cut[] };

const plate = (placed: Frame, blankMm: Body['blankMm'], { own, cuts }: PlateWork): IfcShape => {
  const made =
    own.length === 0
      ? cutBar(placed, blankMm, cuts)
      : { placed, blankMm, processings: [...own, ...processingsOf(cutsSeenFrom(cuts, placed), blankMm)] };
  return {
    category: 'FLAT',
    profile: null,
    profileName: '',
    thicknessMm: Math.round(Math.min(...Object.values(made.blankMm)) * 1000) / 1000,
    body: { blankMm: made.blankMm, section: { kind: 'box' }, processings: made.processings },
    placed: made.placed,
    counted: null,
    match: null,
    findings: [],
  };
};

const endFrame: Frame = { origin: [0, 0, 0], xAxis: [0, 0, 1], yAxis: [0, 1, 0] };

/** A section without a row in the catalogue is cut out of its box, along the whole bar. */
const drawnBar = (extrusion: Extrusion, { min, sizes, cuts }: Sized): IfcShape => {
  const blank = { length: sizes[2], height: sizes[0], width: sizes[1] };
  const { placed, blankMm, processings } = cutBar(barFrame(extrusion, min, [1, 0]), blank, cuts);
  // seen from the end, z runs to the right and y up
  const loops = extrusion.section.loops.map((loop, index) =>
    withoutBore(
      mapped(loop, ([x, y]) => [y - min[1], x - min[0]], true),
      index,
    ),
  );
  const contours = loops.map((loop) => bodyContour(loop, null));
  const outline = contourCutOf({ plane: endFrame, side: 5 }, 'Section', { contours, isOutline: true });
  const text = extrusion.section.name;
  return {
    category: 'PROFILE',
    profile: null,
    profileName: text,
    thicknessMm: null,
    body: { blankMm, section: { kind: 'box' }, processings: [outline, ...processings] },
    placed,
    counted: null,
    match: null,
    findings: [unknownProfile(text, blankMm)],
  };
};

/** A round void is drawn as a polygon of its area: a circle along the bar would be a hole through it. */
const withoutBore = (path: Path, index: number): Path => {
  const circle = index === 0 ? null : circleOf(path);
  if (circle === null) return path;
  const [cx, cy] = circle.centre;
  return polygonPath(circlePolygon(circle.radiusMm, 96).map(([x, y]) => [cx + x, cy + y]));
};

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const unknownProfile = (text: string, { height, width }: Body['blankMm']): Remark =>
  text === ''
    ? remarkOf('request.missing-profile', { heightMm: hundredth(height), widthMm: hundredth(width) })
    : remarkOf(halfGirderIn(text) === null ? 'request.unknown-profile' : 'request.half-girder', { text });

/** A body that is counted, in a box of its size. */
const freeShape = ({ what, points, volumeMm3, areaMm2, openEdges }: Counted, cuts: readonly Cut[]): IfcShape => {
  const spans = [0, 1, 2].map((axis) =>
    points.length === 0 ? [0, 0] : spanOf(points.map((point) => point[axis] ?? 0)),
  );
  const sizes = spans.map(([low = 0, high = 0]) => Math.max(high - low, 0.1));
  const [length = 1, height = 1, width = 1] = sizes;
  return {
    category: 'PROFILE',
    profile: null,
    profileName: '',
    thicknessMm: null,
    body: {
      blankMm: { length, height, width },
      section: { kind: 'box' },
      processings: cuts.length === 0 ? [] : [unmade(what)],
    },
    placed: { ...noFrame, origin: spans.map(([low = 0]) => low) as Vector },
    counted: { volumeMm3: volumeMm3 ?? 0, areaMm2: areaMm2 ?? 0 },
    match: null,
    findings: [remarkOf('request.free-shape'), ...(volumeMm3 === null ? [uncounted(what, openEdges)] : [])],
  };
};

const uncounted = (what: string, openEdges: number): Remark =>
  openEdges > 0
    ? remarkOf('request.open-body', { count: openEdges })
    : remarkOf('request.unknown-surface', { name: what });
