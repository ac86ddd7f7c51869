import { vi } from 'vitest';
import { createTestStorage } from './test-storage.ts';

/** What the server answers to a request for the key to somebody's sealed work. */
export type SealKeyAnswer = () => Response | Promise<Response>;

export const sealKeyIs = (digits: string) => () => Response.json({ sealKey: digits });
export const isDown = () => new Response(null, { status: 503 });

/** A window of a browser whose server answers nothing but requests for seal keys. */
export const stubBrowser = (answer: { sealKey: SealKeyAnswer }) => {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'hidden',
    activeElement: null,
    documentElement: { hidden: false },
    querySelectorAll: () => [],
  });
  const observer = { observe: () => {}, disconnect: () => {} };
  const MutationObserver = vi.fn(function observe() {
    return observer;
  });
  const location = { pathname: '/de/shop/overview', search: '', reload: () => {} };
  const fetch = async (path: string) => (path.endsWith('/account/sealKey') ? answer.sealKey() : isDown());
  const storages = { localStorage: createTestStorage(), sessionStorage: createTestStorage() };
  const globals = { document, fetch, location, MutationObserver, ...storages, window: new EventTarget() };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
};

/** Nothing can be stored in the databases with such a name. */
export const fillDevice = (isFull: (databaseName: string) => boolean) => {
  for (const store of ['put', 'add'] as const) {
    const original = IDBObjectStore.prototype[store];
    vi.spyOn(IDBObjectStore.prototype, store).mockImplementation(function (this: IDBObjectStore, ...args) {
      if (isFull(`${this.transaction.db.name} ${this.name}`)) throw new DOMException('no room', 'QuotaExceededError');
      return original.apply(this, args);
    });
  }
};
