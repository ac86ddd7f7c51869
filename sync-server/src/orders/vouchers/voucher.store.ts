import { type Voucher, voucherSchema } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import type { CustomerId, UserId, VoucherId } from '@knotenblech/shared/values/ids.ts';
import { type Audited, noteAudit } from '../../database/audit.store.ts';
import type { Sql, Transaction } from '../../database/database.ts';

export type StoredVoucher = { voucher: Voucher; usedCount: number };

type Row = { data: unknown; usedCount: number };

const storedOf = ({ data, usedCount }: Row): StoredVoucher => ({ voucher: voucherSchema.parse(data), usedCount });

/** The voucher of a code in its one spelling; with 'lock' nobody else redeems it until this transaction ends. */
export const findVoucher = async (
  tx: Transaction,
  code: string,
  lock: 'lock' | 'look',
): Promise<StoredVoucher | null> => {
  const [row] = await tx<Row[]>`
    select data, used_count as "usedCount" from voucher where code = ${code} ${lock === 'lock' ? tx`for update` : tx``}`;
  return row ? storedOf(row) : null;
};

export const countUses = async (tx: Transaction, customerId: CustomerId, voucherId: VoucherId) => {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from voucher_use
    where customer_id = ${customerId} and voucher_id = ${voucherId} and returned_at is null`;
  return row?.count ?? 0;
};

/** Whether the customer has an order that was neither refused nor cancelled nor for show. */
export const hasOrdered = async (tx: Transaction, customerId: CustomerId) => {
  const [row] = await tx<{ found: boolean }[]>`
    select exists (
      select 1 from record
      where customer_id = ${customerId} and space_id = ${`c:${customerId}`} and kind = 'order' and not deleted
        and data->>'status' not in ('CANCELED', 'DEMO') and data->>'check' <> 'refused') as found`;
  return row?.found ?? false;
};

type Use = { customerId: CustomerId; orderId: string; userId: UserId; voucher: Voucher; at: Date; counts: boolean };

/** Keeps that an order redeems a voucher; the voucher's row is locked by whoever looked it up. */
export const addUse = async (tx: Transaction, { customerId, orderId, userId, voucher, at, counts }: Use) => {
  const { code, discount, minimumCents, validTo } = voucher;
  await tx`
    insert into voucher_use (customer_id, order_id, voucher_id, user_id, terms, used_at, returned_at)
    values (${customerId}, ${orderId}, ${voucher.id}, ${userId}, ${tx.json({ code, discount, minimumCents, validTo })},
      ${at}, ${counts ? null : at})`;
  if (counts) await tx`update voucher set used_count = used_count + 1 where id = ${voucher.id}`;
};

/** Gives the voucher of an order back, once; nothing happens when the order has none. */
export const returnUse = async (
  tx: Transaction,
  { customerId, orderId }: { customerId: string; orderId: string },
  at: Date,
) => {
  await tx`
    with returned as (
      update voucher_use set returned_at = ${at}
      where customer_id = ${customerId} and order_id = ${orderId} and returned_at is null
      returning voucher_id)
    update voucher set used_count = used_count - 1 from returned where voucher.id = returned.voucher_id`;
};

/** Terms that an order redeemed, as they were then. */
export const findTermsOfOrder = async (tx: Transaction, customerId: string, orderId: string): Promise<unknown> => {
  const [row] = await tx<{ terms: unknown }[]>`
    select terms from voucher_use where customer_id = ${customerId} and order_id = ${orderId}`;
  return row?.terms ?? null;
};

const mostListed = 5000;

/** The newest vouchers with the names of the customers they are for. */
export const listVouchers = async (owner: Sql): Promise<(StoredVoucher & { customerName: string | null })[]> => {
  const rows = await owner<(Row & { customerName: string | null })[]>`
    select voucher.data, used_count as "usedCount", customer.data ->> 'name' as "customerName"
    from voucher
    left join record customer on customer.kind = 'customer' and customer.id = voucher.data ->> 'customerId'
      and customer.customer_id = (voucher.data ->> 'customerId')::uuid and customer.space_id = 'c:' || customer.customer_id
    order by created_at desc, code limit ${mostListed}`;
  return rows.map(({ customerName, ...row }) => ({ ...storedOf(row), customerName }));
};

type Written = { voucher: Voucher; userId: string; at: Date };

/** Adds a voucher; false when its code or id is taken. */
export const insertVoucher = (owner: Sql, { voucher, userId, at }: Written): Promise<boolean> =>
  owner.begin(async (tx) => {
    const rows = await tx`
      insert into voucher (id, code, data, created_at, changed_at, changed_by)
      values (${voucher.id}, ${voucher.code}, ${tx.json(voucher)}, ${at}, ${at}, ${userId})
      on conflict do nothing returning id`;
    if (rows.length === 0) return false;
    await noteAudit(tx, auditOf('voucher_added', { voucher, userId, at }));
    return true;
  }) as Promise<boolean>;

const auditOf = (action: 'voucher_added' | 'voucher_edited', { voucher, userId, at }: Written): Audited => {
  const { id, customerId, ...details } = voucher;
  return { at, actorId: userId as UserId, action, customerId, subject: id, details };
};

/** Writes a voucher anew under its id and code; false when there is none. */
export const updateVoucher = (owner: Sql, { voucher, userId, at }: Written): Promise<boolean> =>
  owner.begin(async (tx) => {
    const rows = await tx`
      update voucher set data = ${tx.json(voucher)}, changed_at = ${at}, changed_by = ${userId}
      where id = ${voucher.id} and code = ${voucher.code} returning id`;
    if (rows.length === 0) return false;
    await noteAudit(tx, auditOf('voucher_edited', { voucher, userId, at }));
    return true;
  }) as Promise<boolean>;
