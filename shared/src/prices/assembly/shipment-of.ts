import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import { piecesByAssembly, sizeOfPieces } from '../../parts/assemblies/placed-part.ts';
import { finishes, type Surface } from '../../parts/finishes.ts';
import { netWeightG, unweighedPieces } from '../../parts/materials/stock-of.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { PriceOverride } from '../price-override.record.ts';
import type { Tariff } from '../tariff.record.ts';

/** What shipping and delivery day need to know of one project. */
export type Shipment = {
  /** All taken pieces together, but for those whose weight nothing says. */
  netWeightG: number;
  /** How many those are; absent: none. */
  unweighedCount?: number | undefined;
  heaviestPieceG: number;
  longestPieceMm: number;
  /** Largest sum of a piece's length and twice its two other sides, mm. */
  longestPlusGirthMm: number;
  /** Working days that the slowest of its surfaces adds. */
  surfaceDays: number;
};

/** Of one piece in mm, largest first. */
export type Sides = readonly [number, number, number];

/** What a parcel is measured by: a piece's largest side and twice the two others, mm. */
export const lengthPlusGirth = (...[x, y, z]: Sides) => 2 * (x + y + z) - Math.max(x, y, z);

type Made = { parts: readonly Part[]; assemblies?: readonly Assembly[] | undefined };

/** The sides of each piece that leaves the workshop: taken parts, and welded assemblies as one piece. */
export function* sidesOf(made: Made, grades: ReadonlyMap<string, Grade>): Generator<Sides> {
  for (const { isTaken, facts } of made.parts) {
    if (!isTaken) continue;
    const { x, y, z } = facts.measures.dimensionsMm;
    const [length = 0, width = 0, height = 0] = [x, y, z].sort((a, b) => b - a);
    yield [length, width, height];
  }
  for (const { size } of weldedPieces(made, grades)) if (size) yield size;
}

/** Weights and sizes of what leaves the workshop: taken parts, and welded assemblies as one piece; all 0 when there is nothing. */
export const shipmentOf = (made: Made, tariff: Tariff, grades: ReadonlyMap<string, Grade>): Shipment => {
  const shipment = partsOf(made.parts, tariff, grades);
  for (const { pieceG, size } of weldedPieces(made, grades)) {
    shipment.heaviestPieceG = Math.max(shipment.heaviestPieceG, pieceG);
    const sides = size ?? ([0, 0, 0] as const);
    shipment.longestPieceMm = Math.max(shipment.longestPieceMm, ...sides);
    shipment.longestPlusGirthMm = Math.max(shipment.longestPlusGirthMm, lengthPlusGirth(...sides));
  }
  return shipment;
};

/** Assemblies that are welded together and into nothing else: grams of one, its sides in mm, largest first. */
const weldedPieces = ({ parts, assemblies = [] }: Made, grades: ReadonlyMap<string, Grade>) => {
  if (!assemblies.some((assembly) => assembly.isWelded)) return [];
  const assemblyAt = new Map(assemblies.map((assembly) => [assembly.index, assembly]));
  const outermost = (assembly: Assembly): Assembly => {
    const around = assemblyAt.get(assembly.facts.parent ?? 0);
    return around?.isWelded ? outermost(around) : assembly;
  };
  const grams = new Map<Assembly, number>();
  for (const part of parts) {
    const assembly = part.isTaken && part.isWelded ? assemblyAt.get(part.assemblyIndex ?? 0) : undefined;
    if (!assembly) continue;
    const piece = outermost(assembly);
    const partG = netWeightG(part.facts.measures, grades.get(part.grade ?? '')) * part.quantity;
    grams.set(piece, (grams.get(piece) ?? 0) + partG);
  }
  const sizes = assemblySizes(assemblies, parts);
  return [...grams].map(([piece, g]) => ({
    pieceG: Math.round(g / piece.totalQuantity),
    size: sizes.get(piece.index) ?? null,
  }));
};

