import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Project } from '@knotenblech/shared/projects/project.ts';
import { expect, test } from 'vitest';
import { reorderOf } from './reorder-of.ts';

const order = { lines: ['here', 'trashed', 'unreadable', 'gone'].map((projectId) => ({ projectId })) } as Order;
const projects = [
  { id: 'here', trashedAt: null, reading: 'read' },
  { id: 'trashed', trashedAt: '2026-11-20T08:00:00Z', reading: 'read' },
  { id: 'unreadable', trashedAt: null, reading: 'refused' },
] as Project[];

test('lines whose project is there are ordered again, the others are named', () => {
  const { lines, gone } = reorderOf(order, projects);
  expect(lines.map((line) => line.projectId)).toEqual(['here']);
  expect(gone.map((line) => line.projectId)).toEqual(['trashed', 'unreadable', 'gone']);
});
