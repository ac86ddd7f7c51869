import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import { type CartLineId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { remainingLines } from './dismiss-button.tsx';

const line = (quantity = 1): CartLine =>
  ({ id: newId<CartLineId>(), projectId: newId<ProjectId>(), quantity, comment: '', reference: '' }) as CartLine;

test('only lines that still are as they were ordered leave the basket, of projects that are ordered without them', () => {
  const [hall, roof, other] = [line(), line(2), line()];
  const refused = { lines: [hall, roof] };
  const all = new Set([hall, roof, other].map(({ projectId }) => projectId));
  expect(remainingLines([hall, roof, other], refused, all)).toEqual([hall, roof]);
  expect(remainingLines([hall, roof], refused, new Set([roof.projectId]))).toEqual([roof]);
  expect(remainingLines([hall, { ...roof, quantity: 3 }], refused, all)).toEqual([hall]);
  expect(remainingLines([{ ...hall, id: newId<CartLineId>() }], refused, all)).toEqual([]);
});
