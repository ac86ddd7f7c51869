import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { catalogSpace, customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { type CustomerId, newId, type OrderId, type ProjectId, type QuoteId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testOrder } from '../../test/test-order.ts';
import { quotesOf, testQuote } from '../../test/test-quote.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';
import type { Transaction } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import { confirmOrder } from '../orders/documents/confirmation-mail.ts';
import { sendQuote } from '../orders/quotes/make-quote.ts';
import { openUnitOfWork } from '../sync/rows/unit-of-work.ts';
import { countUsers, listAdmins, listRecipients } from './message.store.ts';
import { notifyUser } from './notify-user.ts';

let shop: TestShop;
let tablet: TestDevice;
let order: Order;
let amounts: Amounts;
let quote: Quote;
let customerId: CustomerId;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  tablet = await testDevice(shop, 'werkstatt');
  customerId = tablet.customer.id;
  await tablet.untilRead();
  const project = (await tablet.projects()).find((each) => each.name === 'Hallenrahmen Achse A bis C');
  const projectIds = [project?.id as ProjectId];
  expect(await tablet.push('requestQuote', await testQuote(tablet, projectIds))).toMatchObject({ status: 'applied' });
  const args = await testOrder(tablet, projectIds);
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
  order = (await tablet.orders()).find(({ id }) => id === args.orderId) as Order;
  amounts = args.shown;
  quote = (await quotesOf(tablet))[0] as Quote;
});
afterAll(() => shop.stop());

const switchUser = (active: boolean) =>
  shop.putUser(customerId, { ...tablet.user, permissions: [...tablet.user.permissions], active });
/** What a run of the server puts, and the mails that it leaves. */
const mailsOf = async (id: string, run: (rows: Rows, tx: Transaction) => Promise<void>) => {
  await withCustomer(shop.database.owner, customerId, async (tx) => {
    const space = customerSpace(customerId);
    const book = await openUnitOfWork(tx, customerId, [
      space,
      customerPriceSpace(customerId),
      userSpace(tablet.user.id),
    ]);
    await book.read([
      { space, kind: 'user', id: tablet.user.id },
      { space, kind: 'customer', id: customerId },
      { space: catalogSpace, kind: 'catalogPack', id: 'operator:0000' },
      { space: catalogSpace, kind: 'catalogPack', id: 'translations:0000' },
    ]);
    const overlay = book.overlay();
    await run(overlay.rows, tx);
    book.keep(overlay);
    await book.flush();
    await book.close();
  });
  return shop.database.owner`select 1 from mail where id = ${id}`;
};

const ways: { what: string; run: (id: string, rows: Rows, tx: Transaction) => Promise<void> }[] = [
  {
    what: 'a message',
    run: (id, rows, tx) =>
      notifyUser(
        { rows, tx, enqueue: shop.jobs.enqueue, now: shop.clock.now },
        { id, customerId, userId: tablet.user.id, severity: 'GREEN', subject: id, text: '1,00 €', projectId: null },
      ),
  },
  {
    what: 'the confirmation of an order',
    run: (id, rows, tx) =>
      confirmOrder(
        { rows, tx, enqueue: shop.jobs.enqueue },
        { order: { ...order, id: id as OrderId }, amounts, customerId, language: 'de' },
      ),
  },
  {
    what: 'a quote',
    run: (id, rows, tx) =>
      sendQuote({ rows, tx, enqueue: shop.jobs.enqueue }, { ...quote, id: id as QuoteId }, customerId),
  },
];

describe('whoever is switched off', () => {
  it.each(ways)('is mailed $what no more, and is again once he may sign in', async ({ run }) => {
    const [off, on] = [newId(), newId()];
    await switchUser(false);
    expect(await mailsOf(off, (rows, tx) => run(off, rows, tx))).toHaveLength(0);
    await switchUser(true);
    expect(await mailsOf(on, (rows, tx) => run(on, rows, tx))).toHaveLength(1);
  });
});

describe('nobody of a blocked customer', () => {
  it('is written to or told of price requests', async () => {
    const { owner } = shop.database;
    const { userId, customerId: blocked } = await shop.addUser('gesperrt', ['GLOBAL_ADMIN_PERMISSION']);
    const ofCustomer = { kind: 'customer', customerId: blocked } as const;
    const isTold = async () => ({
      users: await countUsers(owner),
      recipients: await listRecipients(owner, ofCustomer),
      isAdmin: (await listAdmins(owner)).some((admin) => admin.userId === userId),
    });
    const before = await isTold();
    expect(before).toMatchObject({ recipients: [{ customerId: blocked, userIds: [userId] }], isAdmin: true });
    await owner`insert into customer_card (customer_id, blocked_at) values (${blocked}, ${shop.clock.now})`;
    expect(await isTold()).toEqual({ users: before.users - 1, recipients: [], isAdmin: false });
  });
});
