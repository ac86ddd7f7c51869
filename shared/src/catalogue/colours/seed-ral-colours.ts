import { z } from 'zod';
import ralColours from '../../base-data/seed/seed-ral-colours.json' with { type: 'json' };
import { readTable } from '../read-table.ts';

export const ralColourSchema = z.strictObject({
  ral: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
  nameFr: z.string(),
  nameIt: z.string(),
  /** Approximation for the screen, '#RRGGBB'. */
  hex: z.string(),
  offer: z.enum(['primer', 'standard', 'optional']),
  effect: z.string(),
});
export type RalColour = z.infer<typeof ralColourSchema>;

/** The powder and primer colours that a new shop offers. */
export const seedRalColours = (): RalColour[] => z.array(ralColourSchema).parse(readTable(ralColours));
