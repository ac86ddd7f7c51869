import type { Seam } from '../../parts/assemblies/seam.schema.ts';
import type { Part } from '../../parts/part.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { wallThicknessMm } from '../../parts/wall-thickness.ts';
import { decimal } from '../../values/decimal.ts';
import { priceRemarks } from '../price-remarks.ts';
import type { Tariff } from '../tariff.record.ts';

type Bounds = Pick<NonNullable<Tariff['welding']>, 'leastAMm' | 'mostAOfThinnest'>;

/**
 * Seams that are not welded without asking: a below 3 mm (EN 1993-1-8, 4.5.2) or above 0.7 of the thinnest wall joined
 * (DIN 18800). Each kind is said once, of the first seam that has it.
 */
export const seamRequests = (seams: readonly Seam[], parts: ReadonlyMap<number, Part>, bounds: Bounds): Remark[] => {
  const said = new Map<string, Remark>();
  for (const { aMm, parts: joined } of seams) {
    const [first, second] = joined;
    const walls = joined.flatMap((index) => {
      const part = parts.get(index);
      return part ? [wallThicknessMm(part.facts)] : [];
    });
    const thickness = walls.reduce((least, wall) => (wall.lt(least) ? wall : least), decimal(1e6));
    const most = thickness.times(bounds.mostAOfThinnest).round(2);
    const add = (code: string, values: Remark['values']) => {
      if (!said.has(code)) said.set(code, { code, values: { aMm, first, second, ...values } });
    };
    if (decimal(aMm).lt(bounds.leastAMm)) add(priceRemarks.seamTooThin, { leastMm: Number(bounds.leastAMm) });
    else if (decimal(aMm).gt(most))
      add(priceRemarks.seamTooThick, { mostMm: most.toNumber(), thicknessMm: thickness.toNumber() });
  }
  return [...said.values()];
};
