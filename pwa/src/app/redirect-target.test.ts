import { describe, expect, test } from 'vitest';
import { redirectTarget } from './read-address.ts';

describe('redirectTarget', () => {
  test.each([
    ['/', '/de/home'],
    ['', '/de/home'],
    ['/fr', '/fr/home'],
    ['/es/home', '/de/home'],
    ['/es', '/de/home'],
    ['/en-GB/shop/projects', '/de/shop/projects'],
    ['/gallery', '/de/gallery'],
    ['/shop/basket', '/de/shop/basket'],
  ])('%s belongs at %s', (path, place) => expect(redirectTarget(path)).toBe(place));

  test.each([
    ['/home', '/de/home'],
    ['/infos', '/de/infos'],
    ['/login', '/de/shop/login'],
    ['/register', '/de/shop/register'],
    ['/unavailable', '/de/shop/unavailable'],
    ['/projects/abc', '/de/shop/projects?token=abc'],
    ['/project/42', '/de/shop/project/42'],
    ['/account/abc', '/de/shop/account?token=abc'],
  ])('the legacy path %s belongs at %s', (path, place) => expect(redirectTarget(path)).toBe(place));

  test.each(['/de/home', '/en/shop/projects', '/it/nothing'])('%s stays where it is', (path) =>
    expect(redirectTarget(path)).toBeNull(),
  );
});
