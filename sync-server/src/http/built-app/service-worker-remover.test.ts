import { createContext, Script } from 'node:vm';
import { expect, it } from 'vitest';
import { serviceWorkerRemover } from './replaced-assets.ts';

type ActivateEvent = { waitUntil: (work: Promise<void>) => void };

/** What the script does in a browser that has these caches, locks and one window. */
const runIn = async (names: string[], locks: string[]) => {
  const done: string[] = [];
  const handlers = new Map<string, (event: ActivateEvent) => void>();
  const self = {
    skipWaiting: () => done.push('takes over'),
    addEventListener: (type: string, handler: (event: ActivateEvent) => void) => handlers.set(type, handler),
    registration: { unregister: async () => done.push('unregistered') },
    clients: { matchAll: async () => [{ url: '/de', navigate: async (url: string) => done.push(`loads ${url}`) }] },
  };
  const caches = { keys: async () => names, delete: async (name: string) => done.push(`without ${name}`) };
  const navigator = { locks: { query: async () => ({ held: locks.map((name) => ({ name })) }) } };
  const script = new TextDecoder().decode(serviceWorkerRemover.encodings.get('identity'));
  new Script(script).runInContext(createContext({ self, caches, navigator }));
  let work: Promise<void> | undefined;
  for (const type of ['install', 'activate']) {
    handlers.get(type)?.({
      waitUntil: (given) => {
        work = given;
      },
    });
  }
  await work;
  return done;
};

it('removes the caches and itself and loads the windows anew', async () => {
  const steps = ['takes over', 'without precache', 'unregistered', 'loads /de'];
  expect(await runIn(['precache'], [])).toEqual(steps);
  expect(await runIn(['precache'], ['sync:shop'])).toEqual(steps);
});

it('loads nothing anew while something is being entered in any window', async () =>
  expect(await runIn(['precache'], ['open-edit'])).toEqual(['takes over', 'without precache', 'unregistered']));

it('does not load anew for ever where it is registered at each visit', async () =>
  expect(await runIn([], [])).toEqual(['takes over', 'unregistered']));
