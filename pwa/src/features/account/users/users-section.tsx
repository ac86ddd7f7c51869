import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { WhenLoaded } from '../../issues/public/once-arrived.tsx';
import { useInvited } from './use-invited.ts';
import { AddUserLink, EditUserLink, type UserPlace } from './user-links.tsx';
import { UserList, type UsersChoice } from './user-list.tsx';
import styles from './users-section.module.css';

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
