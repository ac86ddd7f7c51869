import type { Surface } from '../../parts/surface.schema.ts';
import { decimal, sumOf, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { ProcessName, ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import type { StockPrice } from './stock-setups.ts';

/** An own line of the project beside its positions. surface and ralNumber say which coating it is for. */
export type ProjectCharge = {
  kind:
    | 'setup'
    | 'stock-setup'
    | 'zinc-minimum'
    | 'powder-minimum'
    | 'colour-change'
    | 'material-certificate'
    | 'declaration'
    | 'handling';
  surface: Surface | null;
  ralNumber: string | null;
  cents: Cents;
};

/** A priced position of a part or an assembly, as charges see it. */
export type PricedPosition = {
  surface: Surface;
  ralNumber: string | null;
  grade: string | null;
  /** Of a part, where it has an own choice beside the project's. */
  materialCertificate?: boolean;
  processes: readonly ProcessPrice[];
  quantity: number;
};

export type Charged = {
  parts: readonly PricedPosition[];
  assemblies: readonly PricedPosition[];
  stocks: readonly StockPrice[];
  materialCertificate: boolean;
  weldingCertificate: 'STANDARD' | 'CUSTOM' | null;
  /** EUR; null: no charge for handling. */
  handlingEur: string | null;
};

/**
 * Charges of a project for what has a price, each a line of its own: setup, stock, what minimums add per surface, one colour
 * change per custom RAL, certificates, handling. None without priced parts.
 */
export const projectCharges = (charged: Charged, tariff: Tariff): ProjectCharge[] => {
  const { parts, assemblies, stocks, handlingEur } = charged;
  if (parts.length === 0) return [];
  const positions = [...parts, ...assemblies];
  const charges: ProjectCharge[] = [
    plain('setup', toCents(decimal(tariff.projectSetupEur))),
    plain(
      'stock-setup',
      stocks.reduce((cents, stock) => cents + stock.cents, 0),
    ),
    minimumCharge(positions, { kind: 'zinc-minimum', surface: 'ZINCED', minimumEur: tariff.zinc.minimumEur }),
    ...(['POWDER_COATED', 'POWDER_COATED_CUSTOM'] as const).map((surface) =>
      minimumCharge(positions, { kind: 'powder-minimum', surface, minimumEur: tariff.powder.minimumEur }),
    ),
    ...colourChanges(positions, tariff),
    plain('material-certificate', certificateCents(charged, tariff)),
    plain('declaration', declarationCents(charged, tariff)),
    plain('handling', toCents(decimal(handlingEur ?? '0'))),
  ];
  return charges.filter((charge) => charge.cents > 0);
};

const plain = (kind: ProjectCharge['kind'], cents: Cents): ProjectCharge => ({
  kind,
  surface: null,
  ralNumber: null,
  cents,
});

type Minimum = { kind: 'zinc-minimum' | 'powder-minimum'; surface: Surface; minimumEur: string };

const coatingProcesses: readonly ProcessName[] = ['ZINC_PLATING', 'POWDER_COATING'];

const minimumCharge = (positions: readonly PricedPosition[], { kind, surface, minimumEur }: Minimum): ProjectCharge => {
  const coated = positions.filter((each) => each.surface === surface && each.processes.some(isCoating));
  const cents = coated.reduce((sum, each) => sum + coatingCents(each), 0);
  const missing = coated.length === 0 ? 0 : Math.max(0, toCents(decimal(minimumEur)) - cents);
  return { ...plain(kind, missing), surface };
};

const isCoating = (row: ProcessPrice) => coatingProcesses.includes(row.process);

const lastCoatings = new WeakMap<readonly ProcessPrice[], { quantity: number; cents: Cents }>();

/** What a position pays for its coating; kept with the rows it came from. */
const coatingCents = ({ processes, quantity }: PricedPosition): Cents => {
  const last = lastCoatings.get(processes);
  if (last?.quantity === quantity) return last.cents;
  const cents = toCents(sumOf(processes.filter(isCoating).map((row) => decimal(row.pieceEur))).times(quantity));
  lastCoatings.set(processes, { quantity, cents });
  return cents;
};

const colourChanges = (positions: readonly PricedPosition[], tariff: Tariff): ProjectCharge[] => {
  const custom = positions.filter(
    ({ surface, processes }) => surface === 'POWDER_COATED_CUSTOM' && processes.some(isCoating),
  );
  const colours = [...new Set(custom.map(({ ralNumber }) => ralNumber ?? ''))].sort((a, b) => a.localeCompare(b));
  return colours.map((ralNumber) => ({
    ...plain('colour-change', toCents(decimal(tariff.powder.customColourEur))),
    surface: 'POWDER_COATED_CUSTOM',
    ralNumber: ralNumber || null,
  }));
};

/** Certificates of material (EN 10204) per position: 3.1 where the grade needs it, else the test report 2.2. */
const certificateCents = ({ parts, materialCertificate }: Charged, { certificates }: Tariff): Cents => {
  const certified = parts.filter((part) => part.materialCertificate ?? materialCertificate);
  if (certified.length === 0 || !certificates) return 0;
  const inspected = certified.filter(({ grade }) => grade !== null && certificates.inspectionGrades.includes(grade));
  const inspection = decimal(certificates.inspectionEur).times(inspected.length);
  return toCents(inspection.plus(decimal(certificates.testReportEur).times(certified.length - inspected.length)));
};

/** Declaration of performance (EN 1090-1): once for the project, and for each kind of welded assembly its check by formula or by drawings. */
const declarationCents = ({ assemblies, weldingCertificate }: Charged, { declaration }: Tariff): Cents => {
  if (weldingCertificate === null || !declaration) return 0;
  const { projectEur, formulaEurPerAssembly, drawingEurPerAssembly } = declaration;
  const eachEur = weldingCertificate === 'STANDARD' ? formulaEurPerAssembly : drawingEurPerAssembly;
  const welded = assemblies.filter(({ processes }) => processes.some((row) => row.process === 'WELDING')).length;
  return toCents(decimal(projectEur).plus(decimal(eachEur).times(welded)));
};
