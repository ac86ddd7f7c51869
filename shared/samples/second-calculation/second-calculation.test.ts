import { assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { shipmentOf } from '../../src/prices/assembly/shipment-of.ts';
import { priceProject } from '../../src/prices/project/price-project.ts';
import { workedGrades, workedTariff } from '../worked-parts.ts';
import { figuresOf, shopFigures } from './figures.ts';
import { projectForShop } from './project-for-shop.ts';
import { randomProject } from './random-project.ts';
import { workOutGalvanisedG, workOutNetG, workOutProject } from './work-out-project.ts';

const seed = Number(process.env['SEED'] ?? 20_260_419);
const numRuns = Number(process.env['SECOND_CALCULATION_RUNS'] ?? 200);
const tariff = { ...workedTariff(), stockSetupEur: { plate: '4', open: '7.5', hollow: '6', bar: '1' } };
const list = { tariff, grades: workedGrades };

test(`projects cost what a second calculation says, seed ${seed}`, { timeout: 600_000 }, () => {
  assert(
    property(randomProject, constantFrom(-1, 0, 1), (project, grams) => {
      const law = { ...list, tariff: withClassAt(workOutGalvanisedG(project, list) + grams) };
      const pricing = priceProject({ ...projectForShop(project), ...law });
      expect(shopFigures(pricing)).toEqual(figuresOf(workOutProject(project, law)));
      const shipment = shipmentOf(projectForShop(project), law.tariff, workedGrades);
      expect(shipment.netWeightG).toBe(workOutNetG(project, law));
    }),
    { seed, numRuns },
  );
});

/** The galvanising classes part at so many grams. */
function withClassAt(grams: number) {
  const [first, last] = tariff.zinc.classes;
  if (!first || !last) throw new Error('the worked tariff has two classes');
  const classes = [{ ...first, uptoKg: (Math.max(grams, 0) / 1000).toFixed(3) }, last];
  return { ...tariff, zinc: { ...tariff.zinc, classes } };
}
