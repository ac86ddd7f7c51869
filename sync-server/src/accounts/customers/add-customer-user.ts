import type { UserForm } from '@knotenblech/shared/accounts/user-form.schema.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { RequestOrigin } from '../../http/asked-by.ts';
import type { AccountDeps } from '../account-deps.ts';
import { addColleague } from '../users/add-colleague.ts';
import { hasCustomer } from './customer-list.store.ts';

type NewCustomerUser = { actor: Actor; form: UserForm; customerId: CustomerId };

/** Adds a user to a customer and invites him. Throws DomainError to refuse. */
export const addCustomerUser = async (deps: AccountDeps, added: NewCustomerUser, asked: RequestOrigin) => {
  if (!(await hasCustomer(deps.owner, added.customerId))) throw new DomainError('not_found', { record: 'customer' });
  return addColleague(deps, added, asked);
};
