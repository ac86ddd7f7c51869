import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { ProfileFamily } from '../../catalogue/profile.schema.ts';
import type { PartFacts, PartMeasures } from '../part-facts.schema.ts';

/** Kind of stock a part is made from, as the tariff prices it. */
export type Stock = 'plate' | 'open' | 'hollow' | 'bar';

const stockOfFamily: Record<ProfileFamily, Stock> = {
  HEA: 'open',
  HEB: 'open',
  HEM: 'open',
  HEAA: 'open',
  IPE: 'open',
  IPEA: 'open',
  IPEO: 'open',
  IPN: 'open',
  HD: 'open',
  HL: 'open',
  HP: 'open',
  UB: 'open',
  UC: 'open',
  UPN: 'open',
  UPE: 'open',
  UAP: 'open',
  PFC: 'open',
  L_EQUAL: 'open',
  L_UNEQUAL: 'open',
  T: 'open',
  RHS: 'hollow',
  SHS: 'hollow',
  CHS: 'hollow',
  FL: 'bar',
  BFL: 'bar',
  RD: 'bar',
  SQ: 'bar',
};

/** Plate for whatever is cut from sheet (a flat part with a contour), else by the family of its section. */
export const stockOf = ({ category, profileFamily, measures }: PartFacts): Stock =>
  profileFamily === null || (category === 'FLAT' && measures.contourMm > 0) ? 'plate' : stockOfFamily[profileFamily];

/** Density of structural steel, kg/m3, where no grade is known (EN 1991-1-1, table A.4: 7850). */
const structuralSteelKgPerM3 = 7850;

/** Net weight of one piece in whole grams, rounded half up: volume in mm3 times density in kg/m3; 0 where its weight is unknown. */
export const netWeightG = (measures: Pick<PartMeasures, 'netVolumeMm3'>, grade: Grade | undefined) =>
  Math.round((measures.netVolumeMm3 * (grade?.densityKgPerM3 ?? structuralSteelKgPerM3)) / 1_000_000);

/** Pieces whose weight nothing says (their volume is 0): every sum of weights is without them. */
export const unweighedPieces = ({
  quantity,
  facts,
}: {
  quantity: number;
  facts: Pick<PartFacts, 'measures'>;
}): number => (facts.measures.netVolumeMm3 === 0 ? quantity : 0);
