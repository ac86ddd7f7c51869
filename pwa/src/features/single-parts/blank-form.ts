import type { Opening } from '@knotenblech/shared/files/single-parts/opening.schema.ts';
import type {
  PlateForm,
  ProfileForm,
  SideHole,
  SinglePartForm,
} from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';

const sharp = { shape: 'sharp', sizeMm: 0 } as const;
const square = { angleDeg: 90, inclinationDeg: 90 };
const usualGrade = 'S235JR';

export const blankPlate = (): PlateForm => ({
  kind: 'plate',
  name: '',
  drawingNumber: '',
  quantity: 1,
  grade: usualGrade,
  lengthMm: 300,
  widthMm: 200,
  thicknessMm: 10,
  corners: [sharp, sharp, sharp, sharp],
  openings: [],
});

export const blankProfile = (): ProfileForm => ({
  kind: 'profile',
  name: '',
  drawingNumber: '',
  quantity: 1,
  grade: usualGrade,
  profileId: '',
  lengthMm: 1000,
  startCut: square,
  endCut: square,
  holes: [],
});

/** The other kind of form with what both have in common. */
export const withKind = (form: SinglePartForm, kind: SinglePartForm['kind']): SinglePartForm => {
  if (form.kind === kind) return form;
  const { name, drawingNumber, quantity, grade, lengthMm } = form;
  return { ...(kind === 'plate' ? blankPlate() : blankProfile()), name, drawingNumber, quantity, grade, lengthMm };
};

const usualHoleMm = 18;

/** A new opening in the middle of the plate. */
export const blankOpening = (kind: Opening['kind'], { lengthMm, widthMm }: PlateForm): Opening => {
  const place = { xMm: lengthMm / 2, yMm: widthMm / 2, grid: null };
  return kind === 'hole'
    ? { kind, ...place, diameterMm: usualHoleMm }
    : { kind, ...place, lengthMm: 40, widthMm: usualHoleMm, angleDeg: 0 };
};

/** A new hole in the middle of a side. */
export const blankHole = (lengthMm: number, sideMm: number): SideHole => ({
  side: 'front',
  xMm: Math.min(100, lengthMm / 2),
  yMm: sideMm / 2,
  diameterMm: usualHoleMm,
  through: 'all',
  grid: null,
});
