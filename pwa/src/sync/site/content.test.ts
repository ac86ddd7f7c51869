import { seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' });
let page = newPage();
let imprint = '';
let isOnline = true;
let asked = 0;
/** Answers with what the server had when it was asked. */
let onAnswer = () => Promise.resolve();

const fetchContent = async () => {
  asked += 1;
  if (!isOnline) throw new TypeError('Failed to fetch');
  const answer = Response.json({ language: 'de', pages: { imprint } });
  await onAnswer();
  return answer;
};

const openPage = async () => {
  vi.resetModules();
  const [content, site] = await Promise.all([import('./content.ts'), import('./site.ts')]);
  return { ...content, ...site, shown: () => content.knownContent('de')?.pages.imprint };
};
const come = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  [imprint, isOnline, asked, onAnswer] = ['alt', true, 0, () => Promise.resolve()];
  page = newPage();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetchContent);
});
afterEach(() => vi.unstubAllGlobals());

test('a page that is opened again shows what was there and then what the server has', async () => {
  const { loadContent, shown } = await openPage();
  await loadContent('de');
  imprint = 'neu';
  expect((await loadContent('de'))?.pages.imprint).toBe('alt');
  await expect.poll(shown).toBe('neu');
});

test('a text that is shown is asked for anew when the page comes into sight, not when it goes', async () => {
  const { loadContent, refreshContent, shown } = await openPage();
  await loadContent('de');
  const end = refreshContent('de');
  imprint = 'neu';
  come('hidden');
  expect(asked).toBe(1);
  come('visible');
  await expect.poll(shown).toBe('neu');
  end();
  come('visible');
  expect(asked).toBe(2);
});

test('another operator has his data in a text that is shown, also where an answer of before is on its way', async () => {
  const { loadContent, refreshContent, setOperator, shown } = await openPage();
  await loadContent('de');
  refreshContent('de');
  const slow = Promise.withResolvers<void>();
  onAnswer = () => slow.promise;
  void loadContent('de');
  imprint = 'neu';
  setOperator({ ...seedOperator(), phone: '+49 821 2' });
  slow.resolve();
  await expect.poll(shown).toBe('neu');
  expect(asked).toBe(3);
});

test('without an answer what was there stands', async () => {
  const { loadContent, refreshContent, shown } = await openPage();
  await loadContent('de');
  refreshContent('de');
  isOnline = false;
  come('visible');
  expect(asked).toBe(2);
  expect((await loadContent('de'))?.pages.imprint).toBe('alt');
  expect(shown()).toBe('alt');
});
