import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GivenName } from './given-name.tsx';

test('a name that people or files gave reads in the direction of its own script', () =>
  expect(renderToStaticMarkup(<GivenName>لوحة التثبيت</GivenName>)).toMatch(
    /^<bdi dir="auto"[^>]*>لوحة التثبيت<\/bdi>$/,
  ));
