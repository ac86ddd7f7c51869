import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { AssemblyFacts } from '../../files/document/reading.schema.ts';
import { isGalvanised } from '../../parts/finishes.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import type { Project } from '../../projects/project.record.ts';
import type { Cents } from '../../values/money.ts';
import { type AssemblyPrice, priceAssembly, type WeldedAssembly } from '../assembly/price-assembly.ts';
import { weldedAssemblies } from '../assembly/welded-assemblies.ts';
import { type PartPrice, partRequests, pricePart } from '../piece/price-part.ts';
import { whiteWeightG, zincClassOf } from '../piece/price-surface.ts';
import type { PriceOverride } from '../price-override.record.ts';
import { scaleKeyOf, scaleTariff } from '../scale-tariff.ts';
import type { Tariff } from '../tariff.record.ts';
import { type PricedPosition, type ProjectCharge, projectCharges } from './project-charges.ts';
import { type StockPrice, stockSetups } from './stock-setups.ts';

export type { AssemblyPrice } from '../assembly/price-assembly.ts';
export type { StockPrice } from './stock-setups.ts';

export type ProjectPricing = {
  /** By part index, taken parts only. */
  parts: Map<number, PartPrice>;
  /** By assembly index: those that are welded and coated as a whole; without what of them costs nothing beside its parts. */
  assemblyPrices: Map<number, AssemblyPrice>;
  stocks: StockPrice[];
  charges: ProjectCharge[];
  partsCents: Cents;
  assembliesCents: Cents;
  chargesCents: Cents;
  /** Of what has a price: parts, assemblies and charges. */
  netCents: Cents;
  /** Some taken part or assembly has no price. */
  onRequest: boolean;
  /** Sum of an assembly's own position and of those that lie directly in it, by its index. */
  assemblies: Map<number, Cents>;
};

export type PriceProjectInput = {
  parts: readonly Part[];
  tariff: Tariff;
  grades: ReadonlyMap<string, Grade>;
  /** Those of the project; without them its parts are priced as loose ones. */
  assemblies?: readonly Assembly[] | undefined;
  /** Absent: no certificates, no factors of its own. */
  project?: PricedProject | undefined;
  /** What was set by hand, by id of part, assembly or project. */
  overrides?: ReadonlyMap<string, PriceOverride> | undefined;
};

/** What of a project's header its price depends on, beside what its parts and assemblies have from it. */
export type PricedProject = Pick<Project, 'id' | 'materialCertificate' | 'weldingCertificate'>;

/**
 * Price of a project under a tariff: sum of the rounded positions of its taken parts and welded assemblies, plus its charges.
 * Pure; what a change does not touch is not computed again.
 */
export const priceProject = (input: PriceProjectInput): ProjectPricing => {
  const { parts, grades, overrides, project } = input;
  const own = project && overrides?.get(project.id);
  const tariff = scaleTariff(input.tariff, own?.factors);
  const taken = parts.filter((part) => part.isTaken);
  const pieceOf = (part: Part) => whitePiece(part, { tariff, grades, override: overrides?.get(part.id) });
  const welded = weldedAssemblies(input.assemblies ?? [], parts, { tariff, overrides, pieceOf });
  const zincClass = zincClassOf(tariff.zinc, galvanisedWeightG(taken, welded, pieceOf));
  const all = taken.map((part) => ({
    part,
    price: pricePart(part, tariff, grades, { zincClass, override: overrides?.get(part.id) }),
  }));
  const made = welded
    .map((each) => ({ ...each, price: priceKept(each, { tariff, zincClass, overrides }) }))
    .filter(({ price }) => price.onRequest.length > 0 || price.processes.length > 0);
  const priced = all.filter(({ price }) => price.onRequest.length === 0);
  const { stocks, charges } = chargesOf(priced, made, { tariff, project, own });
  const [partsCents, assembliesCents] = [all, made].map((list) =>
    list.reduce((sum, { price }) => sum + price.positionCents, 0),
  ) as [Cents, Cents];
  const chargesCents = charges.reduce((sum, charge) => sum + charge.cents, 0);
  return {
    parts: new Map(all.map(({ price }) => [price.index, price])),
    assemblyPrices: new Map(made.map(({ price }) => [price.index, price])),
    stocks,
    charges,
    partsCents,
    assembliesCents,
    chargesCents,
    netCents: partsCents + assembliesCents + chargesCents,
    onRequest: [...all, ...made].some(({ price }) => price.onRequest.length > 0),
    assemblies: sumAssemblies(all, made),
  };
};

type PricedPart = { part: Part; price: PartPrice };
type MadeAssembly = Pick<WeldedAssembly, 'assembly'> & { price: AssemblyPrice };
type ChargeContext = { tariff: Tariff; project: PricedProject | undefined; own: PriceOverride | undefined };

