import { halfUp, type PricedSheet } from './price-sheet.ts';

const steelKgPerM3 = 7850;
const grams = (mm3: number) => halfUp((mm3 * steelKgPerM3) / 1e6, 0);

const weigh = (sheet: PricedSheet) => {
  const netG = grams(halfUp(sheet.netMm3, 0));
  const zincG = halfUp((halfUp(sheet.surfaceMm2, 0) * sheet.zincUm * 7.2) / 1e6, 0);
  return { netG, grossG: grams(sheet.grossMm3), whiteKg: (netG + zincG) / 1000 };
};

/** A sheet in figures, each rounded as docs/adr/0004-tariff-and-rounding.md says. */
export const workOutPrice = (sheet: PricedSheet, zincEurPerKg: number) => {
  const { netG, grossG, whiteKg } = weigh(sheet);
  const work = sheet.work.map(({ process, minutes, eurPerHour }): [string, number] => [
    process,
    halfUp((halfUp(minutes, 3) * eurPerHour) / 60, 4),
  ]);
  const processes: [string, number][] = [
    ['MATERIAL', halfUp((grossG / 1000) * sheet.eurPerKg, 4)],
    ...work,
    ['ZINC_PLATING', halfUp(whiteKg * zincEurPerKg, 4)],
  ];
  const sum = processes.reduce((eur, [, each]) => eur + each, 0);
  const places = sum < 1 - 1e-6 ? 4 : 2;
  const unitEur = halfUp(sum, places);
  const setupEur = halfUp(sheet.work.reduce((eur, each) => eur + each.setupEur, 0), 2);
  const positionEur = halfUp(halfUp(unitEur * sheet.pieces, 2) + setupEur, 2);
  return { netG, grossG, whiteKg, processes, unitEur: unitEur.toFixed(places), setupEur, positionEur };
};
