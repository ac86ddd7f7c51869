import { finishes, surfaces, uncoated } from '../../parts/finishes.ts';
import type { SpecialPrice } from '../../prices/special-price.schema.ts';
import type { PriceFactors, Tariff } from '../../prices/tariff.record.ts';
import { gradeStockSchema } from '../../prices/tariff-stock.schema.ts';
import { type Decimal, decimal } from '../../values/decimal.ts';
import type { CostSeed } from './cost-seed.ts';
import {
  discountedFactors,
  type MaterialRow,
  specialFactors,
  specialMaterial,
  withSpecialRates,
} from './special-rates.ts';

export type TariffInput = {
  number: number;
  /** Day, YYYY-MM-DD. */
  validFrom: string;
  validDays: number;
  costs: CostSeed;
  factors?: PriceFactors;
  /** The customer's own; see special-price.schema.ts. */
  specialPrices?: readonly SpecialPrice[];
};

/**
 * The sales-side table of a customer from purchase costs: work (rates, EUR per kg and m2) x factor work, material x
 * factor material, what is paid once x factor flat. At most 4 decimals, what is paid once 2, half up.
 * Special prices stand in place of the purchase amounts they name. validFrom is a day, YYYY-MM-DD. Throws when a cost key is missing. Runs on the server only: its input is the purchase side.
 */
export const deriveTariff = ({ number, validFrom, validDays, factors, ...input }: TariffInput): Tariff => {
  const special = input.specialPrices ?? [];
  const costs = withSpecialRates(input.costs, special);
  const own = specialFactors(factors ?? standardFactors(input.costs), special);
  const [sales, delivery] = [salesSide(costs, discountedFactors(own, special)), salesSide(costs, own)];
  return {
    id: String(number),
    number,
    validFrom,
    validDays,
    ...materialTables(costs, sales, special),
    ...cuttingTables(costs, sales),
    ...barTables(sales),
    ...weldingTables(costs, sales),
    ...surfaceTables(costs, sales),
    ...limits(costs, delivery),
    ...orderTables(costs, delivery),
    projectSetupEur: sales.once(sales.plain('setup.project')),
    ...(costs.quantitySteps.length > 0 && { quantitySteps: costs.quantitySteps.toSorted((a, b) => a - b) }),
  };
};

const text = (value: Decimal, places: number) => value.round(places).toFixed();

/** The sales factors of the base data. */
export const standardFactors = ({ costs }: Pick<CostSeed, 'costs'>): PriceFactors => ({
  work: costOf(costs, 'factor.work'),
  material: costOf(costs, 'factor.material'),
  flat: costOf(costs, 'factor.flat_rate'),
});

const costOf = (costs: CostSeed['costs'], key: string) => {
  const value = costs.get(key);
  if (value === undefined) throw new Error(`cost '${key}' is missing`);
  return value;
};

/** A cost as it stands (minutes, mm, percent), or as a sales amount by its kind of cost. */
const salesSide = ({ costs }: CostSeed, { work, material, flat }: PriceFactors) => {
  const plain = (key: string) => costOf(costs, key);
  const once = (eur: Decimal) => text(eur.times(flat), 2);
  return {
    plain,
    size: (key: string) => Number(plain(key)),
    work: (key: string) => text(decimal(plain(key)).times(work), 4),
    material: (eur: Decimal) => text(eur.times(material), 4),
    once: (eur: string) => once(decimal(eur)),
    perKg: (eur: string) => text(decimal(eur).times(flat), 4),
    /** Minutes paid once, as EUR. */
    setup: (rate: string, ...minutes: string[]) =>
      once(
        minutes
          .reduce((sum, key) => sum.plus(plain(key)), decimal(0))
          .times(plain(rate))
          .div(60),
      ),
  };
};

type SalesSide = ReturnType<typeof salesSide>;

const materialTables = (
  { gradePrices, specificityPrices }: CostSeed,
  { plain, material, once }: SalesSide,
  special: readonly SpecialPrice[],
) => {
  const eurPerKg = (row: MaterialRow, base: Decimal) => material(specialMaterial(row, base, special));
  return {
    waste: {
      plateMarginMm: plain('waste.plate_margin'),
      sawKerfMm: plain('waste.saw_kerf'),
      barWastePercent: plain('waste.profile_bar'),
    },
    material: gradePrices.flatMap(({ grade, ...keys }) =>
      gradeStockSchema.options.flatMap((stock) => {
        const key = keys[stock];
        if (key === null) return [];
        const base = decimal(plain(key));
        return [
          { grade, stock, eurPerKg: eurPerKg({ grade, stock }, base) },
          ...specificityPrices
            .filter((row) => row.stock === stock)
            .map(({ specificity, percent }) => {
              const row = { grade, stock, specificity };
              return { ...row, eurPerKg: eurPerKg(row, base.times(decimal(percent).plus(100)).div(100)) };
            }),
        ];
      }),
    ),
    stockSetupEur: {
      plate: once(plain('stock.setup_plate')),
      open: once(plain('stock.setup_profile')),
      hollow: once(plain('stock.setup_profile')),
      bar: once(plain('stock.setup_profile')),
    },
  };
};

const cuttingTables = ({ cutting }: CostSeed, { plain, work, setup }: SalesSide) => ({
  rates: {
    laser: work('rate.laser'),
    plasma: work('rate.plasma'),
    saw: work('rate.saw'),
    drill: work('rate.drill'),
    manual: work('rate.manual'),
    mill: work('rate.mill'),
    weld: work('rate.weld'),
    engineering: work('rate.engineering'),
  },
  cutting: [...cutting],
  cuttingHandlingMinPerPart: plain('laser.part_handling'),
  deburrMinPerM: plain('laser.deburr'),
  cuttingSetupEur: {
    laser: setup('rate.laser', 'laser.setup_position'),
    torch: setup('rate.plasma', 'laser.setup_position', 'plasma.nonproductive'),
  },
});

