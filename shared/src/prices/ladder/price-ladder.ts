import { isGalvanised } from '../../parts/finishes.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { Cents } from '../../values/money.ts';
import { type AssemblyPrice, priceAssembly, type WeldedAssembly } from '../assembly/price-assembly.ts';
import { weldedAssemblies } from '../assembly/welded-assemblies.ts';
import { zincClassOf, zincEurPerKg } from '../piece/price-surface.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import { chargesOf, type PriceProjectInput, type ProjectPricing, whitePiece } from '../project/price-project.ts';
import { isMinimum, type MinimumCoat, minimumCents, type ProjectCharge } from '../project/project-charges.ts';
import { scaleTariff } from '../scale-tariff.ts';
import type { Tariff } from '../tariff.record.ts';
import { apportion } from './apportion.ts';
import {
  amountsOf,
  centsOf,
  type LadderPiece,
  type PieceAmounts,
  type PositionShare,
  positionShares,
  rowsByClass,
} from './ladder-piece.ts';
import { type LadderSubject, quantityAsked, type Scope, scopeOf } from './ladder-subject.ts';

/**
 * What a price is for: setups, material, work and surface of the positions, then what the project as a whole pays: its
 * charges, what is missing from the minimum of a surface, and what other positions cost more (less: negative) by it.
 */
export const projectShares = ['projectCharge', 'surfaceMinimum', 'others'] as const;
export const ladderShares = [...positionShares, ...projectShares] as const;
export type LadderShare = (typeof ladderShares)[number];

export type LadderStep = {
  /** As it is chosen: of a part or an assembly within the one it lies in, of a project how many times. */
  quantity: number;
  /** In the project. */
  pieces: number;
  /** All pieces, net, as the screen shows them at this quantity: positions, of a project with its charges. */
  priceCents: Cents;
  /** All pieces, net; together what the project costs more than without them. */
  shares: Record<LadderShare, Cents>;
  /** Those of its positions in cents before rounding, for what they are of one piece. */
  exactShares: Record<PositionShare, number>;
};

/** `isWhole`: of a project, whose price holds what it pays as a whole. */
export type Ladder = { present: number; isWhole: boolean; steps: LadderStep[] };

export type LadderInput = PriceProjectInput & { pricing: ProjectPricing };

/**
 * What a part, an assembly or a project costs at other quantities, everything else as it is: to the cent what `priceProject`
 * would say. Null where nothing of it has a price. Pure; prices that are kept for the project stay kept.
 */
export const priceLadder = (
  input: LadderInput,
  subject: LadderSubject,
  quantities: readonly number[],
): Ladder | null => {
  const own = input.project && input.overrides?.get(input.project.id);
  const tariff = scaleTariff(input.tariff, own?.factors);
  const scope = scopeOf(input, subject);
  if (scope === null) return null;
  const known: Known = { ...input, own, scope, tariff };
  const pieces = piecesOf(known);
  if (!pieces.some((piece) => piece.isOwn)) return null;
  const fixedCents = fixedCentsOf(input.pricing.charges);
  const without = scope.isWhole ? nothing : costWithout(known, pieces);
  return {
    present: scope.present,
    isWhole: scope.isWhole,
    steps: quantities.map((quantity) => {
      const at = scope.changesWelds ? piecesAt(known, pieces, quantity) : pieces;
      const cost = costOf(at, tariff, quantity / scope.present);
      const shares = {
        ...cost.shares,
        projectCharge: fixedCents - without.fixedCents,
        surfaceMinimum: cost.minimumCents - without.minimumCents,
        others: cost.othersCents - without.othersCents,
      };
      const aroundCents = scope.isWhole ? shares.projectCharge + shares.surfaceMinimum : 0;
      return {
        quantity,
        pieces: (scope.pieces / scope.present) * quantity,
        priceCents: cost.ownCents + aroundCents,
        shares,
        exactShares: cost.exact,
      };
    }),
  };
};

type Known = LadderInput & {
  own: Parameters<typeof chargesOf>[2]['own'];
  scope: Scope;
};

/** Charges that no quantity changes. */
const fixedCentsOf = (charges: readonly ProjectCharge[]): Cents =>
  charges.reduce((sum, charge) => sum + (isMinimum(charge) ? 0 : charge.cents), 0);

