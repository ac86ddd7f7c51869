import type { Frame } from '../../../geometry/body/body.schema.ts';
import { flatten } from '../../../geometry/body/flatten.ts';
import { areaOf, mapped, type Path, type Point } from '../../../geometry/body/path.ts';
import { sideFrames } from '../../../geometry/body/side-frames.ts';
import { type Face, faces, type Nc1Contour, type On, type SectionCode } from '../nc1-document.ts';
import { contourPath, movedBy } from './contour-path.ts';

/** Measures of a section as its faces need them, mm: height along Y, width along Z, thickness of flanges (at their root) and web. */
export type SectionSizes = { code: SectionCode; height: number; width: number; flange: number; web: number };

/** The plate of a section behind a face: flange, web, leg or wall. */
export type FacePlate = {
  face: Face;
  /** The blank's side that the face lies under, and the plate's own surface; both have the same local coordinates. */
  side: number;
  frame: Frame;
  front: Frame;
  /** q runs along this axis of the part, 1 (Y) or 2 (Z); the plate lies between these along the other. */
  qAxis: 1 | 2;
  across: Point;
  extentMm: number;
  /** How far a tool goes under `frame` to take this plate alone; null: through all. */
  reachMm: number | null;
  /** The stretch of q that belongs to it where it meets others, cut as deep as `reachMm`; null: all of q, as deep as it is thick. */
  bandMm: Point | null;
};

/** (x, q) of a face in the coordinates of its side: o and h are seen mirrored. */
export const toLocal = ({ face, extentMm }: Pick<FacePlate, 'face' | 'extentMm'>, [x, q]: Point): Point =>
  face === 'o' || face === 'h' ? [x, extentMm - q] : [x, q];

export const isMirrored = (face: Face): boolean => face === 'o' || face === 'h';

const sideOf: Record<Face, number> = { u: 1, h: 2, o: 3, v: 4 };

type Lie = { across: Point; reachMm: number | null; bandMm: Point | null };

/** Where the plates of a section lie: those of Y (o, u) and of Z (v, h). */
const lies: Record<SectionCode, (sizes: SectionSizes) => Record<Face, Lie>> = {
  I: ({ height: h, width: b, flange, web }) => {
    const middle: Point = [(b - web) / 2, (b + web) / 2];
    const inner = { across: middle, reachMm: null, bandMm: [flange, h - flange] as Point };
    return { v: inner, h: inner, ...flanges(h, flange) };
  },
  U: (sizes) => channel(sizes),
  C: (sizes) => channel(sizes),
  L: ({ height: h, width: b, web }) => {
    const leg: Lie = { across: [0, web], reachMm: null, bandMm: [web, h + 1] };
    const foot: Lie = { across: [0, web], reachMm: null, bandMm: null };
    return { v: leg, h: { ...leg, reachMm: b / 2 }, u: { ...foot, reachMm: h / 2 }, o: foot };
  },
  T: ({ width: b, height: h, flange, web }) => {
    const stem: Lie = { across: [(h - web) / 2, (h + web) / 2], reachMm: null, bandMm: [flange, b + 1] };
    const top: Lie = { across: [0, flange], reachMm: null, bandMm: null };
    return { v: top, h: { ...top, reachMm: b / 2 }, o: stem, u: stem };
  },
  M: ({ height: h, width: b, web }) => ({
    v: { across: [b - web, b], reachMm: b / 2, bandMm: [web, h - web] },
    h: { across: [0, web], reachMm: b / 2, bandMm: [web, h - web] },
    ...flanges(h, web),
  }),
  RO: ({ height }) => round(height / 2, height),
  RU: ({ height }) => round(null, height),
  SO: (sizes) => solid(sizes),
  B: (sizes) => solid(sizes),
};

const flanges = (h: number, thickness: number): Record<'o' | 'u', Lie> => ({
  o: { across: [h - thickness, h], reachMm: h / 2, bandMm: null },
  u: { across: [0, thickness], reachMm: h / 2, bandMm: null },
});

