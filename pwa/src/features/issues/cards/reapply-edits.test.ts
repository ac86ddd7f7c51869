import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import type { Shop } from '../../../sync/hooks/shop.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { reapplyEdits } from './rejected-edits.ts';

const entry = (uid: string, quantity: number) =>
  ({
    uid,
    name: 'setPartQuantity',
    args: { projectId: 'old', partIndex: 1, quantity, was: 1 },
  }) as unknown as WaitingEntry;

/** Refuses the quantities 0 and, for want of room, 99. */
const openPlace = () => {
  const [made, discarded]: [unknown[], string[]] = [[], []];
  const shop = {
    change: async (_name: string, args: { quantity: number }) => {
      if (args.quantity === 0) throw new DomainError('invalid_input');
      if (args.quantity === 99) throw new DomainError('device_full');
      made.push(args);
    },
    discard: async (uid: string) => void discarded.push(uid),
  } as unknown as Shop;
  return { shop, made, discarded };
};

test('late edits are made in the project in their order and put away; what it refuses stays', async () => {
  const { shop, made, discarded } = openPlace();
  const entries = [entry('a', 4), entry('b', 0), entry('c', 6)];
  expect(await reapplyEdits(shop, entries, 'new' as ProjectId)).toBe('unfit');
  expect(made).toMatchObject([
    { projectId: 'new', quantity: 4 },
    { projectId: 'new', quantity: 6 },
  ]);
  expect(discarded).toEqual(['a', 'c']);
});

test('where all of them are made none is left', async () => {
  const { shop, discarded } = openPlace();
  expect(await reapplyEdits(shop, [entry('a', 4), entry('b', 6)], 'new' as ProjectId)).toBe('whole');
  expect(discarded).toEqual(['a', 'b']);
});

test('a full device is not told as edits that do not fit; what it has no room for stays', async () => {
  const { shop, discarded } = openPlace();
  const entries = [entry('a', 4), entry('b', 99), entry('c', 6)];
  expect(await reapplyEdits(shop, entries, 'new' as ProjectId)).toBe('device_full');
  expect(discarded).toEqual(['a']);
});
