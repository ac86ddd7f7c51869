import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { ProcessPrice } from '@knotenblech/shared/prices/process-price.schema.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { Figures } from '../open/project-figures.ts';
import type { Selection } from '../selection.ts';

/** A part or assembly with its price, as the panel explains it. */
export type WhySubject = {
  name: string;
  index: number;
  isAssembly: boolean;
  price: {
    onRequest: Remark[];
    quantity: number;
    processes: ProcessPrice[];
    unitPrice: string | null;
    positionFlatCents: Cents;
    positionCents: Cents;
  };
  /** Of one piece of a part, grams; null for an assembly. */
  weights: { netG: number; grossG: number } | null;
};

/** What of the selection has a price to be explained; null: nothing. */
export const whySubject = (
  { partAt, assemblyAt, pricing }: Pick<Figures, 'partAt' | 'assemblyAt' | 'pricing'>,
  selection: Selection,
): WhySubject | null => {
  if (!pricing) return null;
  const part = selection.part === undefined ? undefined : partAt.get(selection.part);
  const partPrice = part && pricing.parts.get(part.index);
  if (part && partPrice) {
    const { netWeightG, grossWeightG } = partPrice;
    const weights = { netG: netWeightG, grossG: grossWeightG };
    return { name: part.name, index: part.index, isAssembly: false, price: partPrice, weights };
  }
  const assembly = selection.assembly === undefined ? undefined : assemblyAt.get(selection.assembly);
  const price = assembly && pricing.assemblyPrices.get(assembly.index);
  if (!assembly || !price) return null;
  return { name: assembly.name, index: assembly.index, isAssembly: true, price, weights: null };
};
