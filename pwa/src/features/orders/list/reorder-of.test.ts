import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { reorderOf } from './reorder-button.tsx';

const ids = ['here', 'trashed', 'unreadable', 'gone', 'lying'];
const order = { lines: ids.map((projectId) => ({ projectId })) } as Order;
const projects = [
  { id: 'here', trashedAt: null, reading: 'read' },
  { id: 'trashed', trashedAt: '2026-11-20T08:00:00Z', reading: 'read' },
  { id: 'unreadable', trashedAt: null, reading: 'refused' },
  { id: 'lying', trashedAt: null, reading: 'read' },
] as Project[];
const inBasket = new Set(['lying' as ProjectId]);
const idsOf = (lines: Order['lines']) => lines.map(({ projectId }) => projectId);

test('lines whose project is there are ordered again, the others are named', () => {
  const { lines, gone } = reorderOf(order, { projects, inBasket });
  expect(idsOf(lines)).toEqual(['here']);
  expect(idsOf(gone)).toEqual(['trashed', 'unreadable', 'gone']);
});

test('what lies in the basket already is not put there once more, and is named too', () =>
  expect(idsOf(reorderOf(order, { projects, inBasket }).lying)).toEqual(['lying']));
