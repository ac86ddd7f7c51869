import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import type { Seam } from '../../parts/assemblies/seam.schema.ts';
import { isGalvanised } from '../../parts/finishes.ts';
import { wallThicknessMm } from '../../parts/materials/zinc-surface.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { decimal } from '../../values/decimal.ts';
import { priceRemarks } from '../check/request-findings.ts';
import type { PriceOverride } from '../price-override.record.ts';
import type { Tariff } from '../tariff.record.ts';
import type { WeldedAssembly } from './price-assembly.ts';
import { type AssemblySize, assemblySizes } from './shipment-of.ts';
import { type Welds, weldsOf } from './weld-rows.ts';

/** White weight of one piece and whether it has a price, as the project sums them. */
type PieceOf = (part: Part) => { isPriced: boolean; whiteG: number };

type Around = {
  tariff: Tariff;
  overrides: ReadonlyMap<string, PriceOverride> | undefined;
  pieceOf: PieceOf;
};

/**
 * The welded assemblies of a project with what is welded and coated of each; those of which no part is taken are left out.
 * Of a project in complete production also those that the operator put on request, whatever is welded of them.
 */
export const weldedAssemblies = (
  assemblies: readonly Assembly[],
  parts: readonly Part[],
  { tariff, overrides, pieceOf }: Around,
): WeldedAssembly[] => {
  const isHeld = ({ id, isAssembled }: Assembly) => isAssembled === true && overrides?.get(id)?.onRequest === true;
  const welded = assemblies.filter((assembly) => assembly.isWelded || isHeld(assembly));
  if (welded.length === 0) return [];
  const assemblyAt = new Map(assemblies.map((assembly) => [assembly.index, assembly]));
  const partAt = new Map(parts.map((part) => [part.index, part]));
  const sums = coatedSums(parts, pieceOf);
  const sizes = assemblySizes(assemblies, parts);
  return welded.flatMap((assembly) => {
    const sum = sums.get(assembly.index);
    const { welds, requests } = weldsAndRequests(assembly, { partAt, assemblyAt, tariff });
    if (sum === undefined && welds.seams.length === 0 && !isHeld(assembly)) return [];
    const isOutermost = assembly.isWelded && !assemblyAt.get(assembly.facts.parent ?? 0)?.isWelded;
    const size = isOutermost ? (sizes.get(assembly.index) ?? null) : null;
    const byAdmin = isHeld(assembly) ? [{ code: priceRemarks.byAdmin, values: {} }] : [];
    return {
      assembly,
      onRequest: [...requests, ...sizeRequests(assembly, size, tariff), ...byAdmin],
      welds,
      whiteG: sum?.whiteG ?? 0,
      surfaceMm2: sum?.surfaceMm2 ?? 0,
      lengthMm: isOutermost ? (size?.[0] ?? sum?.longestMm ?? 0) : 0,
    };
  });
};

type CoatedSum = { whiteG: number; surfaceMm2: number; longestMm: number };

/** Sums over the priced parts directly in one of each assembly. */
const coatedSums = (parts: readonly Part[], pieceOf: PieceOf) => {
  const sums = new Map<number, CoatedSum>();
  for (const part of parts) {
    if (part.assemblyIndex === null || !part.isWelded || !part.isTaken) continue;
    const sum = sums.get(part.assemblyIndex) ?? { whiteG: 0, surfaceMm2: 0, longestMm: 0 };
    sums.set(part.assemblyIndex, sum);
    const { isPriced, whiteG } = pieceOf(part);
    if (!isPriced) continue;
    const { surfaceMm2, dimensionsMm } = part.facts.measures;
    sum.whiteG += part.quantitySingle * whiteG;
    sum.surfaceMm2 += part.quantitySingle * surfaceMm2;
    sum.longestMm = Math.max(sum.longestMm, dimensionsMm.x, dimensionsMm.y, dimensionsMm.z);
  }
  return sums;
};

