import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { CustomerDetail } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { userCalls } from '@knotenblech/shared/api/accounts/user-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { type Question, useAnswer } from '../own/call-account-api.ts';
import { UserList, type UsersChoice } from './user-list.tsx';
import styles from './users-section.module.css';

/** The popup of a user, below the screen that lists him. */
export type UserPlace = { to: Extract<LinkProps['to'], `${string}/$userId`>; customerId?: string };

export const AddUserLink = ({ place: { to, customerId } }: { place: UserPlace }) => (
  <LinkButton
    icon={<Icon name="plus" />}
    from="/$lang"
    to={to}
    params={(now) => ({ ...now, userId: '-1', ...(customerId && { customerId }) })}
    search
    state={overPage}
  >
    <Trans>Benutzer anlegen</Trans>
  </LinkButton>
);

export const EditUserLink = ({ user, place: { to, customerId } }: { user: User; place: UserPlace }) => {
  const { t } = useLingui();
  return (
    <LinkButton
      tone="quiet"
      icon={<Icon name="edit" />}
      from="/$lang"
      to={to}
      params={(now) => ({ ...now, userId: user.id, ...(customerId && { customerId }) })}
      search
      state={overPage}
      aria-label={t`Benutzer ${user.userName} ändern`}
    >
      <Trans>Ändern</Trans>
    </LinkButton>
  );
};

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

const place: UserPlace = { to: '/$lang/shop/account/user/edit/$userId' };

/** The users of the own company; its admins add and change them. */
export const UsersSection = (choice: UsersChoice) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const space = customerSpace(actor.customerId);
  const users = useRecords('user', space);
  const mayEdit = may(actor, 'editUsers');
  return (
    <section className={styles.section} aria-label={t`Benutzer Ihrer Firma`}>
      <UserList
        {...choice}
        title={<Trans>Benutzer Ihrer Firma</Trans>}
        addLink={mayEdit ? <AddUserLink place={place} /> : null}
        users={users ?? []}
        invited={useInvited(mayEdit)}
        renderEditLink={mayEdit ? (user) => <EditUserLink user={user} place={place} /> : null}
      />
      {users?.length === 0 ? <WhenLoaded spaces={[space]}>{null}</WhenLoaded> : null}
    </section>
  );
};

const invited = {
  method: 'GET',
  path: userCalls.invited.path,
  answer: userCalls.invited.answer,
} as const satisfies Question<unknown>;

/** Who was invited and has set no password yet, as far as the server can be asked; for admins of the company. */
const useInvited = (isWanted: boolean): ReadonlySet<string> => {
  const { pathname } = useLocation();
  const { asked } = useAnswer(invited, pathname, isWanted);
  return new Set(asked?.ok ? asked.answer.userIds : []);
};
