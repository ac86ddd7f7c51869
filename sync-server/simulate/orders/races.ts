import { vatOn } from '@knotenblech/shared/orders/cart/price-cart.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { unrestricted, type Voucher } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { voucherCents } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import type { MutationResult } from '@knotenblech/shared/sync/wire.ts';
import type { VoucherId } from '@knotenblech/shared/values/ids.ts';
import { insertVoucher } from '../../src/orders/vouchers/voucher.store.ts';
import { findOrderViolations } from './find-order-violations.ts';
import { type Buyer, type OrderWorld, today } from './order-world.ts';

export const buyersOf = async (world: OrderWorld, count: number) => {
  const buyers: Buyer[] = [];
  for (let n = 0; n < count; n++) buyers.push(await world.addBuyer());
  return buyers;
};

export const addVoucher = async ({ database, random }: OrderWorld, given: Partial<Voucher>): Promise<Voucher> => {
  const voucher: Voucher = {
    id: random.uuid<VoucherId>(),
    code: `V${random.uuid().slice(0, 8).toUpperCase()}`,
    type: 'ALL_CUSTOMERS',
    discount: { kind: 'percent', hundredths: 1000 },
    minimumCents: 0,
    ...unrestricted,
    note: '',
    ...given,
  };
  await insertVoucher(database.owner, { voucher, userId: random.uuid(), at: today });
  return voucher;
};

/** The same order with a voucher, as the device shows it. */
export const withVoucher = (args: SubmitOrderArgs, { code, discount }: Voucher): SubmitOrderArgs => {
  const off = voucherCents({ discount }, args.shown.partsCents);
  const netCents = args.shown.netCents + off;
  const vatCents = vatOn(netCents, args.shown.vatRate);
  const sums = { voucherCode: code, voucherCents: off, netCents, vatCents, grossCents: netCents + vatCents };
  return { ...args, voucherCode: code, shown: { ...args.shown, ...sums } };
};

const resultsOf = (answers: { body: unknown }[]) =>
  answers.map((answer) => (answer.body as { results?: MutationResult[] }).results?.[0]);

const customersOf = (buyers: readonly Buyer[]) => buyers.map((buyer) => buyer.actor.customerId);

/** One voucher with one use, and as many customers as asked for who order with it at once: exactly one gets it. */
export const raceForVoucher = async (world: OrderWorld, customers: number): Promise<string[]> => {
  const voucher = await addVoucher(world, { type: 'LIMITED_DISCHARGE', useLimit: 1 });
  const buyers = await buyersOf(world, customers);
  const orders: SubmitOrderArgs[] = [];
  for (const buyer of buyers) orders.push(withVoucher(await world.orderArgs(buyer), voucher));
  const requests = buyers.map((buyer, n) => world.requestOf(buyer, [world.mutationOf('submitOrder', orders[n])]));
  const answers = await Promise.all(
    requests.map((body, n) => world.request(buyers[n]?.actor.userId as never, '/push', body)),
  );
  const results = resultsOf(answers);
  const applied = results.filter((result) => result?.status === 'applied').length;
  const usedUp = results.filter((result) => result?.code === 'voucher_used_up').length;
  const [row] = await world.database.owner<{ used: number }[]>`
    select used_count as used from voucher where id = ${voucher.id}`;
  return [
    ...(applied === 1 ? [] : [`${applied} orders got a voucher with one use`]),
    ...(usedUp === customers - 1 ? [] : [`${usedUp} of ${customers - 1} were told that it is used up`]),
    ...(row?.used === 1 ? [] : [`it counts ${row?.used} uses`]),
    ...(await findOrderViolations(world.database.owner, customersOf(buyers))),
  ];
};

/** Orders, each sent many times at once, half as the same change, half as changes of other devices: each is made once. */
export const raceOfDuplicates = async (world: OrderWorld, orders: number, copies: number): Promise<string[]> => {
  const { random } = world;
  const buyers = await buyersOf(world, orders);
  const requests: { buyer: number; body: unknown }[] = [];
  for (const [n, buyer] of buyers.entries()) {
    const args = await world.orderArgs(buyer);
    const same = world.mutationOf('submitOrder', args);
    const client = random.uuid();
    for (let copy = 0; copy < copies; copy++) {
      const isSame = copy % 2 === 0;
      const mutation = isSame ? same : world.mutationOf('submitOrder', args);
      requests.push({ buyer: n, body: world.requestOf(buyer, [mutation], isSame ? client : random.uuid()) });
    }
  }
  const shuffled = requests.map((each) => ({ each, at: random.next() })).toSorted((a, b) => a.at - b.at);
  const answers = await Promise.all(
    shuffled.map(({ each }) => world.request(buyers[each.buyer]?.actor.userId as never, '/push', each.body)),
  );
  const numbers = buyers.map(() => new Set<unknown>());
  for (const [n, result] of resultsOf(answers).entries()) {
    numbers[shuffled[n]?.each.buyer ?? 0]?.add(result?.status === 'applied' ? result.details.number : result?.code);
  }
  const [row] = await world.database.owner<{ count: number }[]>`
    select count(*)::int as count from customer_order where customer_id in ${world.database.owner(customersOf(buyers))}`;
  return [
    ...(row?.count === orders ? [] : [`${row?.count} orders were made of ${orders}`]),
    ...numbers.flatMap((set) =>
      set.size === 1 ? [] : [`an order was answered in different ways: ${[...set].join()}`],
    ),
    ...(await findOrderViolations(world.database.owner, customersOf(buyers))),
  ];
};
