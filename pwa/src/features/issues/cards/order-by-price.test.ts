import { expect, test } from 'vitest';
import type { OpenConflict } from '../../../sync/status/read-blockers.ts';
import { type ConflictPrices, differenceOf, differingPrices, orderByPrice } from './order-by-price.ts';

const net = (netCents: number, onRequest = false) => ({ netCents, onRequest });
const prices = (yours: number, now: number, before = now): ConflictPrices => ({
  yours: { project: net(yours), position: net(yours / 10) },
  now: { project: net(now), position: net(now / 10) },
  before: { project: net(before), position: net(before / 10) },
});
const conflict = (id: string, kind: string, field: string) => ({ id, kind, field }) as OpenConflict;

const comment = conflict('comment', 'project', 'comment');
const name = conflict('name', 'project', 'name');
const quantity = conflict('quantity', 'partChoice', 'quantity');
const surface = conflict('surface', 'project', 'surface');
const ids = (known: Parameters<typeof orderByPrice>[1]) =>
  orderByPrice([comment, name, quantity, surface], known).map(({ id }) => id);

test('what changes the price by most comes first, whichever way; the rest stays in its order', () =>
  expect(
    ids(
      new Map([
        ['quantity', prices(1200, 1000)],
        ['surface', prices(400, 1000)],
      ]),
    ),
  ).toEqual(['surface', 'quantity', 'comment', 'name']));

test('while prices are not known, what may change them comes first', () =>
  expect(ids(new Map())).toEqual(['quantity', 'surface', 'comment', 'name']));

test('an entry that takes the price away or gives one comes before all', () =>
  expect(
    ids(
      new Map([
        ['quantity', { ...prices(0, 1000), yours: { project: net(0, true), position: null } }],
        ['surface', prices(1_000_000, 1000)],
      ]),
    ),
  ).toEqual(['quantity', 'surface', 'comment', 'name']));

test('the difference is that of the project with his entry to what it costs now', () => {
  expect(differenceOf(prices(1200, 1000))).toBe(200);
  expect(differenceOf(prices(1000, 1000))).toBeNull();
  expect(differenceOf({ ...prices(1200, 1000), yours: null })).toBeNull();
  expect(differenceOf({ ...prices(1, 1000), yours: { project: net(1, true), position: null } })).toBeNull();
});

test('prices that are the same with each of the values are not shown', () => {
  expect(differingPrices(prices(1000, 1000)).now).toEqual({ project: null, position: null });
  expect(differingPrices(prices(1000, 1000, 900)).now).toEqual({ project: net(1000), position: net(100) });
  const only = { ...prices(1200, 1000), before: null };
  expect(differingPrices(only).yours).toEqual({ project: net(1200), position: net(120) });
  const noPosition = { project: net(5), position: null };
  expect(differingPrices({ yours: noPosition, now: noPosition, before: null }).yours).toEqual({
    project: null,
    position: null,
  });
});
