import type { Grade } from '../catalogue/catalogue.schema.ts';
import type { ProductionLimits } from '../parts/findings/production-limits.schema.ts';
import type { Surface } from '../parts/finishes.ts';
import { netWeightG } from '../parts/materials/stock-of.ts';
import { inListOrder } from '../parts/order-number.schema.ts';
import type { Assembly, Part } from '../parts/part.ts';
import type { PartCategory } from '../parts/part-facts.schema.ts';
import type { PartPrice } from '../prices/piece/price-part.ts';
import { grossWeightG } from '../prices/piece/weigh-gross.ts';
import type { Excerpt } from './excerpt.ts';

type Common = {
  /** How deep it is nested, 0 for what lies in nothing. */
  level: number;
  drawingNumber: string;
  name: string;
  category: PartCategory;
  quantitySingle: number;
  quantity: number;
  surface: Surface;
  ralNumber: string | null;
};

/** A line of the parts list; weights in whole grams, lengths in mm. */
export type PartsListRow =
  | (Common & { kind: 'assembly'; index: number })
  | (Common & {
      kind: 'part';
      index: number;
      profileName: string;
      thicknessMm: number | null;
      grade: string | null;
      sizeMm: { x: number; y: number; z: number };
      netWeightG: number;
      /** Null while nothing is known of the shop's waste. */
      grossWeightG: number | null;
      surfaceMm2: number;
      /** EUR of a piece as decimal text, and cents of the position; null on request or unseen. */
      unitPrice: string | null;
      positionCents: number | null;
      remarks: readonly string[];
    });

export type ListedWith = {
  grades: ReadonlyMap<string, Grade>;
  waste: ProductionLimits['waste'] | null;
  /** Null: prices may not be seen. */
  prices: ReadonlyMap<number, Pick<PartPrice, 'unitPrice' | 'positionCents'>> | null;
  /** What is to be said of a part, in the user's words. */
  remarks: ReadonlyMap<number, readonly string[]>;
};

/** The lines of a parts list: each assembly before what is in it, then the loose parts, each by its order number. */
export const partsList = ({ assemblies, parts }: Excerpt, known: ListedWith): PartsListRow[] => {
  const isListed = new Set(assemblies.map(({ index }) => index));
  const within = <T>(rows: readonly T[], holderOf: (row: T) => number | null) => {
    const lists = new Map<number | null, T[]>();
    for (const row of rows) {
      const holder = holderOf(row);
      const key = holder !== null && isListed.has(holder) ? holder : null;
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [row]);
      else list.push(row);
    }
    return lists;
  };
  const assembliesIn = within(inListOrder(assemblies), ({ facts }) => facts.parent);
  const partsIn = within(inListOrder(parts), ({ assemblyIndex }) => assemblyIndex);
  const rows: PartsListRow[] = [];
  const addAll = (holder: number | null, level: number) => {
    for (const assembly of assembliesIn.get(holder) ?? []) {
      rows.push(assemblyRow(assembly, level));
      addAll(assembly.index, level + 1);
    }
    for (const part of partsIn.get(holder) ?? []) rows.push(partRow(part, level, known));
  };
  addAll(null, 0);
  return rows;
};

const assemblyRow = (assembly: Assembly, level: number): PartsListRow => ({
  kind: 'assembly',
  level,
  index: assembly.index,
  drawingNumber: assembly.facts.drawingNumber,
  name: assembly.name,
  category: 'ASSEMBLY',
  quantitySingle: assembly.quantity,
  quantity: assembly.totalQuantity,
  surface: assembly.surface,
  ralNumber: assembly.ralNumber,
});

const partRow = (part: Part, level: number, { grades, waste, prices, remarks }: ListedWith): PartsListRow => {
  const { facts } = part;
  const grade = part.grade === null ? undefined : grades.get(part.grade);
  const price = prices?.get(part.index);
  const hasPrice = price !== undefined && price.unitPrice !== null;
  return {
    kind: 'part',
    level,
    index: part.index,
    drawingNumber: facts.drawingNumber,
    name: part.name,
    category: facts.category,
    quantitySingle: part.quantitySingle,
    quantity: part.quantity,
    surface: part.surface,
    ralNumber: part.ralNumber,
    profileName: facts.profileName,
    thicknessMm: facts.thicknessMm,
    grade: part.grade,
    sizeMm: facts.measures.dimensionsMm,
    netWeightG: netWeightG(facts.measures, grade),
    grossWeightG: waste === null ? null : grossWeightG(facts, waste, grade),
    surfaceMm2: facts.measures.surfaceMm2,
    unitPrice: hasPrice ? price.unitPrice : null,
    positionCents: hasPrice ? price.positionCents : null,
    remarks: remarks.get(part.index) ?? [],
  };
};
