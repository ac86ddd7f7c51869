import { expect, it } from 'vitest';
import { forwardedAddress } from './middleware.ts';

it.each([
  ['203.0.113.7', 1, '203.0.113.7'],
  ['1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
  ['1.1.1.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['203.0.113.7,10.0.0.3 , 10.0.0.2', 3, '203.0.113.7'],
  ['203.0.113.7', 2, null],
  ['203.0.113.7', 0, null],
  [' , 203.0.113.7', 2, null],
  [undefined, 1, null],
])('of %s behind %i proxies the client is %s', (header, hops, address) => {
  expect(forwardedAddress(header, hops)).toBe(address);
});
