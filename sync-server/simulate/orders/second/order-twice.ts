import { isDeepStrictEqual } from 'node:util';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { today } from '../../../../shared/samples/second-calculation/random-cart.ts';
import { workOutCart } from '../../../../shared/samples/second-calculation/work-out-cart.ts';
import {
  workOutLongestMm,
  workOutNetG,
  workOutProject,
} from '../../../../shared/samples/second-calculation/work-out-project.ts';
import { mayRedeem } from '../../../../shared/samples/second-calculation/work-out-voucher.ts';
import type { OrderWorld } from '../order-world.ts';
import { type FilledCart, fillCart } from './fill-cart.ts';
import type { Law } from './pull-law.ts';
import type { PlainOrder } from './random-buyer.ts';

export type OrderReport = { orders: number; refused: number; redeemed: string[]; violations: string[] };

/** Two carts of a new customer, ordered at the amounts of the second calculation: what the server saves, or refuses, must be these. */
export const orderTwice = async (world: OrderWorld, plain: readonly PlainOrder[], law: Law): Promise<OrderReport> => {
  const report: OrderReport = { orders: 0, refused: 0, redeemed: [], violations: [] };
  const buyer = await world.addBuyer();
  let cartId = buyer.cartId;
  for (const each of plain) {
    const cart = await fillCart(world, { ...buyer, cartId }, each, law);
    report.violations.push(...differences(cart, each, law));
    const expected = expect(each, law, report.orders > 0);
    const args = argsOf(world, cart, expected);
    const { status, code, details } = await world.pushOne(buyer, 'submitOrder', args);
    if (status === 'applied') {
      cartId = args.nextCartId;
      report.orders += 1;
      if (expected.redeems && each.voucher) report.redeemed.push(each.voucher.type);
      report.violations.push(...(await notSaved(world, args)));
    } else report.refused += 1;
    if (!isExpected(status === 'applied' ? null : code, expected))
      report.violations.push(`${status} ${code} ${JSON.stringify(details)} in place of ${JSON.stringify(expected)}`);
  }
  return report;
};

type Expected = Omit<ReturnType<typeof workOutCart>, 'lineCents'> & {
  unitCents: number[];
  onRequest: boolean;
  hasVoucher: boolean;
  redeems: boolean;
};

const expect = ({ lines, choices, voucher }: PlainOrder, law: Law, hasOrdered: boolean): Expected => {
  const worked = lines.map(({ project }) => workOutProject(project, law));
  const sums = lines.map(({ project, quantity }, n) => ({
    quantity,
    netCents: worked[n]?.netCents ?? 0,
    netG: workOutNetG(project, law),
    longestMm: workOutLongestMm(project, law),
  }));
  const partsCents = sums.reduce((sum, line) => sum + line.netCents * line.quantity, 0);
  const redeems = voucher !== null && mayRedeem(voucher, { today, hasOrdered, partsCents });
  const discount = redeems ? voucher.discount : null;
  const { lineCents: _, ...amounts } = workOutCart({ lines: sums, ...choices, voucher: discount }, law.tariff);
  return {
    ...amounts,
    unitCents: sums.map((line) => line.netCents),
    onRequest: worked.some((each) => each.isOnRequest || each.parts.length === 0),
    hasVoucher: voucher !== null,
    redeems,
  };
};

/** Reasons of the shop's own tables (parcel, freight, payment) are not worked out a second time. */
const isExpected = (code: string | null, { onRequest, hasVoucher, redeems }: Expected) => {
  if (code === null) return !onRequest && hasVoucher === redeems;
  if (code.startsWith('voucher_')) return hasVoucher && !redeems;
  if (code === 'project_on_request') return onRequest;
  return code === 'option_gone';
};

const argsOf = (world: OrderWorld, cart: FilledCart, expected: Expected): SubmitOrderArgs => {
  const { unitCents, onRequest: _, hasVoucher, redeems: __, voucherCents, vatReason, ...sums } = expected;
  const lines = cart.args.lines.map(({ projectId, quantity }, n) => ({
    projectId,
    quantity,
    unitCents: unitCents[n] ?? 0,
    lineCents: (unitCents[n] ?? 0) * quantity,
  }));
  const voucher = hasVoucher ? { voucherCode: cart.voucherCode, voucherCents } : {};
  const shown = {
    tariffNumber: cart.tariffNumber,
    lines,
    ...sums,
    ...voucher,
    vatReason: vatReason as Amounts['vatReason'],
  };
  return {
    ...cart.args,
    orderId: world.random.uuid<OrderId>(),
    ...(hasVoucher && { voucherCode: cart.voucherCode }),
    shown,
  };
};

/** The price that the server keeps of each project. */
const differences = ({ prices }: FilledCart, { lines }: PlainOrder, law: Law) =>
  lines.flatMap(({ project }, n) => {
    const { netCents, isOnRequest } = workOutProject(project, law);
    const netWeightG = workOutNetG(project, law);
    const kept = prices[n];
    const isSame =
      kept?.netCents === netCents && kept.onRequest === isOnRequest && kept.shipment?.netWeightG === netWeightG;
    return isSame ? [] : [`a project costs ${netCents}, ${netWeightG} g, and is kept as ${JSON.stringify(kept)}`];
  });

const notSaved = async ({ database }: OrderWorld, { orderId, shown }: SubmitOrderArgs) => {
  const [row] = await database.owner<{ amounts: unknown }[]>`
    select data -> 'amounts' as amounts from record where kind = 'orderAmounts' and id = ${orderId}`;
  return isDeepStrictEqual(row?.amounts, shown)
    ? []
    : [`saved are ${JSON.stringify(row)}, not ${JSON.stringify(shown)}`];
};