const partsOf = (parts: readonly Part[], tariff: Tariff, grades: ReadonlyMap<string, Grade>): Shipment => {
  const shipment: Shipment = {
    netWeightG: 0,
    heaviestPieceG: 0,
    longestPieceMm: 0,
    longestPlusGirthMm: 0,
    surfaceDays: 0,
  };
  let unweighedCount = 0;
  for (const part of parts) {
    if (!part.isTaken) continue;
    unweighedCount += unweighedPieces(part);
    const { x, y, z } = part.facts.measures.dimensionsMm;
    const pieceG = netWeightG(part.facts.measures, grades.get(part.grade ?? ''));
    shipment.netWeightG += pieceG * part.quantity;
    shipment.heaviestPieceG = Math.max(shipment.heaviestPieceG, pieceG);
    shipment.longestPieceMm = Math.max(shipment.longestPieceMm, x, y, z);
    shipment.longestPlusGirthMm = Math.max(shipment.longestPlusGirthMm, lengthPlusGirth(x, y, z));
    shipment.surfaceDays = Math.max(shipment.surfaceDays, surfaceDaysOf(part.surface, tariff));
  }
  return unweighedCount === 0 ? shipment : { ...shipment, unweighedCount };
};

/** Working days that a surface adds: its coats are applied one after the other. */
export const surfaceDaysOf = (surface: Surface, { surfaceDays }: Pick<Tariff, 'surfaceDays'>): number =>
  finishes[surface].coats.reduce((days, coat) => days + surfaceDays[coat], 0);

/** Size along the axes of the project, mm, largest first; null when no piece is placed. */
export type AssemblySize = readonly [number, number, number] | null;

const known = new WeakMap<AssemblyFacts, AssemblySize>();

/** Sizes of assemblies with all that is nested in them, by index; kept per reading, whose placements never change. */
export const assemblySizes = (
  assemblies: readonly Assembly[],
  parts: readonly Part[],
): ReadonlyMap<number, AssemblySize> => {
  if (assemblies.some(({ facts }) => !known.has(facts))) {
    const pieces = piecesByAssembly(
      assemblies.map(({ facts }) => facts),
      parts.map(({ facts }) => facts),
    );
    for (const { facts, index } of assemblies) {
      const size = sizeOfPieces(pieces.get(index) ?? []);
      known.set(facts, size && ([...size].sort((a, b) => b - a) as unknown as AssemblySize));
    }
  }
  return new Map(assemblies.map(({ facts, index }) => [index, known.get(facts) ?? null]));
};

/**
 * A shipment with weight and size as an admin set them. A side that is not set stays that of each piece, whose sides go largest
 * first: length, width, height. No piece is heavier than the whole.
 */
export const shipmentByHand = (
  shipment: Shipment,
  pieces: Iterable<Sides>,
  byHand: PriceOverride['shipment'],
): Shipment => {
  if (!byHand) return shipment;
  const { lengthMm, widthMm, heightMm } = byHand;
  const netWeightG = byHand.netWeightG ?? shipment.netWeightG;
  const { unweighedCount, ...known } = shipment;
  const isByHand = byHand.netWeightG !== undefined || unweighedCount === undefined;
  const heaviestPieceG = Math.min(shipment.heaviestPieceG, netWeightG);
  const weighed = { ...known, ...(isByHand ? {} : { unweighedCount }), netWeightG, heaviestPieceG };
  if (lengthMm === undefined && widthMm === undefined && heightMm === undefined) return weighed;
  const size = { longestPieceMm: 0, longestPlusGirthMm: 0 };
  for (const [length, width, height] of pieces) {
    const sides = [lengthMm ?? length, widthMm ?? width, heightMm ?? height] as const;
    size.longestPieceMm = Math.max(size.longestPieceMm, ...sides);
    size.longestPlusGirthMm = Math.max(size.longestPlusGirthMm, lengthPlusGirth(...sides));
  }
  return { ...weighed, ...size };
};