/** Every position with a price as the project stands, parts before welded assemblies. */
const piecesOf = (known: Known): LadderPiece[] => {
  const { parts, assemblies = [], pricing, scope } = known;
  const eurPerKgIn = pricesPerKg(known.tariff);
  const ofParts = parts.flatMap((part): LadderPiece[] => {
    const price = part.isTaken ? pricing.parts.get(part.index) : undefined;
    if (!price || price.onRequest.length > 0) return [];
    const { surface, quantity } = part;
    const isInClass = isGalvanised(surface) && !part.isWelded;
    return [
      {
        isOwn: scope.hasPart(part),
        quantity,
        surface,
        whiteG: isInClass ? pieceOf(known)(part).whiteG : 0,
        rowsIn: isInClass ? rowsByClass(price.processes, eurPerKgIn) : () => price.processes,
        of: { part, price },
      },
    ];
  });
  const welded = weldedPieces(known, assemblies, parts, ({ assembly }) => {
    const price = pricing.assemblyPrices.get(assembly.index);
    if (!price) return undefined;
    const { processes } = price;
    return { price, rowsIn: isGalvanised(assembly.surface) ? rowsByClass(processes, eurPerKgIn) : () => processes };
  });
  return [...ofParts, ...welded];
};

const pricesPerKg = ({ zinc }: Tariff) => {
  const prices = zinc.classes.map((_, zincClass) => zincEurPerKg(zinc, zincClass));
  return (zincClass: number) => prices[zincClass] ?? '0';
};

const pieceOf =
  ({ tariff, grades, overrides }: Known) =>
  (part: Part) =>
    whitePiece(part, { tariff, grades, override: overrides?.get(part.id) });

type Weld = Pick<LadderPiece, 'rowsIn'> & { price: AssemblyPrice };

/** Welded assemblies that have a price, made of parts that may be others than the project's. */
const weldedPieces = (
  known: Known,
  assemblies: readonly Assembly[],
  parts: readonly Part[],
  priceOf: (welded: WeldedAssembly) => Weld | undefined,
): LadderPiece[] => {
  const { tariff, overrides, scope } = known;
  const welded = weldedAssemblies(assemblies, parts, { tariff, overrides, pieceOf: pieceOf(known) });
  return welded.flatMap((each): LadderPiece[] => {
    const { assembly } = each;
    const { price, rowsIn } = priceOf(each) ?? {};
    if (!price || !rowsIn || price.unitPrice === null || price.processes.length === 0) return [];
    return [
      {
        isOwn: scope.hasAssembly(assembly),
        quantity: assembly.totalQuantity,
        surface: assembly.surface,
        whiteG: isGalvanised(assembly.surface) ? each.whiteG : 0,
        rowsIn,
        of: { assembly, price },
      },
    ];
  });
};

/** Priced anew: what is welded differs from what the project has. */
const pricedAnew =
  ({ tariff, overrides }: Known) =>
  (welded: WeldedAssembly): Weld => {
    const override = overrides?.get(welded.assembly.id);
    const priceIn = (zincClass: number) => priceAssembly(welded, { tariff, zincClass, override });
    return { price: priceIn(0), rowsIn: (zincClass) => priceIn(zincClass).processes };
  };

/** The positions where another quantity changes what is welded around it. */
const piecesAt = (known: Known, pieces: readonly LadderPiece[], quantity: number): LadderPiece[] => {
  const { scope } = known;
  const { assemblies, parts } = scope;
  const asked = quantityAsked(scope, quantity);
  const now = weldedPieces(known, assemblies.map(asked.assembly), parts.map(asked.part), pricedAnew(known));
  // Own quantities are those of the present until they are counted.
  const asPresent = (piece: LadderPiece) =>
    piece.isOwn ? (piece.quantity / quantity) * scope.present : piece.quantity;
  return [...notAround(scope, pieces), ...now.map((piece) => ({ ...piece, quantity: asPresent(piece) }))];
};

/** Without the welded assemblies that change with the quantity. */
const notAround = ({ around }: Scope, pieces: readonly LadderPiece[]) =>
  pieces.filter(({ of }) => !('assembly' in of) || !around.has(of.assembly.index));

type Cost = {
  ownCents: Cents;
  exact: Record<PositionShare, number>;
  shares: Record<PositionShare, Cents>;
  othersCents: Cents;
  minimumCents: Cents;
};

const nothing = { fixedCents: 0, othersCents: 0, minimumCents: 0 };