/** The stock of priced parts, and what a project pays beside the positions of them and of its welded assemblies. */
export const chargesOf = (
  priced: readonly PricedPart[],
  made: readonly MadeAssembly[],
  { tariff, project, own }: ChargeContext,
): { stocks: StockPrice[]; charges: ProjectCharge[] } => {
  const stocks = stockSetups(
    priced.map(({ part }) => part),
    tariff,
  );
  const charges = projectCharges(
    {
      parts: priced.map(positionOfPart),
      assemblies: made.filter(({ price }) => price.unitPrice !== null).map(positionOfAssembly),
      stocks,
      materialCertificate: project?.materialCertificate ?? false,
      weldingCertificate: project?.weldingCertificate ?? null,
      handlingEur: own?.handlingEur ?? null,
    },
    tariff,
  );
  return { stocks, charges };
};

const positionOfPart = ({ part, price }: PricedPart): PricedPosition => ({
  surface: part.surface,
  ralNumber: part.ralNumber,
  grade: part.grade,
  ...(part.materialCertificate !== undefined && { materialCertificate: part.materialCertificate }),
  processes: price.processes,
  quantity: price.quantity,
});

const positionOfAssembly = ({ assembly, price }: MadeAssembly): PricedPosition => ({
  surface: assembly.surface,
  ralNumber: assembly.ralNumber,
  grade: null,
  processes: price.processes,
  quantity: price.quantity,
});

const sumAssemblies = (all: readonly { part: Part; price: PartPrice }[], made: readonly { price: AssemblyPrice }[]) => {
  const sums = new Map<number, Cents>();
  const add = (index: number, cents: Cents) => sums.set(index, (sums.get(index) ?? 0) + cents);
  for (const { part, price } of all) if (part.assemblyIndex !== null) add(part.assemblyIndex, price.positionCents);
  for (const { price } of made) add(price.index, price.positionCents);
  return sums;
};

const lastAssemblyPrices = new WeakMap<
  AssemblyFacts,
  { welded: WeldedAssembly; context: string; price: AssemblyPrice }
>();

type AssemblyContext = {
  tariff: Tariff;
  zincClass: number;
  overrides: ReadonlyMap<string, PriceOverride> | undefined;
};

/** The price of a welded assembly, kept per its facts with all it came from. */
const priceKept = (welded: WeldedAssembly, { tariff, zincClass, overrides }: AssemblyContext): AssemblyPrice => {
  const { id, facts, surface } = welded.assembly;
  const override = overrides?.get(id);
  const context = [
    tariff.number,
    scaleKeyOf(tariff),
    isGalvanised(surface) ? zincClass : '',
    override ? JSON.stringify(override) : '',
  ].join('|');
  const last = lastAssemblyPrices.get(facts);
  const isKept = last?.context === context && isSameWelded(last.welded, welded);
  const price = isKept ? last.price : priceAssembly(welded, { tariff, zincClass, override });
  lastAssemblyPrices.set(facts, { welded, context, price });
  return price;
};

const isSameWelded = (a: WeldedAssembly, b: WeldedAssembly) =>
  a.welds === b.welds &&
  a.whiteG === b.whiteG &&
  a.surfaceMm2 === b.surfaceMm2 &&
  a.lengthMm === b.lengthMm &&
  a.assembly.index === b.assembly.index &&
  a.assembly.totalQuantity === b.assembly.totalQuantity &&
  a.assembly.surface === b.assembly.surface &&
  a.assembly.ralNumber === b.assembly.ralNumber &&
  a.onRequest.length === b.onRequest.length &&
  a.onRequest.every((remark, n) => remark.code === b.onRequest[n]?.code);

type WhitePiece = { isPriced: boolean; whiteG: number };
type WhiteContext = {
  tariff: Tariff;
  grades: ReadonlyMap<string, Grade>;
  override: PriceOverride | undefined;
};

const lastWhitePieces = new WeakMap<
  PartFacts,
  { part: Part; tariff: Tariff; grade: Grade | undefined; isBarred: boolean; piece: WhitePiece }
>();

/** Whether a piece has a price, and its white weight (0 when it has none, or is not galvanised); kept per part's facts. */
export const whitePiece = (part: Part, { tariff, grades, override }: WhiteContext): WhitePiece => {
  const grade = grades.get(part.grade ?? '');
  const isBarred = override?.onRequest === true;
  const last = lastWhitePieces.get(part.facts);
  if (last?.part === part && last.tariff === tariff && last.grade === grade && last.isBarred === isBarred)
    return last.piece;
  const isPriced = partRequests(part, tariff, { grade, override }).length === 0;
  const whiteG = isPriced && isGalvanised(part.surface) ? whiteWeightG(part, tariff.zinc, grade) : 0;
  const piece = { isPriced, whiteG };
  lastWhitePieces.set(part.facts, { part, tariff, grade, isBarred, piece });
  return piece;
};

/** Everything galvanised in the project that has a price: parts by themselves, welded assemblies as a whole. */
const galvanisedWeightG = (
  taken: readonly Part[],
  welded: readonly WeldedAssembly[],
  pieceOf: (part: Part) => WhitePiece,
) => {
  const parts = taken.filter((part) => isGalvanised(part.surface) && !part.isWelded);
  const assemblies = welded.filter(
    ({ assembly, onRequest }) => isGalvanised(assembly.surface) && onRequest.length === 0,
  );
  return (
    parts.reduce((sum, part) => sum + part.quantity * pieceOf(part).whiteG, 0) +
    assemblies.reduce((sum, { assembly, whiteG }) => sum + assembly.totalQuantity * whiteG, 0)
  );
};
