import type { Processing } from '../../body/body.schema.ts';
import type { Path } from '../../body/path.ts';
import { type Corner, roundedPolygon } from '../../body/rounded-polygon.ts';
import { flagOf, numberOf } from '../removals/parameters.ts';

/** Size of a tenon or mortise in its plane; an end without limit runs on. */
type TenonSize = { lengthMm: number; widthMm: number; radiusMm: number; top: boolean; bottom: boolean };

export const tenonSize = (processing: Processing): TenonSize => {
  const widthMm = numberOf(processing, 'Width');
  return {
    lengthMm: numberOf(processing, 'Length'),
    widthMm,
    radiusMm: cornerRadius(processing, widthMm),
    top: flagOf(processing, 'LengthLimitedTop', true),
    bottom: flagOf(processing, 'LengthLimitedBottom', true),
  };
};

/** Radius of the corners: none for square and automatic, half the width for round, ShapeRadius for rounded and radius. */
export const cornerRadius = (processing: Processing, widthMm: number): number => {
  const shape = processing.parameters['Shape'];
  if (shape === 'round') return widthMm / 2;
  return shape === 'rounded' || shape === 'radius' ? Math.max(0, numberOf(processing, 'ShapeRadius')) : 0;
};

/** The outline in (along, across): from 0 to the length, centred across. Radii that do not fit are made smaller. */
export const tenonOutline = ({ lengthMm, widthMm, radiusMm, top, bottom }: TenonSize, farMm: number): Path => {
  const [from, to, half] = [top ? 0 : -farMm, bottom ? lengthMm : farMm, widthMm / 2];
  const room = top && bottom ? lengthMm / 2 : lengthMm;
  const radius = Math.min(radiusMm, half, room) * (1 - 1e-9);
  const corner = (at: [number, number], isRounded: boolean): Corner => (isRounded ? { at, radius } : { at });
  return roundedPolygon([
    corner([from, -half], top),
    corner([to, -half], bottom),
    corner([to, half], bottom),
    corner([from, half], top),
  ]);
};
