import { expect, it } from 'vitest';
import type { Actor } from '../records/actor.ts';
import { createRowCache } from '../records/row-cache.ts';
import { customerSpace } from '../records/space.ts';
import { type CustomerId, newId } from '../values/ids.ts';
import { setTimberPlay } from './set-timber-play.change.ts';

const actor = { customerId: newId<CustomerId>(), permissions: ['UPLOAD_PERMISSION'] } as unknown as Actor;
const space = customerSpace(actor.customerId);
const key = { space, kind: 'timberPlay', id: actor.customerId } as const;
const play = { slotPlayMm: 3, slotBeyondMm: 20, boltPlayMm: 0.5 };

it('the play of a company is one row, the last that was set, until it is what is usual again', () => {
  const cache = createRowCache();
  cache.load([key], []);
  const { rows } = cache.overlay();
  const set = (next: typeof play | null) => setTimberPlay.run(rows, { play: next }, { actor, at: '' });
  set(play);
  set({ ...play, slotPlayMm: 4 });
  expect(rows.get(space, 'timberPlay', actor.customerId)).toEqual({ id: actor.customerId, ...play, slotPlayMm: 4 });
  set(null);
  expect(rows.get(space, 'timberPlay', actor.customerId)).toBeUndefined();
});

it('a bolt has at most 1 mm, and whoever may make no projects sets nothing', () => {
  expect(setTimberPlay.args.safeParse({ play: { ...play, boltPlayMm: 1.5 } }).success).toBe(false);
  const reader = { ...actor, permissions: ['STANDARD_PERMISSION'] } as unknown as Actor;
  expect(setTimberPlay.refusal(reader, { play })).toBe('not_allowed');
});
