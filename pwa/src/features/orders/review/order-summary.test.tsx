import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { OrderDraft } from '../public/draft/order-draft.ts';
import { OrderSummary } from './order-summary.tsx';

const reader = vi.hoisted(() => ({ customerKind: 'private', price: undefined as unknown }));
vi.mock('../../../sync/hooks/use-shop.tsx', () => ({ useShop: () => ({ actor: reader }) }));
vi.mock('../public/amounts/use-shown-price.ts', async (original) => ({
  ...(await original<object>()),
  useShownPrice: () => reader.price,
}));
vi.mock('../public/draft/draft-delivery-day.ts', () => ({ draftDeliveryDay: () => null }));
vi.mock('./draft-amounts.ts', () => ({
  draftAmounts: () => ({
    partsCents: 10_000,
    productionCents: 1_000,
    shippingCents: null,
    paymentCents: null,
    voucherCents: null,
    netCents: 11_000,
    vat: null,
    grossCents: null,
    complete: null,
  }),
}));
const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const draft = { chosen: {}, partCount: 4 } as unknown as OrderDraft;

const wordsTo = (customerKind: string, price: unknown) => {
  Object.assign(reader, { customerKind, price });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OrderSummary draft={draft} />
    </I18nProvider>,
  ).replaceAll(/<[^>]*>/g, ' ');
};

test('a private person without an address reads the sum so far with VAT, as in the basket', () => {
  const words = wordsTo('private', { shownVatRate: 1900 });
  for (const amount of ['119,00', '11,90', '130,90', '20,90']) expect(words).toContain(amount);
  expect(words).not.toContain('110,00');
});

test('and nothing net while the rate is not known yet', () => expect(wordsTo('private', undefined)).toBe(''));

test('a company reads the net sum, and the rest once there is an address', () => {
  const words = wordsTo('company', { shownVatRate: null });
  for (const amount of ['100,00', '10,00', '110,00']) expect(words).toContain(amount);
});
