import type { Specificity } from '../../prices/tariff-stock.schema.ts';

/** How stock can have been made, with the ids of the select options in the API; 0 is the prompt that cannot be chosen. */
export const specificityOptions = [
  { id: 7, specificity: 'HOT_ROLLED' },
  { id: 5, specificity: 'COLD_ROLLED' },
  { id: 4, specificity: 'WELDED' },
] as const satisfies readonly { id: number; specificity: Specificity }[];

/** The option's id; 0 for none. */
export const specificityId = (specificity: Specificity | null | undefined): number =>
  specificityOptions.find((option) => option.specificity === specificity)?.id ?? 0;

/** What an option's id stands for; null for the prompt and ids that are none. */
export const specificityById = (id: number): Specificity | null =>
  specificityOptions.find((option) => option.id === id)?.specificity ?? null;
