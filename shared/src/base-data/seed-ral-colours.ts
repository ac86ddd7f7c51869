import { z } from 'zod';
import { readTable } from './read-table.ts';
import ralColours from './seed-ral-colours.json' with { type: 'json' };

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
