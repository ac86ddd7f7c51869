import { beforeEach, expect, test, vi } from 'vitest';
import { newDataKey } from '../../database/value-cipher.ts';
import { forgetKey, holdKey } from './key/held-key.ts';
import { forgetTyped, keepTyped, typeAnew, watchTyping } from './typed-text.ts';

/** As much of a field as is looked at. */
class Field extends EventTarget {
  readonly label: string;
  savesItself = false;
  #value = '';
  constructor(label: string) {
    super();
    this.label = label;
  }
  get value() {
    return this.#value;
  }
  set value(text: string) {
    this.#value = text;
  }
  get labels() {
    return [{ textContent: this.label }];
  }
  getAttribute() {
    return null;
  }
  closest() {
    return this.savesItself ? this : null;
  }
}

const kept = new Map<string, string>();
const dataKey = newDataKey();
const window_ = new EventTarget();
let page: Field[] = [];

beforeEach(() => {
  kept.clear();
  const storage: Record<string, unknown> = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const localStorage = new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  const document = { querySelectorAll: () => page };
  const globals = { localStorage, document, window: window_, Element: Field, HTMLInputElement: Field };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  goTo('/de/shop/account/addresses/edit/new');
  holdKey({ userId: 'u1', dataKey });
});

const goTo = (pathname: string, search = '') => {
  vi.stubGlobal('location', { pathname, search });
  page = ['Straße', 'Ort', 'Ort'].map((label) => new Field(label));
};
const type = (nth: number, text: string) => {
  const field = page[nth];
  if (!field) throw new Error('no such field');
  field.value = text;
  const event = new Event('input');
  Object.defineProperty(event, 'target', { value: field });
  window_.dispatchEvent(event);
};
const lockAfterTyping = (street = 'Eulenkopfgasse 3') => {
  const over = new AbortController();
  watchTyping(over.signal);
  type(0, street);
  type(2, 'Augsburg');
  over.abort();
  keepTyped();
};
const texts = () => page.map(({ value }) => value);
const open = () => typeAnew(new AbortController().signal);

test('what was typed is kept unreadable and typed anew into the fields of the same name', async () => {
  lockAfterTyping();
  expect([...kept.values()].join()).not.toMatch(/Eulenkopf|Augsburg|addresses/);
  goTo('/de/shop/account/addresses/edit/new');
  open();
  await expect.poll(texts).toEqual(['Eulenkopfgasse 3', '', 'Augsburg']);
  await expect.poll(() => kept.size).toBe(0);
});

test('it waits for its page', () => {
  lockAfterTyping();
  vi.useFakeTimers();
  goTo('/de/shop/login');
  open();
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['', '', '']);
  goTo('/de/shop/account/addresses/edit/new');
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['Eulenkopfgasse 3', '', 'Augsburg']);
  vi.useRealTimers();
});

test('what saves itself is neither kept nor typed anew', () => {
  for (const field of page) field.savesItself = true;
  lockAfterTyping();
  expect(kept.size).toBe(0);
});

test('what was typed for one part is not typed for another on the same page', () => {
  goTo('/de/shop/details/1', '?part=1');
  lockAfterTyping();
  vi.useFakeTimers();
  goTo('/de/shop/details/1', '?part=2');
  open();
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['', '', '']);
  expect(kept.size).toBe(1);
  vi.useRealTimers();
});

test('of two windows one types it anew', () => {
  lockAfterTyping();
  vi.useFakeTimers();
  goTo('/de/shop/account/addresses/edit/new');
  open();
  kept.clear();
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['', '', '']);
  vi.useRealTimers();
});

test('of windows that were on one page each types one note anew, the last first', () => {
  vi.useFakeTimers();
  for (const street of ['Amselweg 1', 'Zaunweg 2', 'Buchenweg 3']) {
    goTo('/de/shop/account/addresses/edit/new');
    lockAfterTyping(street);
    vi.advanceTimersByTime(1_000);
  }
  for (const [n, street] of ['Buchenweg 3', 'Zaunweg 2'].entries()) {
    goTo('/de/shop/account/addresses/edit/new');
    const over = new AbortController();
    typeAnew(over.signal);
    vi.advanceTimersByTime(5_000);
    over.abort();
    expect(texts()).toEqual([street, '', 'Augsburg']);
    expect(kept.size).toBe(2 - n);
  }
  vi.useRealTimers();
});

test('without the key nothing is kept, and another’s is not opened', () => {
  forgetKey();
  lockAfterTyping();
  expect(kept.size).toBe(0);
  holdKey({ userId: 'u1', dataKey });
  lockAfterTyping();
  holdKey({ userId: 'u2', dataKey: newDataKey() });
  open();
  expect(kept.size).toBe(1);
});

test('who leaves takes it along', () => {
  lockAfterTyping();
  forgetTyped('u1');
  expect(kept.size).toBe(0);
});
