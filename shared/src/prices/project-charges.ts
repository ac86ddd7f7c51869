import type { Part } from '../parts/part.ts';
import type { Surface } from '../projects/surface.ts';
import { decimal, toCents } from '../values/decimal.ts';
import type { Cents } from '../values/money.ts';
import type { PartPrice } from './price-part.ts';
import type { ProcessName } from './process-price.ts';
import type { Tariff } from './tariff.ts';

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

export type PricedPart = { part: Part; price: PartPrice };

/** Charges of a project for its priced parts: setup, what minimums add per surface, one colour change per custom RAL. None without priced parts. */
export const projectCharges = (priced: readonly PricedPart[], tariff: Tariff): ProjectCharge[] => {
  if (priced.length === 0) return [];
  const charges: ProjectCharge[] = [
    { kind: 'setup', surface: null, ralNumber: null, cents: toCents(decimal(tariff.projectSetupEur)) },
    minimumCharge(priced, { kind: 'zinc-minimum', surface: 'ZINCED', minimumEur: tariff.zinc.minimumEur }),
    ...(['POWDER_COATED', 'POWDER_COATED_CUSTOM'] as const).map((surface) =>
      minimumCharge(priced, { kind: 'powder-minimum', surface, minimumEur: tariff.powder.minimumEur }),
    ),
    ...colourChanges(priced, tariff),
  ];
  return charges.filter((charge) => charge.cents > 0);
};

type Minimum = { kind: 'zinc-minimum' | 'powder-minimum'; surface: Surface; minimumEur: string };

const coatingProcesses: readonly ProcessName[] = ['ZINC_PLATING', 'POWDER_COATING'];

const minimumCharge = (priced: readonly PricedPart[], { kind, surface, minimumEur }: Minimum): ProjectCharge => {
  const coated = priced.filter(({ part }) => part.surface === surface);
  const cents = coated.reduce((sum, { price }) => sum + coatingCents(price), 0);
  const missing = coated.length === 0 ? 0 : Math.max(0, toCents(decimal(minimumEur)) - cents);
  return { kind, surface, ralNumber: null, cents: missing };
};

const coatingCents = (price: PartPrice) => {
  const row = price.processes.find((each) => coatingProcesses.includes(each.process));
  return row ? toCents(decimal(row.pieceEur).times(price.quantity)) : 0;
};

const colourChanges = (priced: readonly PricedPart[], tariff: Tariff): ProjectCharge[] => {
  const custom = priced.filter(({ part }) => part.surface === 'POWDER_COATED_CUSTOM');
  const colours = [...new Set(custom.map(({ part }) => part.ralNumber ?? ''))].sort((a, b) => a.localeCompare(b));
  return colours.map((ralNumber) => ({
    kind: 'colour-change',
    surface: 'POWDER_COATED_CUSTOM',
    ralNumber: ralNumber || null,
    cents: toCents(decimal(tariff.powder.customColourEur)),
  }));
};
