import { readFile } from 'node:fs/promises';
import { type Order, type OrderEvent, orderStatusSchema } from '@knotenblech/shared/orders/order.record.ts';
import { languages } from '@knotenblech/shared/values/language.ts';
import { expect, test } from 'vitest';
import { statusText } from './status-labels.ts';

const orderOf = (status: Order['status'], given: Partial<OrderEvent> = {}) =>
  ({
    number: 10_042,
    status,
    shippingType: 'PACKAGE_STANDARD',
    history: [{ by: 'operator', reason: '', ...given }],
  }) as Order;

test.each(languages.slice(1))('a status has the same name in a mail and in the app: %s', async (language) => {
  const catalogue = await readFile(
    new URL(`../../../../pwa/src/i18n/locales/${language}/shop.po`, import.meta.url),
    'utf8',
  );
  for (const status of orderStatusSchema.options) {
    const german = statusText(orderOf(status), 'de').subject.split(': ')[1];
    const name = statusText(orderOf(status), language).subject.split(/ ?: /)[1];
    expect(catalogue).toContain(`msgid "${german}"\nmsgstr "${name}"`);
  }
  for (const status of ['PARTLY_COMMISSIONED', 'COMMISSIONED', 'PARTLY_SENT', 'SENT'] as const) {
    const fetched: Order = { ...orderOf(status), shippingType: 'PICKUP' };
    const german = statusText(fetched, 'de').subject.split(': ')[1];
    expect(catalogue).toContain(
      `msgid "${german}"\nmsgstr "${statusText(fetched, language).subject.split(/ ?: /)[1]}"`,
    );
  }
});

test('an order that is fetched is ready and collected, not commissioned and sent', () =>
  expect(statusText({ ...orderOf('COMMISSIONED'), shippingType: 'PICKUP' }, 'de').subject).toBe(
    'Bestellung 10042: Abholbereit',
  ));

test('a reason stands on a line of its own', () =>
  expect(statusText(orderOf('CANCELED', { reason: 'Kein Stahl' }), 'de')).toEqual({
    subject: 'Bestellung 10042: Storniert',
    text: 'Ihre Bestellung 10042 hat jetzt den Status „Storniert“.\nGrund: Kein Stahl',
  }));

test('whose company cancelled is told so', () =>
  expect(statusText(orderOf('CANCELED', { by: 'customer' }), 'en').text).toContain(
    'The cancellation came from your company.',
  ));
