import { inListOrder } from '@knotenblech/shared/parts/order-number.schema.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import type { AssemblyPrice } from '@knotenblech/shared/prices/assembly/price-assembly.ts';
import type { PartPrice } from '@knotenblech/shared/prices/piece/price-part.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';

/** One line of the tables of a price: an assembly with its parts, its own work and its sum; loose parts last. */
export type DetailRow = { key: string } & (
  | { kind: 'heading'; assembly: Assembly | null }
  | { kind: 'part'; part: Part; price: PartPrice }
  | { kind: 'work'; assembly: Assembly; price: AssemblyPrice }
  | { kind: 'sum'; cents: Cents; isIncomplete: boolean }
);

type Priced = { assemblies: readonly Assembly[]; parts: readonly Part[]; pricing: ProjectPricing };

/** Every taken part under the assembly that it lies directly in. Assemblies without priced parts of their own are left out. */
export const detailRows = ({ assemblies, parts, pricing }: Priced): DetailRow[] => {
  const partsIn = Map.groupBy(inListOrder(parts), (part) => part.assemblyIndex);
  const rowsOf = (assembly: Assembly | null): DetailRow[] => {
    const index = assembly?.index ?? null;
    const within = (partsIn.get(index) ?? []).flatMap((part): DetailRow[] => {
      const price = pricing.parts.get(part.index);
      return price ? [{ key: `part-${part.index}`, kind: 'part', part, price }] : [];
    });
    const work = index === null ? undefined : pricing.assemblyPrices.get(index);
    if (assembly && work) within.push({ key: `work-${index}`, kind: 'work', assembly, price: work });
    if (within.length === 0) return [];
    return [
      { key: `heading-${index}`, kind: 'heading', assembly },
      ...within,
      { key: `sum-${index}`, kind: 'sum', ...sumOf(within) },
    ];
  };
  return [...inListOrder(assemblies).flatMap(rowsOf), ...rowsOf(null)];
};

const sumOf = (rows: readonly DetailRow[]) => {
  const prices = rows.flatMap((row) => (row.kind === 'part' || row.kind === 'work' ? [row.price] : []));
  return {
    cents: prices.reduce((sum, { positionCents }) => sum + positionCents, 0),
    isIncomplete: prices.some(({ unitPrice }) => unitPrice === null),
  };
};
