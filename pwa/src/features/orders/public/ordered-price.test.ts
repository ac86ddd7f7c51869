import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { orderedPrice } from './order-queries.ts';

const [hall, roof] = [newId<ProjectId>(), newId<ProjectId>()];
const amounts = { vatRate: 1900, lines: [{ projectId: hall, quantity: 2, unitCents: 5_000, lineCents: 10_000 }] };

test('a company reads the line of its order net, a private customer with its VAT', () => {
  expect(orderedPrice(amounts, hall, false)).toEqual({ quantity: 2, cents: 10_000 });
  expect(orderedPrice(amounts, hall, true)).toEqual({ quantity: 2, cents: 11_900 });
});

test('an order says nothing of a project that is not in it', () =>
  expect(orderedPrice(amounts, roof, false)).toBeNull());
