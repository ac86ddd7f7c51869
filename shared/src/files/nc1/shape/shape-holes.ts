import type { Frame, Processing } from '../../../geometry/body/body.schema.ts';
import { drillingOf, threadName } from '../../../geometry/body/drilling-of.ts';
import { circleOf, mapped, type Path, type PathPiece, type Point } from '../../../geometry/body/path.ts';
import { add, cosDeg, lengthOf, sinDeg, subtract } from '../../../geometry/body/vectors.ts';
import type { Nc1Contour, Nc1Hole, Nc1Mark, Nc1Part, On } from '../nc1-document.ts';
import { thicknessOf } from './bevels.ts';
import { bodyContour, contourCutOf, contourPath, movedBy, openPath } from './contour-path.ts';
import type { Blank } from './cut-section.ts';
import { type FacePlate, localPath, toLocal } from './face-plates.ts';

/** Where work on a face or plane is done: coordinates, and how deep it goes through the plate there. */
type Place = {
  plane: Frame;
  side: number | null;
  local: (point: Point) => Point;
  path: (path: Path) => Path;
  throughMm: number | null;
};

/** `isDrawn`: the section comes from the file, so holes are as deep as its plates; else a tool goes on into the void behind. */
export type HoleBlank = Blank & { planes: Nc1Part['planes']; isDrawn: boolean };

const placeOf = (on: On, blank: HoleBlank): Place | null => {
  if (typeof on === 'number') {
    const frame = blank.planes[on]?.frame;
    if (!frame) return null;
    const plane = { ...frame, origin: add(frame.origin, [blank.shiftMm, 0, 0]) };
    const throughMm = blank.isDrawn && blank.sizes.web > 0 ? blank.sizes.web : null;
    return { plane, side: null, local: (point) => point, path: (path) => path, throughMm };
  }
  const plate: FacePlate = blank.plates[on];
  const isFromFront = blank.isDrawn && ['I', 'U', 'L', 'M', 'T', 'C'].includes(blank.sizes.code);
  return {
    plane: isFromFront ? plate.front : plate.frame,
    side:
      isFromFront && plate.front.origin.some((value, axis) => value !== plate.frame.origin[axis]) ? null : plate.side,
    local: ([x, q]) => toLocal(plate, [x + blank.shiftMm, q]),
    path: (path) => localPath(movedBy(path, blank.shiftMm, 0), plate),
    throughMm: isFromFront ? thicknessOf(plate) : plate.reachMm,
  };
};

/** Holes, slots and inner contours as work on a body. What lies on a plane that makes no frame is left out. */
export const shapeHoles = ({ holes, inner }: Pick<Nc1Part, 'holes' | 'inner'>, blank: HoleBlank): Processing[] => [
  ...withCores(holes).flatMap((hole) => shapeHole(hole, blank)),
  ...inner.flatMap((contour) => shapeInner(contour, holes, blank)),
];

/** Countersinks without a depth get it from their angle and the hole they widen. */
const withCores = (holes: readonly Nc1Hole[]): Nc1Hole[] =>
  holes.map((hole) => {
    if (hole.kind !== 'countersink' || hole.depthMm > 0) return hole;
    const core = holes.find((other) => other !== hole && other.on === hole.on && isAt(other, hole));
    const rise = (hole.diameterMm - (core?.diameterMm ?? 0)) / 2;
    const half = (hole.angleDeg ?? 90) / 2;
    const depthMm = half > 0 && half < 90 ? (rise * cosDeg(half)) / sinDeg(half) : rise;
    return { ...hole, depthMm: Math.max(0, Math.round(depthMm * 1000) / 1000) };
  });

const isAt = (a: Nc1Hole, b: Nc1Hole): boolean => Math.hypot(a.x - b.x, a.q - b.q) < 0.05;

const shapeHole = (hole: Nc1Hole, blank: HoleBlank): Processing[] => {
  const place = placeOf(hole.on, blank);
  if (place === null || hole.kind === 'mark') return [];
  const depthMm = hole.depthMm > 0 ? hole.depthMm + offsetMm(hole.on, blank) : place.throughMm;
  const on = { plane: place.plane, side: place.side };
  if (hole.slot !== null) {
    const path = place.path(slotPath(hole, hole.slot));
    return [contourCutOf(on, 'Slot', { contours: [bodyContour(path, depthMm)], isOutline: false })];
  }
  const [xMm, yMm] = place.local([hole.x, hole.q]);
  const drilled = drillingOf({ plane: place.plane, side: 0, xMm, yMm, diameterMm: hole.diameterMm, depthMm });
  return [{ ...drilled, side: place.side, name: hole.kind === 'thread' ? threadName : 'Drilling' }];
};

