import { decimal } from '../values/decimal.ts';
import type { PriceOverride } from './price-override.record.ts';
import type { Tariff } from './tariff.record.ts';

type Factors = NonNullable<PriceOverride['factors']>;

const scaled = new WeakMap<Tariff, Map<string, Tariff>>();
const factorsOf = new WeakMap<Tariff, string>();

/** What a tariff's amounts were multiplied by, '' for one as the server made it: with its number it names its amounts. */
export const scaleKeyOf = (tariff: Tariff): string => factorsOf.get(tariff) ?? '';

/** The tariff with its amounts of work, material and what is paid once multiplied, for a project with factors of its own. Options of orders stay. */
export const scaleTariff = (tariff: Tariff, factors: Factors | undefined): Tariff => {
  if (!factors) return tariff;
  const key = `${factors.work}|${factors.material}|${factors.flat}`;
  const kept = scaled.get(tariff) ?? new Map<string, Tariff>();
  scaled.set(tariff, kept);
  const found = kept.get(key) ?? multiply(tariff, factors);
  kept.set(key, found);
  factorsOf.set(found, key);
  return found;
};

const multiply = (tariff: Tariff, factors: Factors): Tariff => {
  const by = (factor: string, places: number) => (eur: string) => decimal(eur).times(factor).round(places).toFixed();
  const [work, material, once] = [by(factors.work, 4), by(factors.material, 4), by(factors.flat, 2)];
  return {
    ...tariff,
    material: tariff.material.map((row) => ({ ...row, eurPerKg: material(row.eurPerKg) })),
    ...(tariff.stockSetupEur && { stockSetupEur: mapped(tariff.stockSetupEur, once) }),
    rates: mapped(tariff.rates, work),
    cuttingSetupEur: mapped(tariff.cuttingSetupEur, once),
    saw: { ...tariff.saw, setupEur: once(tariff.saw.setupEur) },
    drill: { ...tariff.drill, setupEur: once(tariff.drill.setupEur), bitChangeEur: once(tariff.drill.bitChangeEur) },
    ...(tariff.milling && { milling: { ...tariff.milling, setupEur: once(tariff.milling.setupEur) } }),
    ...(tariff.welding && {
      welding: {
        ...tariff.welding,
        setupEur: once(tariff.welding.setupEur),
        weldMetalEurPerKg: work(tariff.welding.weldMetalEurPerKg),
      },
    }),
    zinc: {
      ...tariff.zinc,
      classes: tariff.zinc.classes.map((row) => ({ ...row, eurPerKg: work(row.eurPerKg) })),
      minimumEur: work(tariff.zinc.minimumEur),
    },
    powder: {
      eurPerM2: work(tariff.powder.eurPerM2),
      minimumEur: work(tariff.powder.minimumEur),
      customColourEur: once(tariff.powder.customColourEur),
    },
    primer: { eurPerM2: work(tariff.primer.eurPerM2) },
    ...(tariff.certificates && {
      certificates: {
        ...tariff.certificates,
        testReportEur: once(tariff.certificates.testReportEur),
        inspectionEur: once(tariff.certificates.inspectionEur),
      },
    }),
    ...(tariff.declaration && { declaration: mapped(tariff.declaration, once) }),
    projectSetupEur: once(tariff.projectSetupEur),
  };
};

const mapped = <T extends Record<string, string | undefined>>(amounts: T, change: (eur: string) => string): T =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, eur]) => [name, eur === undefined ? undefined : change(eur)]),
  ) as T;
