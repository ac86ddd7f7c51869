import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isSitePage, siteFolders } from './site-catalogues.ts';

const sources = resolve(import.meta.dirname, '..');
const routes = join(sources, 'routes/$lang');
const demo = /demo-elements/;

/** Everything a page that needs no sign-in can show, from its routes on; the shop behind a sign-in is not followed. */
const reached = new Set<string>();
const follow = (path: string) => {
  if (reached.has(path) || !/\.tsx?$/.test(path) || !existsSync(path)) return;
  reached.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, from] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    const next = resolve(dirname(path), from ?? '');
    if (!/\/sync\/|routeTree/.test(next)) follow(next);
  }
};
const pages = readdirSync(join(routes, '_site'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !demo.test(path) && isSitePage(`/de/${path.replace(/\.tsx$/, '')}`),
);
for (const path of ['../__root.tsx', '../$lang.tsx', '_site.tsx', ...pages.map((page) => `_site/${page}`)])
  follow(resolve(routes, '..', '$lang', path));

test('what a page of the site shows is worded by the catalogues that are loaded for it', () => {
  expect(pages.length).toBeGreaterThan(8);
  const worded = [...reached].filter((path) => readFileSync(path, 'utf8').includes('@lingui/react/macro'));
  expect(worded.length).toBe(16);
  const isInSite = (path: string) => siteFolders.some((folder) => path.startsWith(`${folder}/`));
  expect(worded.map((path) => relative(sources, path)).filter((path) => !isInSite(path))).toEqual([]);
});

test.each(['/de/', '/fr/home', '/it/shop/unavailable'])('%s needs the words of the site', (path) =>
  expect(isSitePage(path)).toBe(true),
);
test.each(['/de/contact', '/de/shop/projects', '/de/shop/login', '/de/home/register', '/de/demo-elements'])(
  '%s gets all words',
  (path) => expect(isSitePage(path)).toBe(false),
);
