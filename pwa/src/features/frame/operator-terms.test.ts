import { seedBaseData } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import type { Translation } from '@knotenblech/shared/catalogue/translation.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { loadLanguage } from '../../i18n/load-language.ts';
import { paymentTypeLabels, shippingTypeLabels } from '../../i18n/words/order-labels.ts';
import { withTerms } from './operator-terms.tsx';

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }));
afterAll(() => vi.unstubAllGlobals());

const seeded = seedBaseData()
  .filter(({ kind }) => kind === 'translation')
  .map(({ data }) => data as Translation);

test.each(languages)('a shop starts with our own words in %s', async (language) => {
  const i18n = await loadLanguage(language, 'shop');
  expect(withTerms(i18n, seeded)).toBe(i18n);
});

test('what the operator calls otherwise is called so, and nothing else', async () => {
  const i18n = await loadLanguage('fr', 'shop');
  const row = seeded.find(({ code }) => code === 'TRANSPORT_STANDARD');
  const own = withTerms(i18n, [{ ...row, fr: 'Camion {grue}' } as Translation]);
  expect(own._(shippingTypeLabels.TRANSPORT_STANDARD)).toBe('Camion {grue}');
  expect(own._(paymentTypeLabels.BILL)).toBe('Facture');
  expect(i18n._(shippingTypeLabels.TRANSPORT_STANDARD)).toBe('Transporteur');
});
