import { z } from 'zod';
import ralColours from '../../base-data/seed/seed-ral-colours.json' with { type: 'json' };
import { languages, nameFieldOf } from '../../values/language.ts';
import { readTable } from '../read-table.ts';

const names = Object.fromEntries(languages.map((language) => [nameFieldOf(language), z.string()])) as Record<
  ReturnType<typeof nameFieldOf>,
  z.ZodString
>;

export const ralColourSchema = z.strictObject({
  ral: z.string(),
  ...names,
  /** Approximation for the screen, '#RRGGBB'. */
  hex: z.string(),
  offer: z.enum(['primer', 'standard', 'optional']),
  effect: z.string(),
});
export type RalColour = z.infer<typeof ralColourSchema>;

/** The powder and primer colours that a new shop offers. */
export const seedRalColours = (): RalColour[] => z.array(ralColourSchema).parse(readTable(ralColours));
