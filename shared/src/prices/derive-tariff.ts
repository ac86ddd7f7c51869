import type { CostSeed } from '../base-data/cost-seed.ts';
import { type Decimal, decimal } from '../values/decimal.ts';
import type { Tariff } from './tariff.ts';

/** Sales amount = purchase amount x factor, by kind of cost; decimal text. */
export type PriceFactors = { work: string; material: string; flat: string };

type TariffInput = { number: number; validFrom: string; validDays: number; costs: CostSeed; factors?: PriceFactors };

/**
 * The sales-side table of a customer from purchase costs: work (rates, EUR per kg and m2) x factor work, material x
 * factor material, what is paid once x factor flat. At most 4 decimals, what is paid once 2, half up.
 * validFrom is a day, YYYY-MM-DD. Throws when a cost key is missing. Runs on the server only: its input is the purchase side.
 */
export const deriveTariff = ({ number, validFrom, validDays, costs: seed, factors }: TariffInput): Tariff => {
  const cost = (key: string) => {
    const value = seed.costs.get(key);
    if (value === undefined) throw new Error(`cost '${key}' is missing`);
    return value;
  };
  const { work, material, flat } = factors ?? {
    work: cost('factor.work'),
    material: cost('factor.material'),
    flat: cost('factor.flat_rate'),
  };
  const sales = (key: string, factor = work) => text(decimal(cost(key)).times(factor), 4);
  const once = (eur: Decimal) => text(eur.times(flat), 2);
  const setup = (rate: string, minutes: Decimal) => once(decimal(cost(rate)).times(minutes).div(60));
  const minutes = (key: string) => decimal(cost(key));
  const size = (key: string) => Number(cost(key));
  return {
    id: String(number),
    number,
    validFrom,
    validDays,
    waste: {
      plateMarginMm: cost('waste.plate_margin'),
      sawKerfMm: cost('waste.saw_kerf'),
      barWastePercent: cost('waste.profile_bar'),
    },
    material: materialPrices(seed, (key) => sales(key, material)),
    rates: {
      laser: sales('rate.laser'),
      plasma: sales('rate.plasma'),
      saw: sales('rate.saw'),
      drill: sales('rate.drill'),
      manual: sales('rate.manual'),
    },
    cutting: [...seed.cutting],
    cuttingHandlingMinPerPart: cost('laser.part_handling'),
    deburrMinPerM: cost('laser.deburr'),
    cuttingSetupEur: {
      laser: setup('rate.laser', minutes('laser.setup_position')),
      torch: setup('rate.plasma', minutes('laser.setup_position').plus(minutes('plasma.nonproductive'))),
    },
    saw: {
      setupEur: setup('rate.saw', minutes('saw.setup')),
      perCutMin: cost('saw.per_cut_fixed'),
      bevelMin: cost('saw.bevel'),
      mm2PerMin: cost('saw.area_rate'),
    },
    drill: {
      setupEur: setup('rate.drill', minutes('drill.setup')),
      bitChangeEur: setup('rate.drill', minutes('drill.bit_change')),
      perHoleMin: cost('drill.per_hole_fixed'),
      extraPathMm: cost('drill.extra_path'),
      speeds: [14, 18, 22, 26].map((diameterMm) => ({ diameterMm, mmPerMin: cost(`drill.speed_d${diameterMm}`) })),
    },
    zinc: {
      classes: [
        { uptoKg: '500', eurPerKg: sales('zinc.price_le_500kg') },
        { uptoKg: null, eurPerKg: sales('zinc.price_gt_500kg') },
      ],
      surchargePercent: cost('zinc.surcharge_mtz_energy'),
      minimumEur: sales('zinc.min_order'),
      gPerM2Um: cost('zinc.weight_density'),
      coatings: [...seed.zincCoatings],
      minimumThicknessMm: cost('zinc.min_thickness'),
      bathMm: { length: size('zinc.bath_length'), width: size('zinc.bath_width'), depth: size('zinc.bath_depth') },
    },
    powder: {
      eurPerM2: sales('powder.price_standard_ral'),
      customColourEur: once(decimal(cost('powder.price_custom_ral_addon'))),
      minimumEur: sales('powder.min_order'),
    },
    primer: { eurPerM2: sales('primer.price') },
    projectSetupEur: once(decimal(cost('setup.project'))),
    largestPlateThicknessMm: size('limit.plate_thickness'),
    longestPartMm: size('limit.part_length'),
    laserBedMm: { length: size('limit.laser_bed_length'), width: size('limit.laser_bed_width') },
    production: seed.production,
    shipping: seed.shipping.map((row) => ({
      ...row,
      eur: once(decimal(row.eur)),
      eurPerKg: text(decimal(row.eurPerKg).times(flat), 4),
    })),
    payment: seed.payment.map((row) => ({ ...row, eur: once(decimal(row.eur)) })),
    parcel: {
      maxKg: cost('parcel.max_weight'),
      maxLengthMm: size('parcel.max_length'),
      maxLengthPlusGirthMm: size('parcel.max_length_plus_girth'),
    },
    freight: { maxKg: cost('freight.max_weight'), maxLengthMm: size('freight.max_length') },
    surfaceDays: {
      zinc: size('zinc.extra_days'),
      powder: size('powder.extra_days'),
      primer: size('primer.extra_days'),
    },
    vat: seed.countries.map(({ iso, euMember, vatPercent }) => ({
      countryIso: iso,
      isEuMember: euMember,
      rate: decimal(vatPercent).times(100).round(0).toNumber(),
    })),
  };
};

const text = (value: Decimal, places: number) => value.round(places).toFixed();

const materialPrices = (seed: CostSeed, sales: (key: string) => string): Tariff['material'] =>
  seed.gradePrices.flatMap((row) =>
    (['plate', 'open', 'hollow', 'bar'] as const).flatMap((stock) => {
      const key = row[stock];
      return key === null ? [] : [{ grade: row.grade, stock, eurPerKg: sales(key) }];
    }),
  );
