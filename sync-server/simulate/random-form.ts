import type { SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import type { Random } from './random.ts';

const sharp = { shape: 'sharp', sizeMm: 0 } as const;
const square = { angleDeg: 90, inclinationDeg: 90 };

/** A plate or profile as someone fills it in; its name tells it from others. */
export const randomForm = (random: Random): SinglePartForm => {
  const common = {
    name: `F${random.below(100_000)}`,
    drawingNumber: '',
    quantity: 1 + random.below(9),
    grade: 'S235JR',
  };
  if (random.chance(0.5))
    return {
      ...common,
      kind: 'profile',
      profileId: random.pick(['HEA200', 'IPE240']),
      lengthMm: 500 + random.below(3000),
      startCut: square,
      endCut: square,
      holes: [],
    };
  return {
    ...common,
    kind: 'plate',
    lengthMm: 100 + random.below(400),
    widthMm: 100 + random.below(200),
    thicknessMm: random.pick([8, 10, 12]),
    corners: [sharp, sharp, sharp, sharp],
    openings: [{ kind: 'hole', xMm: 50, yMm: 50, diameterMm: 10 + random.below(10), grid: null }],
  };
};
