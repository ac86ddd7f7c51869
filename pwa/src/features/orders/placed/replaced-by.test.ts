import { type CartId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import type { QueuedOrder } from '../../../sync/status/read-waiting.ts';
import { replacedBy } from './place-order.tsx';

const [hall, roof] = [newId<ProjectId>(), newId<ProjectId>()];
const cartId = newId<CartId>();
const linesOf = (...projectIds: ProjectId[]) => projectIds.map((projectId) => ({ projectId }));
const entry = (uid: string, change: Partial<QueuedOrder> = {}) =>
  ({ uid, name: 'submitOrder', state: 'refused', args: { cartId, lines: linesOf(hall) }, ...change }) as QueuedOrder;

test('an order of the same cart with all of a refused one is in its place', () =>
  expect(replacedBy({ cartId, lines: linesOf(roof, hall) }, [entry('a'), entry('b', { state: 'failed' })])).toEqual([
    'a',
    'b',
  ]));

test.each<[string, QueuedOrder]>([
  ['still waits', entry('a', { state: 'queued' })],
  ['has a project more', entry('a', { args: { cartId, lines: linesOf(hall, roof) } as QueuedOrder['args'] })],
  ['is of another cart', entry('a', { args: { cartId: newId(), lines: linesOf(hall) } as QueuedOrder['args'] })],
])('one that %s stays', (_, other) => expect(replacedBy({ cartId, lines: linesOf(hall) }, [other])).toEqual([]));

test('while nothing can be ordered nothing is replaced', () => expect(replacedBy(null, [entry('a')])).toEqual([]));
