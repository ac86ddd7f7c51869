import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { CustomerDetail } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddUserLink, EditUserLink, type UserPlace } from './user-links.tsx';
import { UserList, type UsersChoice } from './user-list.tsx';

type CustomerUsersProps = UsersChoice & { customer: CustomerDetail; renderMore: (user: User) => ReactNode };

/** The users of a customer, as the operator adds, changes and invites them; a private customer is one person. */
export const CustomerUsers = ({ customer, renderMore, ...choice }: CustomerUsersProps) => {
  const { t } = useLingui();
  const place: UserPlace = { to: '/$lang/shop/adminCustomers/$customerId/user/$userId', customerId: customer.id };
  return (
    <section aria-label={t`Benutzer`}>
      <UserList
        {...choice}
        title={<Trans>Benutzer</Trans>}
        addLink={customer.kind === 'company' ? <AddUserLink place={place} /> : null}
        users={customer.users}
        invited={new Set(customer.invitedUserIds)}
        renderEditLink={(user) => <EditUserLink user={user} place={place} />}
        renderMore={renderMore}
      />
    </section>
  );
};
