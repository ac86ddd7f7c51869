import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { OptionPrice } from './option-price.tsx';

vi.mock('../public/amounts/use-shown-price.ts', () => ({
  useShownPrice: (way?: string) =>
    way === 'PICKUP_BOXED'
      ? { shownVatRate: 1900, toShownCents: () => 2975 }
      : { shownVatRate: 2000, toShownCents: (cents: number) => cents * 1.2 },
}));
const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

const wordsOf = (price: Parameters<typeof OptionPrice>[0]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OptionPrice {...price} />
    </I18nProvider>,
  )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');

test('private customers read what an option costs with VAT, that of its own way of delivery', () => {
  expect(wordsOf({ cents: 1000, kind: 'surcharge' })).toBe('+ 12,00 € mit USt.');
  expect(wordsOf({ cents: 2500, kind: 'price', way: 'PICKUP_BOXED' })).toBe('29,75 € mit USt.');
  expect(wordsOf({ cents: 0, kind: 'price' })).toBe('kostenlos');
});
