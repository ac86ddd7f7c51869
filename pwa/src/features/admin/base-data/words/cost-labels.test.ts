import seed from '@knotenblech/shared/base-data/seed/seed-costs.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { byCostGroup, costGroup } from './cost-groups.ts';
import { costLabels } from './cost-labels.ts';

const keys = seed.rows.map(([key]) => String(key));

test('every cost that a shop starts with has words and a group', () => {
  expect(keys.filter((key) => !(key in costLabels))).toEqual([]);
  expect(keys.filter((key) => costGroup(key).id === 'other')).toEqual([]);
});

test('costs stand group by group, one of the admin’s own last', () => {
  const rows = ['factor.work', 'own.value', 'rate.saw', 'mill.setup', 'rate.laser'].map((key) => ({ key }));
  expect(byCostGroup(rows).map(({ key }) => key)).toEqual([
    'rate.saw',
    'rate.laser',
    'factor.work',
    'mill.setup',
    'own.value',
  ]);
  expect(costGroup('own.value').id).toBe('other');
});
