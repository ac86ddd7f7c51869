import { milledRecesses } from '../../geometry/measures/milled-recesses.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { stockOf } from '../../parts/stock-of.ts';
import { decimal, sumOf } from '../../values/decimal.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import { withoutCountersinks } from './countersinks.ts';
import { minutesOfHole } from './minutes-of-hole.ts';
import { priceRow } from './price-row.ts';

/** Cutting and deburring of a plate, sawing of a profile, drilling, milling: minutes x rate / 60 per piece and setups per position. */
export const priceWork = (facts: PartFacts, tariff: Tariff): ProcessPrice[] => [
  ...priceCutting(facts, tariff),
  ...priceSawing(facts, tariff),
  ...priceDrilling(facts, tariff),
  ...priceMilling(facts, tariff),
];

const cuttingProcess = { laser: 'LASER_CUTTING', plasma: 'PLASMA_CUTTING', oxyfuel: 'OXYFUEL_CUTTING' } as const;

/**
 * Contour / speed + pierces x pierce time + handling; each inner contour is one pierce. Speeds: 6 kW fibre laser
 * (machinemfg.com), above 25 mm plasma 8.9212 t2 - 486.87 t + 8155.8 and oxyfuel -4.1939 t + 658.67 mm/min (METKU).
 */
const priceCutting = ({ measures, thicknessMm }: PartFacts, tariff: Tariff): ProcessPrice[] => {
  const row = tariff.cutting.find((each) => each.thicknessMm === thicknessMm);
  if (!row || measures.contourMm === 0) return [];
  const isLaser = row.process === 'laser';
  const minutes = decimal(measures.contourMm)
    .div(row.mmPerMin)
    .plus(decimal(row.pierceSeconds).times(measures.pierces).div(60))
    .plus(tariff.cuttingHandlingMinPerPart);
  return [
    priceRow({
      process: cuttingProcess[row.process],
      minutes,
      ratePerHour: isLaser ? tariff.rates.laser : tariff.rates.plasma,
      setupEur: decimal(isLaser ? tariff.cuttingSetupEur.laser : tariff.cuttingSetupEur.torch),
    }),
    priceRow({
      process: 'DEBURRING',
      minutes: decimal(measures.contourMm).div(1000).times(tariff.deburrMinPerM),
      ratePerHour: tariff.rates.manual,
    }),
  ];
};

/** Per cut 1.25 min + section / 1800 mm2 per min, a bevel 1 min more (METKU after Haapio 4.5.5). */
const priceSawing = ({ measures }: PartFacts, { saw, rates }: Tariff): ProcessPrice[] => {
  if (measures.sawCuts.length === 0) return [];
  const minutes = measures.sawCuts.map(({ sectionMm2, bevelDeg, count }) =>
    decimal(sectionMm2)
      .div(saw.mm2PerMin)
      .plus(saw.perCutMin)
      .plus(bevelDeg === 0 ? 0 : saw.bevelMin)
      .times(count),
  );
  return [
    priceRow({ process: 'SAWING', minutes: sumOf(minutes), ratePerHour: rates.saw, setupEur: decimal(saw.setupEur) }),
  ];
};

/**
 * Each wall that a hole goes through is one drilling (minutes-of-hole.ts), so that a hole through both walls of a hollow section is two.
 * A countersink takes its own minutes in place of a hole's.
 */
const priceDrilling = (facts: PartFacts, { drill, rates }: Tariff): ProcessPrice[] => {
  const { drilledHoles } = facts.measures;
  if (drilledHoles.length === 0) return [];
  const { countersinkMin } = drill;
  const { holes, countersinks } =
    countersinkMin === undefined ? { holes: drilledHoles, countersinks: 0 } : withoutCountersinks(facts);
  const minutes = holes.map((hole) => minutesOfHole(hole, drill).times(hole.count));
  const diameters = new Set(drilledHoles.map((hole) => hole.diameterMm)).size;
  return [
    priceRow({
      process: 'DRILLING',
      minutes: sumOf(minutes).plus(decimal(countersinkMin ?? '0').times(countersinks)),
      ratePerHour: rates.drill,
      setupEur: decimal(drill.bitChangeEur).times(diameters).plus(drill.setupEur),
    }),
  ];
};

/**
 * Recesses of plates and bars: minutes each + volume / metal removal rate, Q = ap x ae x vf (formulas of the milling catalogues,
 * e.g. Dormer Pramet 2021, p. 783); the default Q of the base data is ap 5 mm, ae 10 mm, vf 600 mm/min.
 */
const priceMilling = (facts: PartFacts, { milling, rates }: Tariff): ProcessPrice[] => {
  if (!milling || facts.body.processings.length === 0) return [];
  const { count, volumeMm3 } = milledRecesses(facts, stockOf(facts) === 'plate');
  if (count === 0) return [];
  return [
    priceRow({
      process: 'MILLING',
      minutes: decimal(milling.perRecessMin).times(count).plus(decimal(volumeMm3).div(milling.mm3PerMin)),
      ratePerHour: rates.mill ?? rates.drill,
      setupEur: decimal(milling.setupEur),
    }),
  ];
};
