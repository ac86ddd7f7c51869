import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../public/start.js', import.meta.url), 'utf8');

/** A page whose browser throws wherever it is asked for what it keeps. */
const startForbidden = () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const document = { querySelector: () => null, documentElement: { dataset: {} } };
  const indexedDB = { databases: () => Promise.reject(new DOMException('denied', 'UnknownError')) };
  const page = createContext({ document, indexedDB, location: { pathname: '/de/shop/projects' } });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, { get: forbid, configurable: true, enumerable: true });
  Object.assign(page, { EventTarget, BroadcastChannel: forbid });
  runInContext(script, page);
  return page as unknown as {
    localStorage: Storage;
    sessionStorage: Storage;
    BroadcastChannel: typeof BroadcastChannel;
  };
};

test('where the browser forbids its storage the page keeps things in memory, and starts', () => {
  const { localStorage } = startForbidden();
  expect(localStorage.getItem('a')).toBeNull();
  localStorage.setItem('a', '1');
  localStorage.setItem('b', '2');
  expect([localStorage.getItem('a'), Object.keys(localStorage)]).toEqual(['1', ['a', 'b']]);
  localStorage.removeItem('a');
  expect([localStorage.getItem('a'), Object.keys(localStorage)]).toEqual([null, ['b']]);
});

test('the two storages keep apart, and names of their own functions hold nothing', () => {
  const { localStorage, sessionStorage } = startForbidden();
  localStorage.setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBeNull();
  expect([localStorage.getItem('getItem'), localStorage.getItem('toString')]).toEqual([null, null]);
});

test('where it forbids what windows say to each other, nobody hears it', () => {
  const page = startForbidden();
  const channel = new page.BroadcastChannel('a');
  channel.addEventListener('message', () => expect.unreachable());
  channel.postMessage('b');
  channel.close();
});
