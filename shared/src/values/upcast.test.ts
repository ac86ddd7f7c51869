import { expect, it } from 'vitest';
import { changes } from '../sync/changes.ts';
import { upcast, upcasts } from './upcast.ts';

const steps = {
  setPartQuantity: {
    1: (args: unknown) => ({ ...(args as object), was: null }),
    2: (args: unknown) => ({ ...(args as object), by: 'hand' }),
  },
};
const old = { name: 'setPartQuantity', v: 1, args: { quantity: 3 } };

it('arguments of the present version stay as they are', () =>
  expect(upcast(old, 1, steps)).toEqual({ args: old.args }));

it('arguments of older versions go through every step between', () => {
  expect(upcast(old, 3, steps)).toEqual({ args: { quantity: 3, was: null, by: 'hand' } });
  expect(upcast({ ...old, v: 2 }, 3, steps)).toEqual({ args: { quantity: 3, by: 'hand' } });
});

it('arguments of a newer build are not guessed', () => expect(upcast({ ...old, v: 4 }, 3, steps)).toBeNull());

it('a version from which no step leads is no present one', () => {
  expect(upcast(old, 4, steps)).toBeNull();
  expect(upcast({ ...old, name: 'trashProject' }, 2, steps)).toBeNull();
  expect(upcast({ ...old, v: 0 }, 3, steps)).toBeNull();
});

it.each(Object.values(changes).map((change) => [change.name, change.version] as const))(
  'the arguments of %s of every older build have a way to version %i',
  (name, version) => {
    const wanted = Array.from({ length: version - 1 }, (_, n) => String(n + 1));
    expect(Object.keys(upcasts[name] ?? {})).toEqual(wanted);
  },
);