/** From the blank's side down to the plate's own surface. */
const offsetMm = (on: On, { plates, isDrawn }: HoleBlank): number => {
  if (typeof on === 'number' || isDrawn) return 0;
  const { frame, front } = plates[on];
  return lengthOf(subtract(frame.origin, front.origin));
};

type Slot = NonNullable<Nc1Hole['slot']>;

/** Round about the centres of its corners; the first of them lies at the hole's place, about which it is turned. */
const slotPath = ({ x, q, diameterMm }: Nc1Hole, { lengthMm: b, heightMm: h, turnDeg }: Slot): Path => {
  const r = diameterMm / 2;
  const corners: { centre: Point; from: number; sweep: number }[] =
    h === 0 || b === 0
      ? ends(b, h)
      : [
          { centre: [0, 0], from: 180, sweep: 90 },
          { centre: [b, 0], from: 270, sweep: 90 },
          { centre: [b, h], from: 0, sweep: 90 },
          { centre: [0, h], from: 90, sweep: 90 },
        ];
  const on = ([cx, cy]: Point, deg: number): Point => [cx + r * cosDeg(deg), cy + r * sinDeg(deg)];
  const path = corners.flatMap(({ centre, from, sweep }, index): PathPiece[] => {
    const next = corners[(index + 1) % corners.length] ?? corners[0];
    const [start, end] = [on(centre, from), on(centre, from + sweep)];
    const arc: PathPiece = { kind: 'arc', start, end, centre, radius: r, sweepRad: (sweep * Math.PI) / 180 };
    const line: PathPiece = { kind: 'line', start: end, end: next ? on(next.centre, next.from) : end };
    return r > 0 ? [arc, line] : [line];
  });
  const [cos, sin] = [cosDeg(turnDeg), sinDeg(turnDeg)];
  return mapped(path, ([px, py]) => [x + px * cos - py * sin, q + px * sin + py * cos], false);
};

const ends = (b: number, h: number): { centre: Point; from: number; sweep: number }[] => {
  const lies = h === 0;
  return [
    { centre: [0, 0], from: lies ? 90 : 180, sweep: 180 },
    { centre: [b, h], from: lies ? 270 : 0, sweep: 180 },
  ];
};

/** A round opening that is a hole as well is that hole. */
const shapeInner = (contour: Nc1Contour, holes: readonly Nc1Hole[], blank: HoleBlank): Processing[] => {
  const place = placeOf(contour.on, blank);
  if (place === null) return [];
  const path = contourPath(contour);
  const circle = circleOf(path);
  const isHole =
    circle !== null &&
    holes.some(
      ({ on, x, q, diameterMm, slot }) =>
        slot === null &&
        on === contour.on &&
        Math.hypot(x - circle.centre[0], q - circle.centre[1]) < 0.1 &&
        Math.abs(diameterMm - 2 * circle.radiusMm) < 0.1,
    );
  if (isHole) return [];
  const on = { plane: place.plane, side: place.side };
  return [
    contourCutOf(on, `IK ${contour.on}`, {
      contours: [bodyContour(place.path(path), place.throughMm)],
      isOutline: false,
    }),
  ];
};

/** Texts and lines that are marked and punched, without taking anything. */
export const shapeMarks = (marks: readonly Nc1Mark[], blank: HoleBlank): Processing[] =>
  marks.flatMap((mark): Processing[] => {
    const place = placeOf(mark.on, { ...blank, isDrawn: false });
    if (place === null) return [];
    const common = { carriedOut: true, plane: place.plane, side: place.side };
    if (mark.kind === 'line') {
      const contours = mark.points.length < 2 ? [] : [bodyContour(place.path(openPath(mark.points)), null)];
      return [{ kind: 'PenContour', name: 'PenContour', ...common, parameters: {}, contours }];
    }
    const [StartX, StartY] = place.local([mark.x, mark.q]);
    if (mark.kind === 'punch')
      return [{ kind: 'Marking', name: 'Punch', ...common, parameters: { StartX, StartY }, contours: [] }];
    const isMirrored = mark.on === 'o' || mark.on === 'h';
    const Angle = isMirrored ? -mark.angleDeg : mark.angleDeg;
    const parameters = { Text: mark.text, StartX, StartY, Angle, TextHeightAuto: false, TextHeight: mark.heightMm };
    return mark.text === '' ? [] : [{ kind: 'Text', name: 'Text', ...common, parameters, contours: [] }];
  });
