import { may } from '@knotenblech/shared/permissions/may.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { WhenLoaded } from '../../../lists/arrival/once-arrived.tsx';
import { useRecords, useShop } from '../../../sync/use-shop.tsx';
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
