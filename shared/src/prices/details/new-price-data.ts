import { coats } from '../../parts/finishes.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { PartPrice } from '../piece/price-part.ts';
import type { AssemblyPrice, ProjectPricing } from '../project/price-project.ts';
import type { ProjectCharge } from '../project/project-charges.ts';
import { type PieceCustomCosts, type PriceSide, piecePriceData } from './piece-price-data.ts';
import type { NewPriceData } from './price-data-schema.ts';
import { type ProjectShares, shareProject } from './share-project.ts';

/** Prices of one side, with everything set by hand in them and without, and its rates. */
export type PricedTwice = { actual: ProjectPricing; standard: ProjectPricing; rates: PriceSide['rates'] };

export type PriceDataInput = {
  parts: readonly Part[];
  assemblies: readonly Assembly[];
  sales: PricedTwice;
  /** The same under a tariff with factors of 1 and without special prices; null for whoever sees no purchase figures. */
  purchase: PricedTwice | null;
  /** What was set by hand, by id of part or assembly; purchase side. */
  customCosts?: ReadonlyMap<string, PieceCustomCosts>;
  currency: string;
};

/** Every amount of a project (newPriceData of the API), EUR net. Pure; see newPriceDataSchema for what adds up to what. */
export const newPriceDataOf = (input: PriceDataInput): NewPriceData => {
  const { sales, purchase, currency } = input;
  const shares = shareProject(input.parts, sales.actual);
  const setups = projectSetups(sales.actual.charges);
  return {
    currency,
    projectPriceSum: eur(sales.actual.netCents),
    workPriceSum: eur(shares.workCents),
    materialCosts: eur(shares.materialCents),
    flatrateSum: eur(shares.flatCents),
    hasProjectSetupCosts: Object.keys(setups).length > 0,
    projectSetupCostsPerPart: setups,
    semiPartPrices: sales.actual.stocks.map(({ name, cents }) => ({ semiPartName: name, setupCostsPos: eur(cents) })),
    partPriceList: partPriceList(input),
    assemblyPriceList: assemblyPriceList(input, shares),
    materialPriceMap: amountsOf(shares.materialByCategory) as NewPriceData['materialPriceMap'],
    partProcessingCosts: aboveNothing(shares.partProcesses),
    assemblyProcessingCosts: aboveNothing(shares.assemblyProcesses),
    ...(purchase && purchaseSums(input.parts, purchase.actual)),
  };
};

const eur = (cents: number) => cents / 100;

const amountsOf = (cents: ReadonlyMap<string, number>) =>
  Object.fromEntries([...cents].map(([name, amount]) => [name, eur(amount)]));

const aboveNothing = (cents: ReadonlyMap<string, number>) =>
  amountsOf(new Map([...cents].filter(([, amount]) => amount > 0)));

const purchaseSums = (parts: readonly Part[], pricing: ProjectPricing) => {
  const shares = shareProject(parts, pricing);
  return {
    projectPriceEk: eur(pricing.netCents),
    workPriceEk: eur(shares.workCents),
    materialCostsEk: eur(shares.materialCents),
    flatrateSumEk: eur(shares.flatCents),
    semiPriceEK: eur(pricing.stocks.reduce((sum, stock) => sum + stock.cents, 0)),
  };
};

/** The processing that a charge of the project is for. */
const processOfCharge: Record<ProjectCharge['kind'], string> = {
  setup: 'ENGINEERING',
  'stock-setup': 'MATERIAL',
  'zinc-minimum': coats.zinc.process,
  'powder-minimum': coats.powder.process,
  'colour-change': coats.powder.process,
  'material-certificate': 'MATERIAL',
  declaration: 'ENGINEERING',
  handling: 'HANDLING',
};

/** Setups of stock are told one by one, as semi-finished parts. */
const projectSetups = (charges: readonly ProjectCharge[]) => {
  const cents = new Map<string, number>();
  for (const charge of charges) {
    if (charge.kind === 'stock-setup') continue;
    const process = processOfCharge[charge.kind];
    cents.set(process, (cents.get(process) ?? 0) + charge.cents);
  }
  return aboveNothing(cents);
};

type PricedPiece = PartPrice | AssemblyPrice;
type Sides = { actual: PricedPiece | undefined; standard: PricedPiece | undefined; rates: PriceSide['rates'] };

const sidesOf = (pricing: PricedTwice, kind: 'parts' | 'assemblyPrices', index: number): Sides => ({
  actual: pricing.actual[kind].get(index),
  standard: pricing.standard[kind].get(index),
  rates: pricing.rates,
});

const dataOf = ({ actual, standard, rates }: Sides, name: PriceSide['name'], custom?: PieceCustomCosts) =>
  actual ? piecePriceData({ standard: standard ?? actual, actual }, { name, rates }, custom) : null;

const isPriced = (piece: PricedPiece | undefined): piece is PricedPiece & { unitPrice: string } =>
  piece !== undefined && piece.unitPrice !== null;

const entryOf = (sales: Sides, purchase: Sides | null, custom: PieceCustomCosts | undefined) => ({
  nettoPricePart: isPriced(sales.actual) ? Number(sales.actual.unitPrice) : null,
  flatRatePosNetto: eur(sales.actual?.positionFlatCents ?? 0),
  nettoPricePos: isPriced(sales.actual) ? eur(sales.actual.positionCents) : null,
  ...(purchase
    ? {
        nettoPricePosEk: isPriced(purchase.actual) ? eur(purchase.actual.positionCents) : null,
        priceData: dataOf(purchase, 'purchase', custom),
        priceDataVk: dataOf(sales, 'sales'),
      }
    : { priceData: dataOf(sales, 'sales') }),
});

const partPriceList = ({ parts, sales, purchase, customCosts }: PriceDataInput): NewPriceData['partPriceList'] =>
  Object.fromEntries(
    parts
      .filter(({ index }) => sales.actual.parts.has(index))
      .map(({ id, index }) => [
        id,
        entryOf(
          sidesOf(sales, 'parts', index),
          purchase && sidesOf(purchase, 'parts', index),
          purchase ? customCosts?.get(id) : undefined,
        ),
      ]),
  );

const assemblyPriceList = (
  { assemblies, sales, purchase, customCosts }: PriceDataInput,
  { byAssembly }: ProjectShares,
): NewPriceData['assemblyPriceList'] =>
  Object.fromEntries(
    assemblies.map(({ id, index }) => {
      const custom = purchase ? customCosts?.get(id) : undefined;
      const kind = 'assemblyPrices';
      return [
        id,
        {
          ...entryOf(sidesOf(sales, kind, index), purchase && sidesOf(purchase, kind, index), custom),
          cumulatedPriceDataMap: aboveNothing(byAssembly.get(index) ?? new Map()),
          ...(purchase && { customCosts: Object.fromEntries(custom?.processes ?? []) }),
        },
      ];
    }),
  );
