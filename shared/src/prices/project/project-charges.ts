import { type Coat, coats, finishes, type Surface, surfaces } from '../../parts/finishes.ts';
import { decimal, sumOf, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
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
    ...surfaces.flatMap((surface) => minimumCharges(positions, surface, tariff)),
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

/** Coats of which a surface pays at least a minimum. */
const minimums = [
  { coat: 'zinc', kind: 'zinc-minimum' },
  { coat: 'powder', kind: 'powder-minimum' },
] as const satisfies readonly { coat: Coat; kind: ProjectCharge['kind'] }[];
export type MinimumCoat = (typeof minimums)[number]['coat'];

const minimumCharges = (positions: readonly PricedPosition[], surface: Surface, tariff: Tariff): ProjectCharge[] =>
  minimumsOf(surface).flatMap(({ coat, kind }) => {
    const coated = positions.filter((each) => each.surface === surface && coatingRows(each, coat).length > 0);
    if (coated.length === 0) return [];
    const cents = coated.reduce((sum, each) => sum + coatingCents(each, coat), 0);
    return { ...plain(kind, minimumCents(coat, cents, tariff)), surface };
  });

/** The coats of a surface that pay at least a minimum, with what that charge is called. */
export const minimumsOf = (surface: Surface) =>
  minimums.filter(({ coat }) => finishes[surface].coats.some((each) => each === coat));

/** What is missing from the minimum of a coat where its positions pay so much. */
export const minimumCents = (coat: MinimumCoat, paidCents: Cents, tariff: Tariff): Cents =>
  Math.max(0, toCents(decimal(tariff[coat].minimumEur)) - paidCents);

export const isMinimum = ({ kind }: ProjectCharge): boolean => minimums.some((each) => each.kind === kind);

/** What counts for the minimum of a coat: its own row, and one set by hand of a coat that the surface does not have. */
export const coatingRows = ({ surface, processes }: Pick<PricedPosition, 'surface' | 'processes'>, coat: MinimumCoat) =>
  processes.filter(({ process }) =>
    minimums.some(
      (each) =>
        coats[each.coat].process === process && (each.coat === coat || !finishes[surface].coats.includes(each.coat)),
    ),
  );

const lastCoatings = new WeakMap<readonly ProcessPrice[], { quantity: number; coat: Coat; cents: Cents }>();

/** What a position pays for a coat; kept with the rows it came from. */
const coatingCents = (position: PricedPosition, coat: MinimumCoat): Cents => {
  const { processes, quantity } = position;
  const last = lastCoatings.get(processes);
  if (last?.quantity === quantity && last.coat === coat) return last.cents;
  const cents = toCents(sumOf(coatingRows(position, coat).map((row) => decimal(row.pieceEur))).times(quantity));
  lastCoatings.set(processes, { quantity, coat, cents });
  return cents;
};

const colourChanges = (positions: readonly PricedPosition[], tariff: Tariff): ProjectCharge[] =>
  surfaces
    .filter((surface) => finishes[surface].colours === 'any')
    .flatMap((surface) => {
      const custom = positions.filter((each) => each.surface === surface && coatingRows(each, 'powder').length > 0);
      const colours = [...new Set(custom.map(({ ralNumber }) => ralNumber ?? ''))].sort((a, b) => a.localeCompare(b));
      return colours.map((ralNumber) => ({
        ...plain('colour-change', toCents(decimal(tariff.powder.customColourEur))),
        surface,
        ralNumber: ralNumber || null,
      }));
    });

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
