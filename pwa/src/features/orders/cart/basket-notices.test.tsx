import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartNotices } from './cart-screen.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

/** The titles of the notices, those of errors marked. */
const noticesFor = (permissions: Actor['permissions'], seesPrices = true) =>
  [
    ...renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <CartNotices actor={{ permissions, seesPrices } as Actor} />
      </I18nProvider>,
    ).matchAll(/role="(alert|note)".*?<p [^>]*>(.*?)<\/p>/g),
  ].map(([, role, title]) => (role === 'alert' ? `error: ${title}` : title));

test('a demo user is warned in red that nothing is real', () =>
  expect(noticesFor(['ORDER_PERMISSION', 'DEMO_PERMISSION'])).toEqual(['error: Demobetrieb']));

test('who may order is told nothing', () => expect(noticesFor(['ORDER_PERMISSION'])).toEqual([]));

test('who may not order is told who can', () =>
  expect(noticesFor(['UPLOAD_PERMISSION'])).toEqual(['Sie haben keine Bestellrechte zugewiesen']));

test('who sees no prices is told why he cannot order himself', () =>
  expect(noticesFor(['ORDER_PERMISSION'], false)).toContain('Kein Preis sichtbar'));
