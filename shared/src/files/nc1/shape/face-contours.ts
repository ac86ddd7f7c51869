import { flatten } from '../../../geometry/body/flatten.ts';
import { areaOf, mapped, type Path, type Point } from '../../../geometry/body/path.ts';
import type { Face, Nc1Contour, On, SectionCode } from '../nc1-document.ts';
import { contourPath, movedBy } from './contour-path.ts';
import { type FacePlate, type FacePlates, isMirrored, toLocal } from './face-plates.ts';

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
