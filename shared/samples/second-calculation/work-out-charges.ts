import { centsOf, exact, product } from './fraction.ts';
import type { PlainProject, PriceList } from './plain-project.ts';
import type { SettledAssembly, SettledPart } from './settle-project.ts';
import type { Position } from './work-out-position.ts';

export type Charge = { kind: string; cents: number };

type Settled = { project: PlainProject; parts: SettledPart[]; assemblies: SettledAssembly[] };
type Priced = { parts: Position[]; assemblies: Position[] };

/** What is paid for the project beside its positions; a kind that costs nothing is not there. */
export const workOutCharges = (settled: Settled, priced: Priced, list: PriceList): Charge[] => {
  const parts = settled.parts.filter((part) => priced.parts.some((each) => each.index === part.index && !each.isOnRequest));
  const { tariff } = list;
  if (parts.length === 0) return [];
  return [
    { kind: 'setup', cents: centsOf(exact(tariff.projectSetupEur)) },
    ...stockSetups(parts, list),
    ...minimums(settled, priced, list),
    ...colours(settled, priced).map(() => ({ kind: 'colour-change', cents: centsOf(exact(tariff.powder.customColourEur)) })),
    { kind: 'material-certificate', cents: certificates(settled.project, parts, list) },
    { kind: 'declaration', cents: declaration(settled.project, priced.assemblies, list) },
  ].filter((charge) => charge.cents > 0);
};

/** Once a sheet (thickness, grade) or bar (designation, grade). */
function stockSetups(parts: readonly SettledPart[], { tariff }: PriceList): Charge[] {
  const nameOf = (part: SettledPart) =>
    [part.stock === 'plate' ? part.wallMm : part.designation, part.grade, part.specificity].join(' ');
  const stocks = new Map(parts.map((part) => [nameOf(part), part.stock]));
  return [{ kind: 'stock-setup', cents: [...stocks.values()].reduce((sum, stock) => sum + centsOf(exact(tariff.stockSetupEur?.[stock] ?? '0')), 0) }];
}

/** Positions with the surface they are priced with. */
const coated = ({ parts, assemblies }: Settled, priced: Priced) => [
  ...priced.parts.map((position) => ({ position, coat: parts.find((part) => part.index === position.index) })),
  ...priced.assemblies.map((position) => ({ position, coat: assemblies.find((each) => each.index === position.index) })),
];

const isCoat = (process: string) => process === 'ZINC_PLATING' || process === 'POWDER_COATING';

/** What a surface of the project is below its minimum. */
function minimums(settled: Settled, priced: Priced, { tariff }: PriceList): Charge[] {
  const least = (surface: string, kind: string, minimumEur: string): Charge => {
    const rows = coated(settled, priced).flatMap(({ position, coat }) =>
      coat?.surface === surface ? position.rows.filter((row) => isCoat(row.process)).map((row) => ({ position, row })) : [],
    );
    const cents = rows.reduce((sum, { position, row }) => sum + centsOf(product(row.pieceEur, position.pieces)), 0);
    return { kind, cents: rows.length === 0 ? 0 : centsOf(exact(minimumEur)) - cents };
  };
  return [
    least('ZINCED', 'zinc-minimum', tariff.zinc.minimumEur),
    least('POWDER_COATED', 'powder-minimum', tariff.powder.minimumEur),
    least('POWDER_COATED_CUSTOM', 'powder-minimum', tariff.powder.minimumEur),
  ];
}

function colours(settled: Settled, priced: Priced) {
  const custom = coated(settled, priced).filter(
    ({ position, coat }) => coat?.surface === 'POWDER_COATED_CUSTOM' && position.rows.some((row) => isCoat(row.process)),
  );
  return [...new Set(custom.map(({ coat }) => coat?.ralNumber))];
}

function certificates(project: PlainProject, parts: readonly SettledPart[], { tariff: { certificates: prices } }: PriceList) {
  if (!prices) return 0;
  return parts
    .filter((part) => part.certificate ?? project.materialCertificate)
    .map((part) => (prices.inspectionGrades.includes(part.grade ?? '') ? prices.inspectionEur : prices.testReportEur))
    .reduce((sum, eur) => sum + centsOf(exact(eur)), 0);
}

function declaration(project: PlainProject, assemblies: readonly Position[], { tariff: { declaration: prices } }: PriceList) {
  if (!prices || project.weldingCertificate === null) return 0;
  const kinds = assemblies.filter(({ rows }) => rows.some((row) => row.process === 'WELDING')).length;
  const each = project.weldingCertificate === 'STANDARD' ? prices.formulaEurPerAssembly : prices.drawingEurPerAssembly;
  return centsOf(exact(prices.projectEur)) + kinds * centsOf(exact(each));
}
