import { expect, test } from 'vitest';
import { emptyCart } from '../orders/cart/open-cart.ts';
import { newId } from '../values/ids.ts';
import { createRowCache } from './row-cache.ts';

const space = 'u:0197a000-0000-7000-8000-000000000001';
const cart = emptyCart(newId());
const other = emptyCart(newId());

const loaded = () => {
  const cache = createRowCache();
  cache.load([{ space, kind: 'cart', all: true }], [{ space, kind: 'cart', id: cart.id, data: cart }]);
  return cache;
};

test('a declared row that is not there reads as absent, an undeclared one throws', () => {
  const { rows } = loaded().overlay();
  expect(rows.get(space, 'cart', other.id)).toBeUndefined();
  expect(() => rows.get(space, 'cartLine', other.id)).toThrow('undeclared read');
  expect(() => rows.all(space, 'cartLine')).toThrow('undeclared read');
});

test('a change sees its own writes, other changes only what was kept', () => {
  const cache = loaded();
  const first = cache.overlay();
  first.rows.put(space, 'cart', other);
  first.rows.remove(space, 'cart', cart.id);
  expect(first.rows.all(space, 'cart')).toEqual([other]);
  expect(cache.overlay().rows.all(space, 'cart')).toEqual([cart]);
  first.keep();
  expect(cache.overlay().rows.all(space, 'cart')).toEqual([other]);
  expect(cache.overlay().rows.get(space, 'cart', cart.id)).toBeUndefined();
});

test('loading again does not overwrite what was written', () => {
  const cache = createRowCache();
  const overlay = cache.overlay();
  overlay.rows.put(space, 'cart', { ...cart, reference: 'written' });
  overlay.keep();
  cache.load([{ space, kind: 'cart', all: true }], [{ space, kind: 'cart', id: cart.id, data: cart }]);
  expect(cache.overlay().rows.all(space, 'cart')).toEqual([{ ...cart, reference: 'written' }]);
});

test('a row whose kind was loaded whole is not missing', () => {
  expect(loaded().missing([{ space, kind: 'cart', id: other.id }])).toEqual([]);
  expect(loaded().missing([{ space, kind: 'cartLine', id: other.id }])).toHaveLength(1);
});

test('what was loaded is told whatever was written since; what was written unread was not loaded', () => {
  const cache = loaded();
  const overlay = cache.overlay();
  overlay.rows.put(space, 'cart', { ...cart, reference: 'written' });
  overlay.rows.put(space, 'cart', other);
  overlay.rows.remove(space, 'cartLine', cart.id);
  overlay.keep();
  expect(cache.loaded({ space, kind: 'cart', id: cart.id })).toEqual(cart);
  expect(cache.loaded({ space, kind: 'cart', id: other.id })).toBeNull();
  expect(cache.loaded({ space, kind: 'cartLine', id: cart.id })).toBeUndefined();
});
