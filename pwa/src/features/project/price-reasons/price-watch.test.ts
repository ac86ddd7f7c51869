import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { priceSnapshotOf } from '@knotenblech/shared/prices/project/price-snapshot.ts';
import { expect, test } from 'vitest';
import { workedGrades, workedPart, workedPlate, workedTariff } from '../../../../../shared/samples/worked-parts.ts';
import { createPriceWatch } from './use-price-news.ts';

const snapshot = (quantity: number, tariff = workedTariff()) => {
  const parts = [workedPart(workedPlate(), { quantity })];
  return priceSnapshotOf({
    project: { productionType: 'SINGLEPARTS_ONLY' },
    parts,
    assemblies: [],
    pricing: priceProject({ parts, tariff, grades: workedGrades }),
    tariffNumber: tariff.number,
  });
};

test('what changed since the last visit is told with its causes', () =>
  // 2 x 10.85
  expect(createPriceWatch(snapshot(4)).follow(snapshot(6))).toMatchObject({
    wasCents: 7757,
    nowCents: 9927,
    causes: [{ kind: 'quantity', cents: 2170 }],
  }));

test('a project that was never seen has no news', () => expect(createPriceWatch(null).follow(snapshot(4))).toBeNull());

test('edits while the project is open are no news', () => {
  const watch = createPriceWatch(snapshot(4));
  watch.follow(snapshot(4));
  expect(watch.follow(snapshot(9))).toBeNull();
});

test('a tariff that comes while the project is open is news, until it was read', () => {
  const watch = createPriceWatch(snapshot(4));
  watch.follow(snapshot(4));
  const dearer = { ...workedTariff(2), projectSetupEur: '30' };
  expect(watch.follow(snapshot(4, dearer))?.causes).toMatchObject([{ kind: 'charge', cents: 500 }]);
  watch.settle();
  expect(watch.follow(snapshot(5, dearer))).toBeNull();
});