const channel = ({ height: h, width: b, flange, web }: SectionSizes): Record<Face, Lie> => {
  const back: Lie = { across: [0, web], reachMm: null, bandMm: [flange, h - flange] };
  return { v: back, h: { ...back, reachMm: b / 2 }, ...flanges(h, flange) };
};

const round = (reachMm: number | null, diameter: number): Record<Face, Lie> => {
  const wall: Lie = { across: [0, diameter], reachMm, bandMm: null };
  return { v: wall, h: wall, o: wall, u: wall };
};

const solid = ({ height, width }: SectionSizes): Record<Face, Lie> => {
  const front: Lie = { across: [0, width], reachMm: null, bandMm: null };
  const edge: Lie = { across: [0, height], reachMm: null, bandMm: null };
  return { v: front, h: front, o: edge, u: edge };
};

export type FacePlates = Record<Face, FacePlate>;

/** The plates of a section in a blank of its size. */
export const facePlates = (sizes: SectionSizes, lengthMm: number): FacePlates => {
  const frames = sideFrames({ length: lengthMm, height: sizes.height, width: sizes.width });
  const lie = lies[sizes.code](sizes);
  const plates = faces.map((face): [Face, FacePlate] => {
    const frame = frames[sideOf[face] - 1] as Frame;
    const qAxis = face === 'v' || face === 'h' ? 1 : 2;
    const { across } = lie[face];
    return [
      face,
      {
        face,
        side: sideOf[face],
        frame,
        front: { ...frame, origin: withAcross(frame.origin, qAxis, across[face === 'v' || face === 'o' ? 1 : 0]) },
        qAxis,
        extentMm: qAxis === 1 ? sizes.height : sizes.width,
        ...lie[face],
      },
    ];
  });
  return Object.fromEntries(plates) as FacePlates;
};

const withAcross = ([x, y, z]: Frame['origin'], qAxis: 1 | 2, at: number): Frame['origin'] =>
  qAxis === 1 ? [x, y, at] : [x, at, z];

/** An outer contour on the plate of its face, in the numbers of the face. */
export type FaceContour = { contour: Nc1Contour; plate: FacePlate; path: Path; points: Point[] };

const isFace = (on: On): on is Face => typeof on === 'string';

/**
 * The plate that a contour of a face shapes. Front and back name one plate but on boxes, the top of an angle is its foot seen from inside,
 * and the front of a tee is the top of its flange.
 */
const shapedFace = (face: Face, code: SectionCode): Face => {
  if (code === 'T' && face === 'v') return 'h';
  return code === 'L' && face === 'o' ? 'u' : face;
};

const isOnePlate = (code: SectionCode): boolean => !['M', 'T', 'RO', 'RU', 'SO'].includes(code);

/** The outer contours of a part on its faces, `shiftMm` further along; of front and back that are one plate the front counts. */
export const faceContours = (
  outer: readonly Nc1Contour[],
  { code, plates, shiftMm }: { code: SectionCode; plates: FacePlates; shiftMm: number },
): FaceContour[] => {
  const placed = outer.flatMap((contour): FaceContour[] => {
    if (!isFace(contour.on)) return [];
    const plate = plates[shapedFace(contour.on, code)];
    const path = movedBy(contourPath(contour), shiftMm, 0);
    return [{ contour, plate, path, points: flatten(path, 5) }];
  });
  const hasFront = placed.some(({ plate }) => plate.face === 'v');
  const hasFoot = outer.some(({ on }) => on === 'u');
  return placed.filter(
    ({ contour, plate }) =>
      !(hasFront && plate.face === 'h' && isOnePlate(code)) && !(code === 'L' && contour.on === 'o' && hasFoot),
  );
};

/** A path of a face in the coordinates of its side. */
export const localPath = (path: Path, plate: FacePlate): Path =>
  mapped(path, (point) => toLocal(plate, point), isMirrored(plate.face));

/** Area of a contour, mm2. */
export const areaIn = ({ path }: Pick<FaceContour, 'path'>): number => Math.abs(areaOf(path));
