import type { Processing } from '../../../geometry/body/body.schema.ts';
import { type Path, type Point, polygonPath } from '../../../geometry/body/path.ts';
import type { Nc1Header, Nc1Part } from '../nc1-document.ts';
import { bevelCuts, thicknessOf } from './bevels.ts';
import { clipToBand } from './clip-to-band.ts';
import { bodyContour, contourCutOf } from './contour-path.ts';
import { type EndPlanes, endCut, endPlanes, isOnEnd, plainArea } from './end-planes.ts';
import {
  areaIn,
  type FaceContour,
  type FacePlate,
  type FacePlates,
  faceContours,
  localPath,
  type SectionSizes,
} from './face-plates.ts';

export type Blank = { sizes: SectionSizes; lengthMm: number; shiftMm: number; plates: FacePlates };

/** The cuts at the ends of a section and the notches in its plates. */
export const cutSection = (part: Pick<Nc1Part, 'outer' | 'header' | 'cuts'>, blank: Blank): Processing[] => {
  const { sizes, lengthMm, plates } = blank;
  const contours = faceContours(part.outer, { code: sizes.code, plates, shiftMm: blank.shiftMm });
  const isShaped = hasPlates(sizes.code);
  const header = contours.length === 0 && part.cuts.length > 0 ? squareHeader : part.header;
  const planes = endPlanes(isShaped ? contours : [], header, { sizes, lengthMm });
  const own = { lengthMm, widthMm: sizes.width, frame: plates.v.frame };
  const ends = [endCut(-1, planes.start, own), endCut(1, planes.end, own)].filter((cut) => cut !== null);
  const notches = facesOf(contours).flatMap((group) => notchesOf(group, planes, { isShaped, lengthMm }));
  const planned = contours.length === 0 ? part.cuts.map((cut) => planeCut(cut, blank)) : [];
  return [...ends, ...notches, ...planned];
};

const squareHeader: Pick<Nc1Header, 'webCutDeg' | 'flangeCutDeg'> = { webCutDeg: [0, 0], flangeCutDeg: [0, 0] };

/** What is behind the faces of round and unknown sections is no plate. */
const hasPlates = (code: SectionSizes['code']): boolean => !['RO', 'RU', 'SO'].includes(code);

const facesOf = (contours: readonly FaceContour[]): FaceContour[][] =>
  [...new Set(contours.map(({ plate }) => plate))].map((own) => contours.filter(({ plate }) => plate === own));

/** A contour may differ from the plain face by rounding. */
const isPlain = (group: readonly FaceContour[], planes: EndPlanes): boolean => {
  const [only, second] = group;
  if (only === undefined || second !== undefined) return false;
  const plain = plainArea(planes, only);
  return Math.abs(plain - areaIn(only)) <= 0.5 + 2e-4 * plain && isWhole(only);
};

const isWhole = ({ plate, path }: FaceContour): boolean => {
  const qs = path.map(({ start: [, q] }) => q);
  return Math.abs(Math.min(...qs)) < 0.5 && Math.abs(Math.max(...qs) - plate.extentMm) < 0.5;
};

const notchesOf = (
  group: readonly FaceContour[],
  planes: EndPlanes,
  { isShaped, lengthMm }: { isShaped: boolean; lengthMm: number },
): Processing[] => {
  const [{ plate }] = group as [FaceContour];
  const cuts: Processing[] = [];
  if (!isPlain(group, planes)) cuts.push(isShaped ? notch(group, plate, lengthMm) : unmade(plate));
  for (const { contour, path } of group) {
    const bevelled = { plate, path, points: contour.points, thicknessMm: thicknessOf(plate), isAlone: false };
    const bevels = bevelCuts(bevelled, (from, to) => isOnEnd(planes, plate, [from, to]));
    cuts.push(...(isShaped && bevels !== null ? bevels : bevels?.length === 0 ? [] : [unmade(plate)]));
  }
  return cuts;
};

/** All of a plate that lies in none of its contours. */
const notch = (group: readonly FaceContour[], plate: FacePlate, lengthMm: number): Processing => {
  const { bandMm, side, frame, face } = plate;
  const [low, high] = bandMm ?? [-overMm, plate.extentMm + overMm];
  const around: Point[] = [
    [-overMm, low],
    [lengthMm + overMm, low],
    [lengthMm + overMm, high],
    [-overMm, high],
  ];
  const kept = group.flatMap(({ path, points }): Path[] =>
    bandMm === null ? [path] : clipToBand(points, bandMm).map(polygonPath),
  );
  const depthMm = bandMm === null ? thicknessOf(plate) : plate.reachMm;
  const contours = [polygonPath(around), ...kept].map((path) => bodyContour(localPath(path, plate), depthMm));
  return contourCutOf({ plane: frame, side }, `AK ${face}`, { contours, isOutline: false });
};

const overMm = 1;

/** A contour that is not made into geometry stays in the part, so that it stays on request. */
export const unmade = ({ face, side, frame }: Pick<FacePlate, 'face' | 'side' | 'frame'>): Processing => ({
  kind: 'Outline',
  name: `AK ${face}`,
  carriedOut: true,
  plane: frame,
  side,
  parameters: {},
  contours: [],
});

/** SC: all that lies beyond a plane. */
const planeCut = ({ point: [x, y, z], normal }: Nc1Part['cuts'][number], { shiftMm }: Blank): Processing => {
  const length = Math.hypot(...normal);
  const [nx, ny, nz] = [normal[0] / length, normal[1] / length, normal[2] / length];
  const level = Math.hypot(nx, ny) || 1;
  const across: [number, number, number] = level < 1e-6 ? [1, 0, 0] : [nx / level, ny / level, 0];
  return {
    kind: 'JackRafterCut',
    name: 'SC',
    carriedOut: true,
    plane: { origin: [x + shiftMm, y, z], xAxis: across, yAxis: [-across[1], across[0], 0] },
    side: null,
    parameters: {
      Orientation: 'end',
      StartX: 0,
      StartY: 0,
      StartDepth: 0,
      Angle: 90,
      Inclination: (Math.acos(Math.max(-1, Math.min(1, -nz))) * 180) / Math.PI,
    },
    contours: [],
  };
};