const sizeRequests = ({ surface }: Assembly, size: AssemblySize, { longestPartMm, zinc }: Tariff): Remark[] => {
  if (size === null) return [];
  const [lengthMm, widthMm, heightMm] = size;
  const { length: bathLengthMm, width: bathWidthMm, depth: bathDepthMm } = zinc.bathMm;
  const room = [bathLengthMm, bathWidthMm, bathDepthMm].toSorted((a, b) => b - a);
  const isTooLong = lengthMm > longestPartMm;
  const isTooBig = isGalvanised(surface) && size.some((mm, place) => mm > (room[place] ?? 0));
  return [
    ...(isTooLong ? [{ code: priceRemarks.tooLong, values: { lengthMm, longestMm: longestPartMm } }] : []),
    ...(isTooBig
      ? [
          {
            code: priceRemarks.largerThanBath,
            values: { lengthMm, widthMm, heightMm, bathLengthMm, bathWidthMm, bathDepthMm },
          },
        ]
      : []),
  ];
};

type Kept = { tariff: Tariff; members: (Part | undefined)[]; nested: string; welds: Welds; requests: Remark[] };

const lastWelds = new WeakMap<AssemblyFacts, Kept>();

type Known = { partAt: ReadonlyMap<number, Part>; assemblyAt: ReadonlyMap<number, Assembly>; tariff: Tariff };

/** The welds of an assembly and what speaks against them, kept while neither its joined parts nor the assemblies in it change. */
const weldsAndRequests = (assembly: Assembly, known: Known) => {
  const { partAt, assemblyAt, tariff } = known;
  const seams = assembly.facts.seams ?? [];
  const members = seams.flatMap((seam) => seam.parts.map((index) => partAt.get(index)));
  const nested = members
    .map((part) => (part && part.assemblyIndex !== assembly.index ? branchIn(assembly, part, assemblyAt).quantity : ''))
    .join();
  const last = lastWelds.get(assembly.facts);
  if (last?.tariff === tariff && last.nested === nested && members.every((part, n) => part === last.members[n]))
    return last;
  const welds = weldsOf(seams, partAt, (part) => branchIn(assembly, part, assemblyAt));
  const requests = tariff.welding ? seamRequests(welds.seams, partAt, tariff.welding) : [];
  const kept = { tariff, members, nested, welds, requests };
  lastWelds.set(assembly.facts, kept);
  return kept;
};

/** What is fitted up in an assembly for a part: its pieces, or the nested assemblies that hold them. */
const branchIn = (assembly: Assembly, part: Part, assemblyAt: ReadonlyMap<number, Assembly>) => {
  const own = { branch: part.index, quantity: part.quantitySingle };
  let inner: Assembly | undefined;
  for (let index = part.assemblyIndex; index !== null; index = inner?.facts.parent ?? null) {
    if (index === assembly.index) return inner ? { branch: -inner.index, quantity: inner.quantity } : own;
    inner = assemblyAt.get(index);
  }
  return own;
};

type Bounds = Pick<NonNullable<Tariff['welding']>, 'leastAMm' | 'mostAOfThinnest'>;

/**
 * Seams that are not welded without asking: a below 3 mm (EN 1993-1-8, 4.5.2) or above 0.7 of the thinnest wall joined
 * (DIN 18800). Each kind is said once, of the first seam that has it.
 */
const seamRequests = (seams: readonly Seam[], parts: ReadonlyMap<number, Part>, bounds: Bounds): Remark[] => {
  const remarks = new Map<string, Remark>();
  for (const { aMm, parts: joined } of seams) {
    const [first, second] = joined;
    const walls = joined.flatMap((index) => {
      const part = parts.get(index);
      return part ? [wallThicknessMm(part.facts)] : [];
    });
    const thickness = walls.reduce((least, wall) => (wall.lt(least) ? wall : least), decimal(1e6));
    const most = thickness.times(bounds.mostAOfThinnest).round(2);
    const add = (code: string, values: Remark['values']) => {
      if (!remarks.has(code)) remarks.set(code, { code, values: { aMm, first, second, ...values } });
    };
    if (decimal(aMm).lt(bounds.leastAMm)) add(priceRemarks.seamTooThin, { leastMm: Number(bounds.leastAMm) });
    else if (decimal(aMm).gt(most))
      add(priceRemarks.seamTooThick, { mostMm: most.toNumber(), thicknessMm: thickness.toNumber() });
  }
  return [...remarks.values()];
};
