import { countOpenings, mostOpenings, type Opening, spreadOpening } from './opening.schema.ts';
import {
  type PlateCorner,
  type PlateForm,
  type SinglePartForm,
  singlePartFormSchema,
} from './single-part-form.schema.ts';

/** Where a form says something that makes no part: the field, and for openings and corners their place in the list. */
export type FormProblem =
  | { code: 'name-missing' | 'grade-missing' | 'profile-missing' | 'value-missing' | 'openings-many' }
  | { code: 'corners-meet'; corner: number }
  | { code: 'opening-outside' | 'slot-too-short' | 'openings-overlap'; opening: number };

/** What has to be put right before a part can be made; what the shop cannot make is told when the part is measured. */
export const checkSinglePart = (form: SinglePartForm): FormProblem[] => [
  ...(form.name.trim() === '' ? [{ code: 'name-missing' } as const] : []),
  ...(form.grade === '' ? [{ code: 'grade-missing' } as const] : []),
  ...(form.kind === 'plate' ? checkPlate(form) : []),
  ...(form.kind === 'profile' && form.profileId === '' ? [{ code: 'profile-missing' } as const] : []),
  ...checkValues(form),
];

/** A value that is missing or out of its bounds, as the schema has them. */
const checkValues = (form: SinglePartForm): FormProblem[] => {
  if (countOpenings(form.kind === 'plate' ? form.openings : form.holes) > mostOpenings)
    return [{ code: 'openings-many' }];
  const filled = { ...form, name: form.name.trim() || '–', grade: form.grade || '–' };
  const whole = filled.kind === 'profile' ? { ...filled, profileId: filled.profileId || '–' } : filled;
  return singlePartFormSchema.safeParse(whole).success ? [] : [{ code: 'value-missing' }];
};

const checkPlate = (form: PlateForm): FormProblem[] => [
  ...meetingCorners(form).map((corner) => ({ code: 'corners-meet', corner }) as const),
  ...form.openings.flatMap((opening, place) => checkOpening(form, opening, place)),
];

const sizeOf = ({ shape, sizeMm }: PlateCorner) => (shape === 'sharp' ? 0 : sizeMm);

/** Corners that leave nothing of the side to the next one, counter-clockwise. */
const meetingCorners = ({ corners, lengthMm, widthMm }: PlateForm): number[] =>
  corners.flatMap((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    const sideMm = place % 2 === 0 ? lengthMm : widthMm;
    return sizeOf(corner) + sizeOf(next) > sideMm - 1e-6 && sizeOf(corner) + sizeOf(next) > 0 ? [place] : [];
  });

const checkOpening = ({ lengthMm, widthMm }: PlateForm, opening: Opening, place: number): FormProblem[] => {
  if (opening.kind === 'slot' && opening.lengthMm < opening.widthMm)
    return [{ code: 'slot-too-short', opening: place }];
  const [acrossMm, upMm] = halfSizeOf(opening);
  const isOutside = spreadOpening(opening).some(
    ({ xMm, yMm }) => xMm - acrossMm <= 0 || yMm - upMm <= 0 || xMm + acrossMm >= lengthMm || yMm + upMm >= widthMm,
  );
  if (isOutside) return [{ code: 'opening-outside', opening: place }];
  const { grid } = opening;
  const isTight =
    grid !== null && ((grid.columns > 1 && grid.stepXMm < 1e-6) || (grid.rows > 1 && grid.stepYMm < 1e-6));
  return isTight ? [{ code: 'openings-overlap', opening: place }] : [];
};

/** Half of what an opening covers to the right and upwards, mm. */
const halfSizeOf = (opening: Opening): [number, number] => {
  if (opening.kind === 'hole') return [opening.diameterMm / 2, opening.diameterMm / 2];
  const radius = opening.widthMm / 2;
  const angle = (opening.angleDeg * Math.PI) / 180;
  const half = opening.lengthMm / 2 - radius;
  return [half * Math.abs(Math.cos(angle)) + radius, half * Math.abs(Math.sin(angle)) + radius];
};
