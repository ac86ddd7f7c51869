import type { Processing } from '../../geometry/body/body.schema.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { type Decimal, decimal, sumOf } from '../../values/decimal.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
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
const priceMilling = ({ measures }: PartFacts, { milling, rates }: Tariff): ProcessPrice[] => {
  const { count, volumeMm3 } = measures.recesses;
  if (!milling || count === 0) return [];
  return [
    priceRow({
      process: 'MILLING',
      minutes: decimal(milling.perRecessMin).times(count).plus(decimal(volumeMm3).div(milling.mm3PerMin)),
      ratePerHour: rates.mill ?? rates.drill,
      setupEur: decimal(milling.setupEur),
    }),
  ];
};

type Hole = PartFacts['measures']['drilledHoles'][number];

/**
 * The drilled holes of a part without those that only widen the mouth of a narrower hole on the same axis, and how many these are:
 * a countersink costs its own minutes, not those of a hole.
 */
export const withoutCountersinks = ({ body, measures }: PartFacts): { holes: Hole[]; countersinks: number } => {
  const left = measures.drilledHoles.map((hole) => ({ ...hole }));
  let countersinks = 0;
  for (const { diameterMm, depthMm } of countersinksIn(body.processings)) {
    const hole = left.find(
      (each) => each.count > 0 && each.diameterMm === diameterMm && Math.abs(each.depthMm - depthMm) < 0.01,
    );
    if (!hole) continue;
    hole.count -= 1;
    countersinks += 1;
  }
  return { holes: left.filter((hole) => hole.count > 0), countersinks };
};

const countersinksIn = (processings: readonly Processing[]) => {
  const onAxis = new Map<string, Processing[]>();
  for (const processing of processings) {
    if (processing.kind !== 'Drilling' || !processing.carriedOut) continue;
    const { StartX, StartY, Angle, Inclination } = processing.parameters;
    const axis = JSON.stringify([processing.plane, StartX, StartY, Angle ?? 0, Inclination ?? 90]);
    onAxis.set(axis, [...(onAxis.get(axis) ?? []), processing]);
  }
  return [...onAxis.values()].flatMap((drillings) => {
    const narrowest = Math.min(...drillings.map(diameterOf));
    return drillings
      .filter((each) => diameterOf(each) > narrowest && each.parameters['DepthLimited'] === true)
      .map((each) => ({ diameterMm: diameterOf(each), depthMm: Number(each.parameters['Depth']) }));
  });
};

const diameterOf = ({ parameters }: Processing) => Number(parameters['Diameter']);

/**
 * Minutes to drill one wall: approach and travel + (depth + extra path) / feed speed of the diameter. Times METKU DrillingCost,
 * speeds Diaz et al. 2012: 0.763 d2 - 5.720 d + 20.96 cm/min, d in cm.
 */
export const minutesOfHole = (
  { diameterMm, depthMm }: { diameterMm: number; depthMm: number },
  drill: Tariff['drill'],
): Decimal => {
  const row = drill.speeds.find((each) => diameterMm <= each.diameterMm) ?? drill.speeds.at(-1);
  return decimal(depthMm)
    .plus(drill.extraPathMm)
    .div(row?.mmPerMin ?? '1')
    .plus(drill.perHoleMin);
};
