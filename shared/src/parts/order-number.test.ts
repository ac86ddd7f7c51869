import { expect, test } from 'vitest';
import { inListOrder } from './order-number.schema.ts';

test('a list is in the order of the numbers, and those of the same number stay as the file has them', () => {
  const items = [
    { name: 'Pfosten', orderNumber: 9 },
    { name: 'Platte', orderNumber: 2 },
    { name: 'Lasche', orderNumber: 2 },
  ];
  expect(inListOrder(items).map(({ name }) => name)).toEqual(['Platte', 'Lasche', 'Pfosten']);
});
