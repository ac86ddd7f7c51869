import { isColourChosen, surfaces } from '@knotenblech/shared/parts/finishes.ts';

/** Surfaces that can be chosen without a colour. */
export const uncolouredSurfaces = surfaces.filter((surface) => !isColourChosen(surface));
