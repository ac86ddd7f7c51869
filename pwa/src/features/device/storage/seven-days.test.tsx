import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStorage } from '../../../../test/test-storage.ts';
import { HomeScreenNotice } from '../notices/storage-notices.tsx';
import { SevenDays } from './seven-days.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const markupOf = (children: React.ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{children}</I18nProvider>);

const iPad = { standalone: false };
const onHomeScreen = { standalone: true };
const elsewhere = {};

afterEach(() => void vi.unstubAllGlobals());

test.each([
  { where: 'in Safari on an iPad', navigator: iPad, unsentCount: 2, isTold: true },
  { where: 'there with everything sent', navigator: iPad, unsentCount: 0, isTold: false },
  { where: 'on its home screen', navigator: onHomeScreen, unsentCount: 2, isTold: false },
  { where: 'in another browser', navigator: elsewhere, unsentCount: 2, isTold: false },
])('$where it is told of the seven days: $isTold', ({ navigator, unsentCount, isTold }) => {
  vi.stubGlobal('navigator', navigator);
  expect(markupOf(<SevenDays unsentCount={unsentCount} />).includes('sieben Tage')).toBe(isTold);
});

test.each([
  { where: 'in Safari on an iPad', navigator: iPad, seen: null, isTold: true },
  { where: 'there after it was put away', navigator: iPad, seen: 'yes', isTold: false },
  { where: 'on its home screen', navigator: onHomeScreen, seen: null, isTold: false },
  { where: 'in another browser', navigator: elsewhere, seen: null, isTold: false },
])('$where the way to the home screen is told: $isTold', ({ navigator, seen, isTold }) => {
  const storage = createTestStorage();
  if (seen !== null) storage.setItem('homeScreenSeen', seen);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('localStorage', storage);
  expect(markupOf(<HomeScreenNotice />).includes('Zum Home-Bildschirm')).toBe(isTold);
});
