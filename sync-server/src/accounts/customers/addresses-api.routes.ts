import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { addressCalls } from '@knotenblech/shared/api/accounts/address-calls.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readInCustomer } from '../../database/in-customer.ts';
import { type FormCheck, readJsonForm } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { type ApplyDeps, applyChanges } from '../../sync/push/apply-changes.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { requireSession, type SessionDeps } from '../auth/require-session.ts';
import { addressAnswer, addressOfBody, checkAddressFields } from './address-answer.ts';

const mayEditAddresses = createMiddleware<ShopEnv>(async (c, next) => {
  if (!may(c.get('actor'), 'editAddresses')) throw new DomainError('not_allowed');
  return next();
});

const listAddresses = async ({ sql }: ApplyDeps, { customerId }: Actor) => {
  const key = { space: customerSpace(customerId), kind: 'address', all: true } as const;
  const rows = await readInCustomer(sql, customerId, (tx) => readRecords(tx, customerId, [key]));
  return rows.map((row) => row.data as Address).sort((a, b) => (a.id < b.id ? -1 : 1));
};

const findAddress = async (deps: ApplyDeps, actor: Actor, id: AddressId) => {
  const address = (await listAddresses(deps, actor)).find((each) => each.id === id);
  if (!address) throw new DomainError('not_found', { record: 'address' });
  return address;
};

const checkPhone: FormCheck = ({ text }) =>
  text('phoneNo').trim() === '' ? [{ field: 'phoneNo', code: 'phoneNoRequired' }] : [];

/** Addresses of API 1.0; what is written is the app's own change. */
export const addressApiRoutes = (deps: SessionDeps & ApplyDeps) => {
  const byPath = requireSession({ ...deps, takesTokenInPath: true });
  const put = (actor: Actor, address: Address, was: Address | null) => {
    const args = was ? { address, was } : { address };
    return applyChanges(deps, actor, [{ name: 'putAddress', args }], deps.now().toISOString());
  };
  return new Hono<ShopEnv>()
    .get('/listAddressStore/:token', byPath, async (c) =>
      c.json({ addressData: (await listAddresses(deps, c.get('actor'))).map(addressAnswer), errors: [] }),
    )
    .post('/updateAddress/:token', byPath, mayEditAddresses, async (c) => {
      const body = await readJsonForm(c, { schema: addressCalls.update.request, check: checkAddressFields });
      const known = typeof body.addressId === 'string' ? await findAddress(deps, c.get('actor'), body.addressId) : null;
      const address = addressOfBody(known?.id ?? newId<AddressId>(), body);
      await put(c.get('actor'), address, known);
      return c.json({ errors: [], addressId: address.id });
    })
    .post(
      '/updatePhoneNo/:addressId',
      requireSession({ ...deps, takesTokenInQuery: true }),
      mayEditAddresses,
      async (c) => {
        const { addressId } = addressCalls.updatePhone.pathSchema.parse(c.req.param());
        const { phoneNo, ...named } = await readJsonForm(c, {
          schema: addressCalls.updatePhone.request,
          check: checkPhone,
        });
        if (named.addressId !== undefined && named.addressId !== addressId)
          throw new DomainError('invalid_input', { field: 'addressId' });
        const known = await findAddress(deps, c.get('actor'), addressId);
        await put(c.get('actor'), { ...known, phone: phoneNo }, known);
        return c.json({ errors: [] });
      },
    );
};
