import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { quotesOf, testQuote } from '../../../test/test-quote.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import type { Mail } from '../../jobs/mail/mail.store.ts';
import { findConfirmed } from './order-document.ts';
import { orderPaper } from './order-paper.ts';
import { formatEuros } from './sums-of.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestDevice;
let quote: Quote;
let args: SubmitOrderArgs;
const sent: Mail[] = [];

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work({ send: async (mail) => void sent.push(mail), close: () => {} });
  [tablet, admin] = await Promise.all([testDevice(shop, 'werkstatt'), testDevice(shop, 'admin')]);
  await shop.database.owner`
    update record set data = data || '{"kind": "private"}' where kind = 'customer' and id = ${tablet.customer.id}`;
  await tablet.untilRead();
  const project = (await tablet.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl');
  const projectIds = [project?.id as ProjectId];
  const asked = await testQuote(tablet, projectIds);
  expect(await tablet.push('requestQuote', asked)).toMatchObject({ status: 'applied' });
  [quote] = (await quotesOf(tablet)) as [Quote];
  args = await testOrder(tablet, projectIds);
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
});
afterAll(() => shop.stop());

const mailOf = async (id: string) => {
  await expect.poll(() => sent.find((mail) => mail.id === id), { timeout: 30_000 }).toBeDefined();
  return sent.find((mail) => mail.id === id)?.body ?? '';
};
const textOf = async (path: string) => {
  const answer = await shop.request(path, { headers: tablet.headers });
  return (await readPdfText(new Uint8Array(await answer.arrayBuffer()))).join(' ');
};
const grossOf = (netCents: number) => formatEuros(withVat(netCents, args.shown.vatRate));

describe('a private person reads every amount with VAT', () => {
  it.each([
    ['the confirmation', () => args.shown, () => textOf(`/orders/${args.orderId}/confirmation.pdf`)],
    ['the pro-forma invoice', () => args.shown, () => textOf(`/orders/${args.orderId}/proForma.pdf`)],
    ['the quote', () => quote.amounts, () => textOf(`/quotes/${quote.id}/quote.pdf`)],
    ['the mail of an order', () => args.shown, () => mailOf(args.orderId)],
    ['the mail of a quote', () => quote.amounts, () => mailOf(quote.id)],
  ])('in %s', async (_, amounts, read) => {
    const text = await read();
    const { lines, partsCents, netCents, vatCents, grossCents } = amounts();
    for (const { unitCents, lineCents } of lines) {
      expect(text).toContain(grossOf(unitCents));
      expect(text).toContain(grossOf(lineCents));
    }
    for (const words of ['Preise mit USt.', 'Gesamtsumme mit USt.', 'Darin Umsatzsteuer 19 %'])
      expect(text).toContain(words);
    for (const shown of [grossOf(partsCents), formatEuros(grossCents), formatEuros(vatCents)])
      expect(text).toContain(shown);
    expect(text).not.toContain(formatEuros(netCents));
    expect(text).not.toContain('netto');
  });

  it('in the positions, which are the gross of their project together', async () => {
    const found = await findConfirmed(shop.database.sql, { customerId: tablet.customer.id, orderId: args.orderId });
    if (!found) throw new Error('no order');
    const paper = orderPaper({ kind: 'confirmation', delivery: null }, found, { projects: [], positions: [] });
    const [{ lineCents, positions = [] } = { lineCents: null }] = paper.lines;
    expect(positions.length).toBeGreaterThan(2);
    expect(lineCents).toBe(withVat(args.shown.partsCents, args.shown.vatRate));
    expect(positions.reduce((sum, { cents }) => sum + (cents ?? Number.NaN), 0)).toBe(lineCents);
  });

  it('in what is said of a surcharge and a credit, and in their lines', async () => {
    const add = (body: unknown) => shop.post(`/admin/orders/${args.orderId}/surcharges`, body, admin.headers);
    await add({ reason: 'Zweite Anfahrt', netCents: 9000 });
    await add({ reason: 'Kulanz', netCents: -2000 });
    const told = (await tablet.rows(userSpace(tablet.user.id), 'message')).map(({ text }) => text).join('\n');
    expect(told).toContain('Zuschlag von 107,10 € mit USt.: Zweite Anfahrt');
    expect(told).toContain('um 23,80 € mit USt. günstiger: Kulanz');
    const amounts = (await tablet.amounts()).find(({ id }) => id === args.orderId)?.amounts;
    const text = await textOf(`/orders/${args.orderId}/confirmation.pdf`);
    expect(text).toMatch(/Kulanz\s+-23,80 €/);
    expect(text).toContain(formatEuros(amounts?.grossCents ?? Number.NaN));
  });

  it('and a delivery note names no price at all', async () => {
    const note = await textOf(`/orders/${args.orderId}/deliveryNote.pdf`);
    expect(note).toContain('Lieferschein');
    expect(note).not.toMatch(/€|USt\./);
  });
});
