import { exact, type Fraction, plus, product, through, total } from './fraction.ts';
import type { PlainTariff, PriceList } from './plain-project.ts';
import type { SettledPart } from './settle-project.ts';
import { drillRows, ventHoleRows } from './work-out-holes.ts';
import { isPartOnRequest } from './is-part-on-request.ts';
import { amountRow, onRequest, type Position, position, type Row, workRow } from './work-out-position.ts';
import { workOutWeights } from './work-out-weights.ts';

const kilo = exact('0.001');
const mm2InM2 = exact('0.000001');

/** A position of a part: what one piece costs, in rows, and its setups; zincEurPerKg has the surcharge in it. */
export const workOutPart = (part: SettledPart, list: PriceList, zincEurPerKg: Fraction): Position => {
  const material = materialEurPerKg(part, list.tariff);
  if (isPartOnRequest(part, list)) return onRequest(part.index, part.total);
  const { grossG, whiteG } = workOutWeights(part, list);
  const coat = part.isWelded ? [] : surfaceRows(part, whiteG, { tariff: list.tariff, zincEurPerKg });
  return position(part.index, part.total, [
    amountRow('MATERIAL', grossG, kilo, material),
    ...cutting(part, list.tariff),
    ...sawing(part, list.tariff),
    ...drillRows(part, list.tariff),
    ...milling(part, list.tariff),
    ...ventHoleRows(part, list.tariff),
    ...coat,
  ]);
};

/** The surface of a part, or of a welded assembly as a whole. */
export const surfaceRows = (
  { surface, surfaceMm2 }: { surface: string; surfaceMm2: number },
  whiteG: Fraction,
  { tariff, zincEurPerKg }: { tariff: PlainTariff; zincEurPerKg: Fraction },
): Row[] => {
  const m2 = product(surfaceMm2, mm2InM2);
  if (surface === 'ZINCED') return [amountRow('ZINC_PLATING', whiteG, kilo, zincEurPerKg)];
  if (surface === 'COATED') return [amountRow('PRIMING', m2, tariff.primer.eurPerM2)];
  return surface === 'RAW' ? [] : [amountRow('POWDER_COATING', m2, tariff.powder.eurPerM2)];
};

function materialEurPerKg({ grade, stock, specificity }: SettledPart, { material }: PlainTariff) {
  const rows = material.filter((row) => row.grade === grade && row.stock === stock);
  const own = rows.find((row) => row.specificity !== undefined && row.specificity === specificity);
  return (own ?? rows.find((row) => row.specificity === undefined))?.eurPerKg ?? '0';
}

function cutting(part: SettledPart, tariff: PlainTariff): Row[] {
  const row = tariff.cutting.find((each) => part.stock === 'plate' && each.thicknessMm === part.wallMm);
  if (!row) return [];
  const minutes = total([
    through(exact(part.contourMm), exact(row.mmPerMin)),
    product(part.pierces, row.pierceSeconds, { over: 1n, under: 60n }),
    exact(tariff.cuttingHandlingMinPerPart),
  ]);
  const { laser, torch } = tariff.cuttingSetupEur;
  const metres = product(part.contourMm, '0.001');
  const { rates } = tariff;
  return [
    workRow(
      `${row.process.toUpperCase()}_CUTTING`,
      minutes,
      row.process === 'laser' ? [rates.laser, laser] : [rates.plasma, torch],
    ),
    workRow('DEBURRING', product(metres, tariff.deburrMinPerM), [rates.manual, '0']),
  ];
}

function sawing({ sawCuts }: SettledPart, { saw, rates }: PlainTariff): Row[] {
  if (sawCuts.length === 0) return [];
  const minutes = sawCuts.map(({ faceMm2, bevelDeg, count }) => {
    const fixed = plus(exact(saw.perCutMin), bevelDeg === 0 ? exact(0) : exact(saw.bevelMin));
    return product(count, plus(fixed, through(exact(faceMm2), exact(saw.mm2PerMin))));
  });
  return [workRow('SAWING', total(minutes), [rates.saw, saw.setupEur])];
}

function milling({ recesses }: SettledPart, { milling: mill, rates }: PlainTariff): Row[] {
  if (!mill || recesses.length === 0) return [];
  const minutes = recesses.map(({ lengthMm, widthMm, depthMm }) =>
    plus(exact(mill.perRecessMin), through(product(lengthMm, widthMm, depthMm), exact(mill.mm3PerMin))),
  );
  return [workRow('MILLING', total(minutes), [rates.mill ?? '0', mill.setupEur])];
}
