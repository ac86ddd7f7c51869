import type { ProcessName } from '../prices/process-price.schema.ts';

/** What can be put on steel: its process, and what a tariff prices it by. A coat has its rates in the tariff under its name. */
export const coats = {
  zinc: { process: 'ZINC_PLATING', per: 'kg' },
  primer: { process: 'PRIMING', per: 'm2' },
  powder: { process: 'POWDER_COATING', per: 'm2' },
} as const satisfies Record<string, { process: ProcessName; per: 'kg' | 'm2' }>;
export type Coat = keyof typeof coats;

type Finish = {
  /** In the order in which they are applied; zinc: dipped into the bath, with its limits and vent holes. */
  coats: readonly Coat[];
  /** The colours to choose from: none, the one that primer has, those that the shop keeps as powder, or any of RAL Classic at a colour change. */
  colours: 'none' | 'primer' | 'standard' | 'any';
  /** A welded assembly is blasted before it; else its price has the preparation in it. */
  isBlasted: boolean;
};

const rows = {
  RAW: { coats: [], colours: 'none', isBlasted: false },
  ZINCED: { coats: ['zinc'], colours: 'none', isBlasted: false },
  COATED: { coats: ['primer'], colours: 'primer', isBlasted: false },
  POWDER_COATED: { coats: ['powder'], colours: 'standard', isBlasted: true },
  POWDER_COATED_CUSTOM: { coats: ['powder'], colours: 'any', isBlasted: true },
} satisfies Record<string, Finish>;
export type Surface = keyof typeof rows;

/** Everything that tells one surface from another, in the order of lists. */
export const finishes: Readonly<Record<Surface, Finish>> = rows;

export const surfaces = Object.keys(finishes) as [Surface, ...Surface[]];

/** Of a new project. */
export const defaultSurface: Surface = 'ZINCED';

export const uncoated = 'RAW' satisfies Surface;

export const isGalvanised = (surface: Surface): boolean => finishes[surface].coats.includes('zinc');

/** Whether another surface has one of its coats, so that the name of a coat does not say which of them is meant. */
export const sharesCoat = (surface: Surface): boolean =>
  surfaces.some(
    (other) => other !== surface && finishes[other].coats.some((coat) => finishes[surface].coats.includes(coat)),
  );

/** Whether its colour is chosen, rather than none or that of the primer. */
export const isColourChosen = (surface: Surface): boolean => ['standard', 'any'].includes(finishes[surface].colours);

const primerRalNumber = '8012';

/** The colour after a change of surface: primer is always RAL 8012, powder keeps its colour, others have none. */
export const ralNumberAfter = (surface: Surface, ralNumber: string | null): string | null => {
  if (isColourChosen(surface)) return ralNumber;
  return finishes[surface].colours === 'primer' ? primerRalNumber : null;
};
