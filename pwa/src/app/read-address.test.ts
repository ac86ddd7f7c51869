import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test('an address of ours without a token stays', () =>
  expect(readAddress('/de/shop/projects', '?q=halle&page=2')).toEqual({ href: null, token: null }));
test('a token leaves the address, the rest of the query stays', () =>
  expect(readAddress('/fr/shop/assistent/42', '?token=abc%2B1&sema=true')).toEqual({
    href: '/fr/shop/assistent/42?sema=true',
    token: 'abc+1',
  }));
test.each([
  ['/projects/abc', '/de/shop/projects'],
  ['/account/abc', '/de/shop/account'],
])('the token of the legacy path %s is taken out of it', (path, href) =>
  expect(readAddress(path, '')).toEqual({ href, token: 'abc' }),
);
test('a legacy path keeps its query', () =>
  expect(readAddress('/project/42', '?admin=true')).toEqual({ href: '/de/shop/project/42?admin=true', token: null }));
test('the empty path is the home page', () => expect(readAddress('/', '')).toEqual({ href: '/de/home', token: null }));
test('a token with signs of its own comes out as it was', () =>
  expect(readAddress('/projects/a&b=c', '').token).toBe('a&b=c'));
test('what PayPal adds on the way back is no token of ours, and leaves the address', () => {
  const order = '/de/shop/account/orders/42';
  const back = readAddress(order, '?paypal=return&token=5O190127TN364715T&PayerID=7E7MGXCWTTKK2');
  expect(back).toEqual({ href: `${order}?paypal=return`, token: null });
  expect(readAddress(order, '?paypal=return')).toEqual({ href: null, token: null });
});
