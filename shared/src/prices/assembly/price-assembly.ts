import type { Assembly } from '../../parts/part.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { decimal } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import { overrideRows, sumRows } from '../piece/override-rows.ts';
import { priceRow } from '../piece/price-row.ts';
import { priceSurface } from '../piece/price-surface.ts';
import type { PriceOverride } from '../price-override.record.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import { type Welds, weldRows } from './weld-rows.ts';

/** What is made of several parts and priced as one piece: welded assemblies in complete production. */
export type AssemblyPrice = {
  index: number;
  /** Why there is no price; empty where there is one. */
  onRequest: Remark[];
  /** Pieces in the project. */
  quantity: number;
  /** Welding, blasting and the surface of the whole assembly; its parts have rows of their own. Empty when on request. */
  processes: ProcessPrice[];
  /** EUR, decimal text: 2 decimals from 1 EUR on, 4 below; null when on request. */
  unitPrice: string | null;
  positionFlatCents: Cents;
  /** unitPrice x quantity + positionFlatCents; 0 when on request. */
  positionCents: Cents;
};

/** A welded assembly as it is priced; grams and mm2 are those of the priced parts that lie directly in one of it. */
export type WeldedAssembly = {
  assembly: Assembly;
  onRequest: Remark[];
  welds: Welds;
  whiteG: number;
  surfaceMm2: number;
  /** What goes over the blasting conveyor, mm; 0: nothing, it goes with what it is welded into. */
  lengthMm: number;
};

type Around = { tariff: Tariff; zincClass: number; override: PriceOverride | undefined };

/** Price of one welded assembly beside its parts: welding, blasting before powder, its surface as a whole. Pure; half up as pricePart. */
export const priceAssembly = (welded: WeldedAssembly, { tariff, zincClass, override }: Around): AssemblyPrice => {
  const { assembly, onRequest, welds, whiteG, surfaceMm2 } = welded;
  const { index, totalQuantity: quantity, surface } = assembly;
  if (onRequest.length > 0)
    return { index, onRequest, quantity, processes: [], unitPrice: null, positionFlatCents: 0, positionCents: 0 };
  const computed = [
    ...weldRows(welds, tariff),
    ...blastRows(welded, tariff),
    ...(surfaceMm2 === 0 ? [] : priceSurface({ surface, whiteG: () => whiteG, surfaceMm2 }, tariff, zincClass)),
  ];
  const processes = overrideRows(computed, override, tariff);
  return { index, onRequest, quantity, processes, ...sumRows(processes, quantity) };
};

/** Length / speed of the conveyor (METKU BlastingCost), before the surfaces whose price has no preparation in it. */
const blastRows = ({ assembly, lengthMm }: WeldedAssembly, { blasting, rates }: Tariff): ProcessPrice[] => {
  if (!blasting || lengthMm === 0 || !blasting.before.some((surface) => surface === assembly.surface)) return [];
  return [
    priceRow({
      process: 'BLASTING',
      minutes: decimal(lengthMm).div(blasting.mmPerMin),
      ratePerHour: rates.manual,
    }),
  ];
};
