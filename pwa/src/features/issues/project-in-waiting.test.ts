import { type CartLineId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { projectInWaiting } from './project-in-waiting.ts';

test('a line that was ordered is of the project that the waiting order names', () => {
  const line = { id: newId<CartLineId>(), projectId: newId<ProjectId>() };
  const waiting = [{ args: { lineId: line.id, reference: 'K 7' } }, { args: null }, { args: { lines: [line] } }];
  expect(projectInWaiting(waiting, line.id)).toBe(line.projectId);
  expect(projectInWaiting(waiting, newId<CartLineId>())).toBeNull();
});
