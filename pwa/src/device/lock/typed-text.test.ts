import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDataKey } from '../../database/encryption/value-cipher.ts';
import { clearDataKey, setDataKey } from '../encryption/data-key.ts';
import { watchTyping } from './typed-fields.ts';
import { forgetTyped } from './typed-notes.ts';
import { keepTyped, typeAnew } from './typed-text.ts';

/** As much of a field as is looked at. */
class Field extends EventTarget {
  readonly label: string;
  type = 'text';
  checked = false;
  disabled = false;
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
  click() {
    this.checked = !this.checked;
    tell(this, 'input');
  }
}

const kept = new Map<string, string>();
const dataKey = newDataKey();
const window_ = new EventTarget();
let page: Field[] = [];

const tell = (field: Field, type: string) => {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: field });
  window_.dispatchEvent(event);
};

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
  setDataKey({ userId: 'u1', dataKey });
});

const goTo = (pathname: string, search = '') => {
  vi.stubGlobal('location', { pathname, search });
  page = ['Straße', 'Ort', 'Ort'].map((label) => new Field(label));
};
const type = (nth: number, text: string) => {
  const field = page[nth];
  if (!field) throw new Error('no such field');
  tell(field, 'beforeinput');
  field.value = text;
  tell(field, 'input');
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

const address = '/de/shop/account/addresses/edit/new';
/** The page after the lock; of its fields only the first is there yet. */
const openInPart = () => {
  vi.useFakeTimers();
  lockAfterTyping();
  goTo(address);
  const late = page.splice(1);
  const over = new AbortController();
  watchTyping(over.signal);
  typeAnew(over.signal);
  vi.advanceTimersByTime(5_000);
  expect([texts(), kept.size]).toEqual([['Eulenkopfgasse 3'], 0]);
  return { over, showAll: () => page.push(...late) };
};
afterEach(() => {
  vi.useRealTimers();
});

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

test('it waits for its page for a day, wherever its user goes first', () => {
  for (const [hours, place] of [
    [3, 'Augsburg'],
    [25, ''],
  ] as const) {
    vi.useFakeTimers();
    goTo(address);
    lockAfterTyping();
    goTo('/de/shop/overview');
    open();
    vi.advanceTimersByTime(hours * 3_600_000);
    goTo(address);
    vi.advanceTimersByTime(5_000);
    expect(texts()[2]).toBe(place);
  }
});

test('a field that shows late is filled as long as its page stays open', () => {
  const { showAll } = openInPart();
  vi.advanceTimersByTime(600_000);
  showAll();
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['Eulenkopfgasse 3', '', 'Augsburg']);
});

test('what the user has typed meanwhile stays', () => {
  const { showAll } = openInPart();
  showAll();
  type(2, 'Ulm');
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['Eulenkopfgasse 3', '', 'Ulm']);
});

test('a late field that holds something else than before he typed keeps it', () => {
  const { showAll } = openInPart();
  vi.advanceTimersByTime(600_000);
  showAll();
  for (const field of page.slice(2)) field.value = 'Ulm';
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['Eulenkopfgasse 3', '', 'Ulm']);
});

test('a late field that holds what it did before he typed is filled', () => {
  const showWith = (value: string) => {
    for (const field of page) field.value = value;
  };
  vi.useFakeTimers();
  showWith('Ulm');
  lockAfterTyping();
  goTo('/de/shop/overview');
  open();
  vi.advanceTimersByTime(600_000);
  goTo(address);
  showWith('Ulm');
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['Eulenkopfgasse 3', 'Ulm', 'Augsburg']);
});

test('what was filled in without a key press counts as typed into an empty field', () => {
  vi.useFakeTimers();
  const over = new AbortController();
  watchTyping(over.signal);
  for (const field of page.slice(0, 1)) {
    field.value = 'Ulmer Weg 1';
    tell(field, 'input');
  }
  over.abort();
  keepTyped();
  goTo('/de/shop/overview');
  open();
  vi.advanceTimersByTime(600_000);
  goTo(address);
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['Ulmer Weg 1', '', '']);
});

test('what is typed on the page once it was left is another entry: nothing late goes into it', () => {
  const { showAll } = openInPart();
  goTo('/de/shop/overview');
  vi.advanceTimersByTime(5_000);
  goTo(address);
  showAll();
  vi.advanceTimersByTime(5_000);
  expect(texts().join('')).toBe('');
});

test('what had not found its field yet is kept by the next lock', () => {
  const { over } = openInPart();
  keepTyped();
  over.abort();
  goTo(address);
  open();
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(['Eulenkopfgasse 3', '', 'Augsburg']);
});

test('it is not kept for who signs in next in the same window', () => {
  const { over } = openInPart();
  over.abort();
  page = [];
  setDataKey({ userId: 'u2', dataKey: newDataKey() });
  keepTyped();
  expect(kept.size).toBe(0);
});

test('a box is ticked anew as it was left, and one that was put back is not touched', () => {
  vi.useFakeTimers();
  const ticks = () => page.map(({ checked }) => checked);
  const showBoxes = (...checked: boolean[]) => {
    page = checked.map((is) => Object.assign(new Field('Vorschlagen'), { type: 'checkbox', checked: is }));
  };
  const over = new AbortController();
  watchTyping(over.signal);
  showBoxes(false, true, false, false);
  for (const n of [0, 1, 2, 2]) page[n]?.click();
  expect(ticks()).toEqual([true, false, false, false]);
  over.abort();
  keepTyped();
  showBoxes(false, true, true, false);
  open();
  vi.advanceTimersByTime(5_000);
  expect(ticks()).toEqual([true, false, true, false]);
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
  clearDataKey();
  lockAfterTyping();
  expect(kept.size).toBe(0);
  setDataKey({ userId: 'u1', dataKey });
  lockAfterTyping();
  setDataKey({ userId: 'u2', dataKey: newDataKey() });
  open();
  expect(kept.size).toBe(1);
});

test('who leaves takes it along', () => {
  lockAfterTyping();
  forgetTyped('u1');
  expect(kept.size).toBe(0);
});
