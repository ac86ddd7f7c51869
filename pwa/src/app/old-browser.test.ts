import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../public/old-browser.js', import.meta.url), 'utf8');

type Shown = { tag: string; children: (Shown | string)[] };
const element = (tag: string): Shown & { appendChild: (child: Shown | string) => void } => {
  const children: (Shown | string)[] = [];
  return { tag, children, appendChild: (child) => void children.push(child) };
};

/** What the page shows of itself, and what its root bears, in a browser that lacks something. */
const openIn = (pathname: string, lacking: string) => {
  const app = element('div');
  const attributes: string[] = [];
  const document = {
    createElement: element,
    createTextNode: (text: string) => text,
    getElementById: () => app,
    documentElement: { setAttribute: (...named: string[]) => attributes.push(named.join('=')) },
  };
  const page = createContext({ document, location: { pathname }, AbortSignal: { any: () => null } });
  runInContext(`AbortSignal = Object.assign(function () {}, AbortSignal); delete ${lacking};`, page);
  runInContext(script, page);
  return { shown: JSON.stringify(app.children), attributes };
};

test('a browser that has what the app needs is told nothing', () => {
  expect(openIn('/de/home', 'globalThis.nothing')).toEqual({ shown: '[]', attributes: [] });
});

test.each(['Map.groupBy', 'AbortSignal.any', 'Intl.Segmenter', 'globalThis.Map', 'globalThis.AbortSignal'])(
  'a browser without %s is told that it is too old, and the app does not start',
  (lacking) => {
    const { shown, attributes } = openIn('/de/shop/projects', lacking);
    expect(shown).toContain('Dieser Browser ist zu alt');
    expect(attributes).toEqual(['data-browser=old']);
  },
);

test.each([
  ['en', 'This browser is too old'],
  ['fr', 'Ce navigateur est trop ancien'],
  ['it', 'Questo browser è troppo vecchio'],
])('it is told so in %s', (language, title) => {
  expect(openIn(`/${language}/home`, 'Map.groupBy').shown).toContain(title);
});

test('every browser can read the script: nothing in it is newer than ES5', () => {
  const code = script.replaceAll(/\/\/.*|'[^'\n]*'|"[^"\n]*"/g, '');
  expect(code).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\b(?:const|let|class|async|of|import)\b/);
});
