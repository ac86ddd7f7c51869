import { expect, test } from 'vitest';
import { orderQuery, readAllOrdersSearch } from './order-query.ts';

const customer = '0199d000-0000-7000-8000-000000000001';

test('choices are read from the address, and what does not fit is dropped', () => {
  const chosen = { sort: 'dueAsc', status: 'NEW', due: 'late', customer, from: '2026-11-01', to: '2026-11-30' };
  expect(readAllOrdersSearch(chosen)).toEqual(chosen);
  expect(readAllOrdersSearch({ status: 3, due: 'never', customer: 'Huber', from: '1.11.', finished: 1 })).toEqual({});
});

test('the call is asked by all of them', () =>
  expect(orderQuery({ due: 'late', customer, from: '2026-11-01', q: 'Halle' }, 10)).toBe(
    `limit=10&page=1&q=Halle&customerId=${customer}&due=late&from=2026-11-01`,
  ));

test('a status that is usually hidden is shown where it is chosen', () => {
  expect(orderQuery({ status: 'CLOSED' }, 10)).toContain('finished=true');
  expect(orderQuery({ status: 'CANCELED' }, 10)).toContain('canceled=true');
});
