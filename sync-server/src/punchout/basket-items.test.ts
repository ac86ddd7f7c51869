import { describe, expect, it, test } from 'vitest';
import { itemNumber, plainEuros, priceOf } from './basket-items.ts';

const item = (pieces: number, cents: number) => ({ name: '', details: [], pieces, cents });

describe('the price of an item', () => {
  it('is of one piece where cents come out even, else of all', () => {
    expect(priceOf(item(4, 1000))).toEqual({ cents: 250, per: 1 });
    expect(priceOf(item(3, 1000))).toEqual({ cents: 1000, per: 3 });
    expect(priceOf(item(1, 0))).toEqual({ cents: 0, per: 1 });
  });

  it('times the quantity is the item to the cent, whatever both are', () => {
    for (let pieces = 1; pieces < 60; pieces++)
      for (let cents = 0; cents < 2000; cents += 7) {
        const price = priceOf(item(pieces, cents));
        expect((pieces * price.cents) / price.per).toBe(cents);
      }
  });
});

test.each([
  ['AN-2026-00001', 0, 'AN26-00001-001'],
  ['AN-2026-999999', 998, 'AN26-999999-999'],
])('item %s, %i is number %s, which fits into 15 signs', (number, at, written) => {
  expect(itemNumber({ number }, at)).toBe(written);
  expect(written.length).toBeLessThanOrEqual(15);
});

it('amounts have a point and nothing between thousands', () => {
  expect(plainEuros(123_456_789)).toBe('1234567.89');
  expect(plainEuros(5)).toBe('0.05');
});