const barTables = ({ plain, setup }: SalesSide) => ({
  saw: {
    setupEur: setup('rate.saw', 'saw.setup'),
    perCutMin: plain('saw.per_cut_fixed'),
    bevelMin: plain('saw.bevel'),
    mm2PerMin: plain('saw.area_rate'),
  },
  drill: {
    setupEur: setup('rate.drill', 'drill.setup'),
    bitChangeEur: setup('rate.drill', 'drill.bit_change'),
    perHoleMin: plain('drill.per_hole_fixed'),
    extraPathMm: plain('drill.extra_path'),
    countersinkMin: plain('drill.countersink'),
    speeds: [14, 18, 22, 26].map((diameterMm) => ({ diameterMm, mmPerMin: plain(`drill.speed_d${diameterMm}`) })),
  },
});

const blastedSurfaces = surfaces
  .filter((surface) => surface !== uncoated)
  .filter((surface) => finishes[surface].isBlasted);

const weldingTables = ({ inspectionGrades, ventHoles }: CostSeed, { plain, work, once, setup }: SalesSide) => ({
  milling: {
    setupEur: setup('rate.mill', 'mill.setup'),
    perRecessMin: plain('mill.per_recess'),
    mm3PerMin: plain('mill.removal_rate'),
  },
  welding: {
    setupEur: setup('rate.weld', 'weld.setup_position'),
    minPerMmA2: plain('weld.time_fillet_coefficient'),
    fitUpMinPerPart: plain('weld.tack_and_fit'),
    weldMetalEurPerKg: work('weld.wire_and_gas'),
    kgPerM3: plain('weld.metal_density'),
    leastAMm: plain('weld.least_a'),
    mostAOfThinnest: plain('weld.most_a_share'),
  },
  blasting: { mmPerMin: plain('blast.speed'), before: blastedSurfaces },
  ventHoles: [...ventHoles],
  certificates: {
    testReportEur: once(plain('certificate.2_2')),
    inspectionEur: once(plain('certificate.3_1')),
    inspectionGrades: [...inspectionGrades],
  },
  declaration: {
    projectEur: once(plain('en1090.dop')),
    formulaEurPerAssembly: setup('rate.engineering', 'en1090.formula'),
    drawingEurPerAssembly: setup('rate.engineering', 'en1090.drawing'),
  },
});

const surfaceTables = ({ zincCoatings }: CostSeed, { plain, size, work, once }: SalesSide) => ({
  zinc: {
    classes: [
      { uptoKg: '500', eurPerKg: work('zinc.price_le_500kg') },
      { uptoKg: null, eurPerKg: work('zinc.price_gt_500kg') },
    ],
    surchargePercent: plain('zinc.surcharge_mtz_energy'),
    minimumEur: work('zinc.min_order'),
    gPerM2Um: plain('zinc.weight_density'),
    coatings: [...zincCoatings],
    minimumThicknessMm: plain('zinc.min_thickness'),
    bathMm: { length: size('zinc.bath_length'), width: size('zinc.bath_width'), depth: size('zinc.bath_depth') },
  },
  powder: {
    eurPerM2: work('powder.price_standard_ral'),
    customColourEur: once(plain('powder.price_custom_ral_addon')),
    minimumEur: work('powder.min_order'),
  },
  primer: { eurPerM2: work('primer.price') },
  surfaceDays: {
    zinc: size('zinc.extra_days'),
    powder: size('powder.extra_days'),
    primer: size('primer.extra_days'),
  },
});

const limits = ({ freightRates, countries }: CostSeed, { plain, size, once, perKg }: SalesSide) => ({
  largestPlateThicknessMm: size('limit.plate_thickness'),
  longestPartMm: size('limit.part_length'),
  laserBedMm: { length: size('limit.laser_bed_length'), width: size('limit.laser_bed_width') },
  parcel: {
    maxKg: plain('parcel.max_weight'),
    maxLengthMm: size('parcel.max_length'),
    maxLengthPlusGirthMm: size('parcel.max_length_plus_girth'),
    maxLoadKg: plain('parcel.max_load'),
  },
  freight: {
    maxKg: plain('freight.truck_weight'),
    maxLengthMm: size('freight.truck_length'),
    maxTrucks: size('freight.trucks'),
    long: { overMm: size('freight.long_over'), eur: once(plain('freight.long_surcharge')) },
    tailLift: { maxKg: plain('freight.tail_lift_weight'), maxLengthMm: size('freight.tail_lift_length') },
    rates: freightRates.map((row) => ({ ...row, eur: once(row.eur), eurPerKg: perKg(row.eurPerKg) })),
    countries: countries.flatMap(({ iso, freightPercent }) =>
      Number(freightPercent) === 0 ? [] : [{ countryIso: iso, percent: freightPercent }],
    ),
  },
});

const orderTables = (
  { production, shipping, payment, countries }: CostSeed,
  { once, perKg }: SalesSide,
): Pick<Tariff, 'production' | 'shipping' | 'payment' | 'vat'> => ({
  production,
  shipping: shipping.map((row) => ({ ...row, eur: once(row.eur), eurPerKg: perKg(row.eurPerKg) })),
  payment: payment.map((row) => ({ ...row, eur: once(row.eur) })),
  vat: countries.map(({ iso, euMember, vatPercent }) => ({
    countryIso: iso,
    isEuMember: euMember,
    rate: decimal(vatPercent).times(100).round(0).toNumber(),
  })),
});
