import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import type { WaitingEntry } from '../../../sync/read-waiting.ts';
import type { Shop } from '../../../sync/shop.ts';
import { takeOver } from './take-over.ts';

const entry = (uid: string, quantity: number) =>
  ({
    uid,
    name: 'setPartQuantity',
    args: { projectId: 'old', partIndex: 1, quantity, was: 1 },
  }) as unknown as WaitingEntry;

test('late edits are made in the copy in their order and put away; what the copy refuses stays', async () => {
  const [made, discarded]: [unknown[], string[]] = [[], []];
  const shop = {
    change: async (_name: string, args: { quantity: number }) => {
      if (args.quantity === 0) throw new DomainError('invalid_input');
      made.push(args);
    },
    discard: async (uid: string) => void discarded.push(uid),
  } as unknown as Shop;
  const entries = [entry('a', 4), entry('b', 0), entry('c', 6)];
  expect(await takeOver(shop, entries, 'new' as ProjectId)).toBe(2);
  expect(made).toMatchObject([
    { projectId: 'new', quantity: 4 },
    { projectId: 'new', quantity: 6 },
  ]);
  expect(discarded).toEqual(['a', 'c']);
});
