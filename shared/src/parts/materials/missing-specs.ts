import type { Specificity } from '../../prices/tariff-stock.schema.ts';
import type { Part } from '../part.ts';
import { partSpecName } from './default-materials.ts';
import { type Stock, stockOf } from './stock-of.ts';

/** Parts of the same stock that lack the same: what the assistant of single parts asks. */
export type MissingSpec = {
  /** 1-based place in the list. */
  id: number;
  partSpecName: string;
  stock: Stock;
  partIndexes: number[];
  /** Pieces in the project. */
  pieceCount: number;
  lacksMaterial: boolean;
  lacksSpecificity: boolean;
  /** Id of the option that is chosen; 0: none yet. */
  selectedSpecificity: 0;
};

/** Whether a part has no material, or how it was made is open. */
export const lacksOf = (part: Part) => ({
  lacksMaterial: part.grade === null,
  lacksSpecificity: isSpecificityOpen(part),
});

/** What the taken parts lack, by stock, in the order of the parts; parts without a recognised profile are asked for that first. */
export const missingSpecs = (parts: readonly Part[]): MissingSpec[] => {
  const found = new Map<string, MissingSpec>();
  for (const part of parts) {
    if (!part.isTaken || part.facts.category === 'ASSEMBLY') continue;
    const lacks = lacksOf(part);
    if (!lacks.lacksMaterial && !lacks.lacksSpecificity) continue;
    const name = partSpecName(part);
    const key = JSON.stringify([name, lacks]);
    const known = found.get(key) ?? newSpec(part, name, found.size + 1, lacks);
    found.set(key, known);
    known.partIndexes.push(part.index);
    known.pieceCount += part.quantity;
  }
  return [...found.values()];
};

const newSpec = (part: Part, name: string, id: number, lacks: ReturnType<typeof lacksOf>): MissingSpec => ({
  id,
  partSpecName: name,
  stock: stockOf(part.facts),
  partIndexes: [],
  pieceCount: 0,
  ...lacks,
  selectedSpecificity: 0,
});

/** Whether the single-part assistant opens in place of the details. */
export const needsMoreSpecification = (parts: readonly Part[]) => missingSpecs(parts).length > 0;

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

/** Whether it is still to be chosen how the stock of a part is made: round tubes come hot finished and cold formed (EN 10210, EN 10219), as does a hollow section that the catalogue does not know. */
export const isSpecificityOpen = ({ specificity, facts }: Pick<Part, 'specificity' | 'facts'>) =>
  specificity === undefined &&
  stockOf(facts) === 'hollow' &&
  (facts.profileFamily === 'CHS' || facts.profileId === null);
