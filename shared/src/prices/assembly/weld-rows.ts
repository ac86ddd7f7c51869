import type { Seam } from '../../parts/assemblies/seam.schema.ts';
import type { Part } from '../../parts/part.ts';
import { decimal, sumOf } from '../../values/decimal.ts';
import { priceRow } from '../piece/price-row.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';

/** Seams of one assembly between parts that are made, and how many pieces are fitted up for them. */
export type Welds = { seams: readonly Seam[]; pieceCount: number };

/**
 * Fillet welds (MAG): 0.0005 x a2 min per mm of seam (Haapio 2012: 0.4988 a2 min per m) + 1.59 min fit-up for each welded piece (METKU).
 * Weld metal a2 x L x 7850e-9 kg x EUR/kg of wire and gas. Rounded to 1 g.
 */
export const weldRows = ({ seams, pieceCount }: Welds, { welding, rates }: Tariff): ProcessPrice[] => {
  if (!welding || seams.length === 0) return [];
  const squares = sumOf(seams.map(({ aMm, lengthMm }) => decimal(aMm).times(aMm).times(lengthMm)));
  return [
    priceRow({
      process: 'WELDING',
      minutes: squares.times(welding.minPerMmA2).plus(decimal(welding.fitUpMinPerPart).times(pieceCount)),
      ratePerHour: rates.weld ?? rates.manual,
      kg: squares.times(welding.kgPerM3).div(1_000_000_000).round(3),
      eurPerKg: welding.weldMetalEurPerKg,
      setupEur: decimal(welding.setupEur),
      isAssumed: seams.some((seam) => seam.origin === 'assumed'),
    }),
  ];
};

/**
 * The welds of an assembly as its parts now stand: a part that is not taken is not welded; where the number of a part in the
 * assembly was changed, its seams change with it. Seams of the reading are those of the pieces that the file has.
 */
export const weldsOf = (
  seams: readonly Seam[],
  parts: ReadonlyMap<number, Part>,
  branchOf: (part: Part) => { branch: number; quantity: number },
): Welds => {
  const made = seams.flatMap((seam) => {
    const [first, second] = seam.parts.map((index) => parts.get(index));
    if (!first?.isTaken || !second?.isTaken) return [];
    return [{ ...seam, lengthMm: lengthNow(seam.lengthMm, [first, second]) }];
  });
  const fitted = new Map<number, number>();
  for (const index of made.flatMap((seam) => seam.parts)) {
    const part = parts.get(index);
    if (!part) continue;
    const { branch, quantity } = branchOf(part);
    fitted.set(branch, quantity);
  }
  return { seams: made, pieceCount: [...fitted.values()].reduce((count, quantity) => count + quantity, 0) };
};

/** More pieces: the larger growth; fewer: the larger loss. Half up to 0.01 mm, multiplied before it is divided: a half stays one. */
const lengthNow = (lengthMm: number, parts: readonly Part[]) => {
  const growths = parts.map(({ quantitySingle: now, facts: { quantitySingle: read } }) => ({ now, read }));
  const [least, most] = growths.toSorted((a, b) => a.now * b.read - b.now * a.read) as [Growth, Growth];
  const { now, read } = most.now > most.read ? most : least;
  return now === read ? lengthMm : decimal(lengthMm).times(now).div(read).round(2).toNumber();
};

type Growth = { now: number; read: number };
