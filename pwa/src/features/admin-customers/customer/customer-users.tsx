import type { CustomerDetail } from '@knotenblech/shared/api/customer-calls.ts';
import type { User } from '@knotenblech/shared/users/user.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import styles from './customer.module.css';

type CustomerUsersProps = {
  customer: CustomerDetail;
  renderRights: (user: User) => ReactNode;
  renderMessageLink: (user: User) => ReactNode;
};

/** Users of a customer with what they may do; each is changed in a popup. */
export const CustomerUsers = ({ customer, renderRights, renderMessageLink }: CustomerUsersProps) => {
  const { t } = useLingui();
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Benutzer</Trans>
      </h2>
      <ul className={styles.users}>
        {customer.users.map((user) => (
          <li key={user.id} className={styles.user}>
            <span className={styles.who}>
              <strong>{`${user.firstName} ${user.name}`.trim() || user.userName}</strong>
              <span className={styles.soft}>
                {user.userName === user.email ? user.email : `${user.userName} · ${user.email}`}
              </span>
            </span>
            <span className={styles.rights}>{renderRights(user)}</span>
            <span className={styles.rowActs}>
              {user.active ? renderMessageLink(user) : null}
              <LinkButton
                tone="quiet"
                from="/$lang"
                to="/$lang/shop/adminCustomers/$customerId/user/$userId"
                params={(now) => ({ ...now, customerId: customer.id, userId: user.id })}
                state={overPage}
                aria-label={t`${user.userName} ändern`}
              >
                <Trans>Ändern</Trans>
              </LinkButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
