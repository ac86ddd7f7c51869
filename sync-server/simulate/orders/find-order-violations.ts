import { isDeepStrictEqual } from 'node:util';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Sql } from '../../src/database/database.ts';

type Stored = {
  customerId: string;
  args: SubmitOrderArgs;
  order: Order | null;
  amounts: Amounts | null;
  tariffs: number[];
  mails: number;
  uses: { code: string; returned: boolean }[];
};

/** What does not hold for the orders of these customers, by rows alone; empty: all is well. */
export const findOrderViolations = async (owner: Sql, customerIds: readonly string[]) => {
  const stored = await owner<Stored[]>`
    select placed.customer_id as "customerId", placed.args, made.data as "order", priced.data -> 'amounts' as amounts,
      (select coalesce(array_agg((tariff.data ->> 'number')::int), '{}') from record tariff
        where tariff.customer_id = placed.customer_id and tariff.kind = 'tariff') as tariffs,
      (select count(*)::int from mail where mail.customer_id = placed.customer_id and mail.id = placed.order_id) as mails,
      (select coalesce(json_agg(json_build_object('code', terms ->> 'code', 'returned', returned_at is not null)), '[]')
        from voucher_use used where used.customer_id = placed.customer_id and used.order_id = placed.order_id) as uses
    from customer_order placed
    left join record made on made.customer_id = placed.customer_id and made.kind = 'order' and made.id = placed.order_id::text
    left join record priced on priced.customer_id = placed.customer_id and priced.kind = 'orderAmounts'
      and priced.id = placed.order_id::text
    where placed.customer_id in ${owner(customerIds)}`;
  const orders = await owner<{ count: number }[]>`
    select count(*)::int as count from record where kind = 'order' and not deleted and customer_id in ${owner(customerIds)}`;
  return [
    ...(orders[0]?.count === stored.length ? [] : [`${orders[0]?.count} orders for ${stored.length} that were placed`]),
    ...stored.flatMap((row) => ofOrder(row).map((violation) => `order of ${row.customerId}: ${violation}`)),
  ];
};

const ofOrder = ({ args, order, amounts, tariffs, mails, uses }: Stored): string[] => {
  if (!order || !amounts) return ['has no record or no amounts'];
  const used = uses.map(({ code }) => code);
  const wanted = amounts.voucherCode === undefined ? [] : [amounts.voucherCode];
  return [
    ...sumViolations(amounts),
    ...(isDeepStrictEqual(amounts, args.shown) ? [] : ['was made at amounts that nobody saw']),
    ...(tariffs.includes(amounts.tariffNumber) ? [] : ['names a tariff that is not the customer’s']),
    ...(isDeepStrictEqual(used, wanted) ? [] : [`counts voucher ${wanted.join()} and redeems ${used.join()}`]),
    ...(uses.every(({ returned }) => returned === (order.status === 'CANCELED')) ? [] : ['voucher is held wrongly']),
    ...(mails === 1 ? [] : [`is confirmed by ${mails} mails`]),
  ];
};

/** Total = lines + surcharges − voucher + VAT, each a whole number of cents. Recomputed here on purpose, by integers only. */
export const sumViolations = (amounts: Amounts): string[] => {
  const { lines, partsCents, productionCents, shippingCents, paymentCents, voucherCents = 0 } = amounts;
  const parts = lines.reduce((sum, line) => sum + line.lineCents, 0);
  const net = partsCents + productionCents + shippingCents + paymentCents + voucherCents;
  const vat = Math.floor((net * amounts.vatRate + 5000) / 10_000);
  return [
    ...(lines.every((line) => line.lineCents === line.unitCents * line.quantity && line.quantity >= 1)
      ? []
      : ['a line is not unit price × quantity']),
    ...(parts === partsCents ? [] : ['parts are not the sum of lines']),
    ...(net === amounts.netCents && net >= 0 ? [] : ['net is not the sum']),
    ...(vat === amounts.vatCents ? [] : ['VAT is off']),
    ...(amounts.grossCents === amounts.netCents + amounts.vatCents ? [] : ['total is off']),
    ...(voucherCents <= 0 && -voucherCents <= partsCents ? [] : ['voucher takes more than the parts']),
  ];
};
