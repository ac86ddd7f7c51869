import { stockOf } from '../../parts/materials/stock-of.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { Project } from '../../projects/project.record.ts';
import type { Cents } from '../../values/money.ts';
import type { ProcessName, ProcessPrice } from '../process-price.schema.ts';
import type { Specificity } from '../tariff-stock.schema.ts';
import type { ProjectPricing } from './price-project.ts';
import type { ProjectCharge } from './project-charges.ts';

/** A row of a price without what is nothing in it; amounts and prices as in ProcessPrice. */
export type RowSnapshot = { process: ProcessName; pieceEur: string } & Partial<
  Pick<
    ProcessPrice,
    | 'minutesPerPiece'
    | 'ratePerHour'
    | 'kgPerPiece'
    | 'eurPerKg'
    | 'm2PerPiece'
    | 'eurPerM2'
    | 'positionFlatCents'
    | 'isCustom'
  >
>;

/** What a part or a welded assembly cost, and the choices that made it so. */
export type PieceSnapshot = Pick<Part, 'name' | 'quantity' | 'surface' | 'ralNumber' | 'grade'> & {
  kind: 'part' | 'assembly';
  index: number;
  specificity: Specificity | null;
  /** Designation of the bar, or thickness of the sheet. */
  profile: string;
  isWelded: boolean;
  unitPrice: string | null;
  positionCents: Cents;
  rows: RowSnapshot[];
};

/** A project's price at one time, to be compared with another: plain data that can be stored. */
export type PriceSnapshot = {
  tariffNumber: number;
  productionType: Project['productionType'];
  pieces: PieceSnapshot[];
  charges: ProjectCharge[];
  /** What the project costs, net: the price set by hand where one is in force. */
  netCents: Cents;
};

export type SnapshotInput = {
  project: Pick<Project, 'productionType'>;
  parts: readonly Part[];
  assemblies: readonly Assembly[];
  pricing: ProjectPricing;
  tariffNumber: number;
  /** The price set by hand that is in force; absent or null: none. */
  manualCents?: Cents | null;
};

/** The price of a project as it stands. Pure. */
export const priceSnapshotOf = (input: SnapshotInput): PriceSnapshot => {
  const { project, parts, assemblies, pricing, tariffNumber, manualCents = null } = input;
  return {
    tariffNumber,
    productionType: project.productionType,
    pieces: [
      ...parts.flatMap((part) => pieceOfPart(part, pricing)),
      ...assemblies.flatMap((assembly) => pieceOfAssembly(assembly, pricing)),
    ],
    charges: pricing.charges,
    netCents: manualCents ?? pricing.netCents,
  };
};

const pieceOfPart = (part: Part, { parts }: ProjectPricing): PieceSnapshot[] => {
  const price = parts.get(part.index);
  if (!price) return [];
  const { index, name, surface, ralNumber, grade, facts } = part;
  return [
    {
      kind: 'part',
      index,
      name,
      surface,
      ralNumber,
      grade,
      quantity: price.quantity,
      specificity: part.specificity ?? null,
      profile: stockOf(facts) === 'plate' ? `BL ${facts.thicknessMm ?? ''}` : facts.profileName,
      isWelded: part.isWelded ?? false,
      unitPrice: price.unitPrice,
      positionCents: price.positionCents,
      rows: price.processes.map(rowOf),
    },
  ];
};

const pieceOfAssembly = (assembly: Assembly, { assemblyPrices }: ProjectPricing): PieceSnapshot[] => {
  const price = assemblyPrices.get(assembly.index);
  if (!price) return [];
  const { index, name, surface, ralNumber } = assembly;
  const { quantity, unitPrice, positionCents } = price;
  const none = { grade: null, specificity: null, profile: '', isWelded: true };
  const rows = price.processes.map(rowOf);
  return [{ kind: 'assembly', index, name, surface, ralNumber, ...none, quantity, unitPrice, positionCents, rows }];
};

const rowOf = (row: ProcessPrice): RowSnapshot => ({
  process: row.process,
  pieceEur: row.pieceEur,
  ...(row.ratePerHour !== null && { minutesPerPiece: row.minutesPerPiece, ratePerHour: row.ratePerHour }),
  ...(row.eurPerKg !== null && { kgPerPiece: row.kgPerPiece, eurPerKg: row.eurPerKg }),
  ...(row.eurPerM2 !== null && { m2PerPiece: row.m2PerPiece, eurPerM2: row.eurPerM2 }),
  ...(row.positionFlatCents > 0 && { positionFlatCents: row.positionFlatCents }),
  ...(row.isCustom && { isCustom: true }),
});