/** What the project costs without what the ladder is of. */
const costWithout = (known: Known, pieces: readonly LadderPiece[]) => {
  const { scope, tariff, project, own } = known;
  const others = (scope.changesWelds ? withoutOwnParts(known, pieces) : pieces).filter((piece) => !piece.isOwn);
  // Charges that no quantity changes do not depend on the class either.
  const { charges } = chargesOf(
    others.flatMap(({ of }) => ('part' in of ? [of] : [])),
    others.flatMap(({ of }) => ('assembly' in of ? [of] : [])),
    { tariff, project, own },
  );
  return { ...costOf(others, tariff, 1), fixedCents: fixedCentsOf(charges) };
};

const withoutOwnParts = (known: Known, pieces: readonly LadderPiece[]) => {
  const { scope } = known;
  const left = scope.parts.map((part) => (scope.hasPart(part) ? { ...part, isTaken: false } : part));
  return [...notAround(scope, pieces), ...weldedPieces(known, scope.assemblies, left, pricedAnew(known))];
};

const classOf = (pieces: readonly LadderPiece[], { zinc }: Tariff, times = 1) =>
  zincClassOf(
    zinc,
    pieces.reduce((sum, { isOwn, quantity, whiteG }) => sum + whiteG * quantity * (isOwn ? times : 1), 0),
  );

/** What positions pay for coats that have a minimum, by surface and coat. */
type Paid = ReadonlyMap<string, { coat: MinimumCoat; cents: Cents }>;

type Others = { cents: Cents; paid: Paid };

/** What positions cost with the own ones so many times, and what they miss of the minimums of their surfaces. */
const costOf = (pieces: readonly LadderPiece[], tariff: Tariff, times: number): Cost => {
  const zincClass = classOf(pieces, tariff, times);
  const exact = { setup: 0, material: 0, work: 0, surface: 0 };
  const others = othersIn(pieces, zincClass);
  const paid = new Map([...others.paid].map(([key, sum]) => [key, { ...sum }]));
  let ownCents = 0;
  for (const piece of ownOf(pieces)) {
    const amounts = amountsIn(piece, zincClass);
    const quantity = Math.round(piece.quantity * times);
    ownCents += centsOf(amounts.unit, quantity) + amounts.flatCents;
    for (const share of positionShares) exact[share] += (amounts.shares[share] * quantity) / 100;
    exact.setup += amounts.flatCents;
    addPaid(paid, piece, { amounts, quantity });
  }
  const missing = pieces.some(({ of }) => 'part' in of)
    ? [...paid.values()].map(({ coat, cents }) => minimumCents(coat, cents, tariff))
    : [];
  return {
    ownCents,
    exact,
    shares: apportion(ownCents, exact, 'setup'),
    othersCents: others.cents,
    minimumCents: missing.reduce((sum, cents) => sum + cents, 0),
  };
};

const ownOf = (pieces: readonly LadderPiece[]) => pieces.filter((piece) => piece.isOwn);

const keptOthers = new WeakMap<readonly LadderPiece[], Map<number, Others>>();

/** What is not the ladder's own, counted once for each class. */
const othersIn = (pieces: readonly LadderPiece[], zincClass: number): Others => {
  const byClass = keptOthers.get(pieces) ?? new Map<number, Others>();
  keptOthers.set(pieces, byClass);
  const known = byClass.get(zincClass);
  if (known) return known;
  const paid = new Map<string, { coat: MinimumCoat; cents: Cents }>();
  let cents = 0;
  for (const piece of pieces) {
    if (piece.isOwn) continue;
    const amounts = amountsIn(piece, zincClass);
    cents += centsOf(amounts.unit, piece.quantity) + amounts.flatCents;
    addPaid(paid, piece, { amounts, quantity: piece.quantity });
  }
  const others = { cents, paid };
  byClass.set(zincClass, others);
  return others;
};

const addPaid = (
  paid: Map<string, { coat: MinimumCoat; cents: Cents }>,
  { surface }: LadderPiece,
  { amounts, quantity }: { amounts: PieceAmounts; quantity: number },
) => {
  for (const { coat, unit } of amounts.coats) {
    const key = `${surface} ${coat}`;
    paid.set(key, { coat, cents: (paid.get(key)?.cents ?? 0) + centsOf(unit, quantity) });
  }
};

const keptAmounts = new WeakMap<readonly ProcessPrice[], PieceAmounts>();

/** Kept with the rows they are of, which are kept while nothing changes them. */
const amountsIn = ({ rowsIn, surface }: LadderPiece, zincClass: number): PieceAmounts => {
  const rows = rowsIn(zincClass);
  const amounts = keptAmounts.get(rows) ?? amountsOf(rows, surface);
  keptAmounts.set(rows, amounts);
  return amounts;
};
