import { voucherCalls } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import { type VoucherForm, voucherFormSchema } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type VoucherId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { hasCustomer } from '../../accounts/customers/customer-list.store.ts';
import type { Sql } from '../../database/database.ts';
import { refuse } from '../../http/answers.ts';
import { readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { insertVoucher, listVouchers, updateVoucher } from './voucher.store.ts';

const refuseUnknownCustomer = async (owner: Sql, { customerId }: VoucherForm) => {
  if (customerId !== null && !(await hasCustomer(owner, customerId)))
    throw new DomainError('not_found', { record: 'customer' });
};

/** Vouchers are the operator's admin's: list, create, change. */
export const voucherRoutes = (deps: SessionDeps) => {
  const { owner, now } = deps;
  const mayEdit = createMiddleware<ShopEnv>(async (c, next) =>
    may(c.get('actor'), 'editVouchers') ? next() : refuse(c, 'not_allowed'),
  );
  return new Hono<ShopEnv>()
    .get('/listVouchers', requireSession(deps), mayEdit, async (c) =>
      c.json({ success: true, vouchers: await listVouchers(owner) }),
    )
    .post('/createVoucher', requireSession(deps), mayEdit, async (c) => {
      const form = await readJson(c, voucherFormSchema);
      await refuseUnknownCustomer(owner, form);
      const voucher = { id: newId<VoucherId>(), ...form };
      const added = await insertVoucher(owner, { voucher, userId: c.get('actor').userId, at: now() });
      if (!added) return refuse(c, 'already_exists', { code: form.code });
      c.get('log').info({ userId: c.get('actor').userId, voucherId: voucher.id }, 'voucher made');
      return c.json({ success: true, voucherId: voucher.id });
    })
    .post('/updateVoucher/:voucherId', requireSession(deps), mayEdit, async (c) => {
      const { voucherId: id } = voucherCalls.updateVoucher.pathSchema.parse(c.req.param());
      const form = await readJson(c, voucherFormSchema);
      await refuseUnknownCustomer(owner, form);
      const changed = await updateVoucher(owner, {
        voucher: { id, ...form },
        userId: c.get('actor').userId,
        at: now(),
      });
      if (!changed) return refuse(c, 'not_found', { record: 'voucher' });
      c.get('log').info({ userId: c.get('actor').userId, voucherId: id }, 'voucher changed');
      return c.json({ success: true, voucherId: id });
    });
};
