import type { PartFacts } from '../../parts/part-facts.ts';
import { type Decimal, decimal, sumOf, toCents } from '../../values/decimal.ts';
import type { ProcessName, ProcessPrice } from '../process-price.ts';
import type { Tariff } from '../tariff.ts';

/** Cutting and deburring of a plate, sawing of a profile, drilling: minutes x rate / 60 per piece and setups per position. */
export const priceWork = (facts: PartFacts, tariff: Tariff): ProcessPrice[] => [
  ...priceCutting(facts, tariff),
  ...priceSawing(facts, tariff),
  ...priceDrilling(facts, tariff),
];

type Work = { process: ProcessName; minutes: Decimal; ratePerHour: string; setupEur: Decimal };

const workRow = ({ process, minutes, ratePerHour, setupEur }: Work): ProcessPrice => {
  const rounded = minutes.round(3);
  return {
    process,
    minutesPerPiece: rounded.toNumber(),
    ratePerHour: null,
    eurPerKg: null,
    surchargePercent: null,
    eurPerM2: null,
    euroPerPiece: '0',
    flatPartEur: '0',
    isCustom: false,
    isAssumed: false,
    kgPerPiece: 0,
    m2PerPiece: 0,
    pieceEur: rounded.times(ratePerHour).div(60).round(4).toFixed(),
    positionFlatCents: toCents(setupEur),
  };
};

const cuttingProcess = { laser: 'LASER_CUTTING', plasma: 'PLASMA_CUTTING', oxyfuel: 'OXYFUEL_CUTTING' } as const;

const priceCutting = ({ measures, thicknessMm }: PartFacts, tariff: Tariff): ProcessPrice[] => {
  const row = tariff.cutting.find((each) => each.thicknessMm === thicknessMm);
  if (!row || measures.contourMm === 0) return [];
  const isLaser = row.process === 'laser';
  const cutting = decimal(measures.contourMm)
    .div(row.mmPerMin)
    .plus(decimal(row.pierceSeconds).times(measures.pierces).div(60))
    .plus(tariff.cuttingHandlingMinPerPart);
  return [
    workRow({
      process: cuttingProcess[row.process],
      minutes: cutting,
      ratePerHour: isLaser ? tariff.rates.laser : tariff.rates.plasma,
      setupEur: decimal(isLaser ? tariff.cuttingSetupEur.laser : tariff.cuttingSetupEur.torch),
    }),
    workRow({
      process: 'DEBURRING',
      minutes: decimal(measures.contourMm).div(1000).times(tariff.deburrMinPerM),
      ratePerHour: tariff.rates.manual,
      setupEur: decimal(0),
    }),
  ];
};

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
    workRow({ process: 'SAWING', minutes: sumOf(minutes), ratePerHour: rates.saw, setupEur: decimal(saw.setupEur) }),
  ];
};

const priceDrilling = ({ measures }: PartFacts, { drill, rates }: Tariff): ProcessPrice[] => {
  if (measures.drilledHoles.length === 0) return [];
  const speedOf = (diameterMm: number) =>
    (drill.speeds.find((row) => diameterMm <= row.diameterMm) ?? drill.speeds.at(-1))?.mmPerMin ?? '1';
  const minutes = measures.drilledHoles.map(({ diameterMm, depthMm, count }) =>
    decimal(depthMm).plus(drill.extraPathMm).div(speedOf(diameterMm)).plus(drill.perHoleMin).times(count),
  );
  const diameters = new Set(measures.drilledHoles.map((hole) => hole.diameterMm)).size;
  const setupEur = decimal(drill.bitChangeEur).times(diameters).plus(drill.setupEur);
  return [workRow({ process: 'DRILLING', minutes: sumOf(minutes), ratePerHour: rates.drill, setupEur })];
};
