import { may } from '@knotenblech/shared/permissions/may.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { pageOf } from '../../../lists/page-of.ts';
import { usualPageSize } from '../../../lists/page-sizes.ts';
import { useRecords, useShop } from '../../../sync/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { listUsers, type UsersSearch } from './user-listing.ts';
import { useInvited } from './use-invited.ts';
import { UserRow } from './user-row.tsx';
import styles from './users-section.module.css';
import { UsersToolbar } from './users-toolbar.tsx';

export type UsersSectionProps = { search: UsersSearch; onSearch: (search: UsersSearch) => void };

/** The users of the company; its admins add and change them. */
export const UsersSection = ({ search, onSearch }: UsersSectionProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const users = useRecords('user', customerSpace(actor.customerId)) ?? [];
  const mayEdit = may(actor, 'editUsers');
  const invited = useInvited(mayEdit);
  const found = listUsers(users, search);
  const { shown, page, pageCount } = pageOf(found, search.size ?? usualPageSize, search.page ?? 1);
  return (
    <section className={styles.section} aria-label={t`Benutzer Ihrer Firma`}>
      <header className={styles.header}>
        <h2>
          <Trans>Benutzer Ihrer Firma</Trans>
        </h2>
        {mayEdit ? <AddUserLink /> : null}
      </header>
      <UsersToolbar search={search} onSearch={onSearch} />
      <ul className={styles.list}>
        {shown.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isSelf={user.id === actor.userId}
            isInvited={invited.has(user.id)}
            mayEdit={mayEdit}
          />
        ))}
      </ul>
      {found.length === 0 && users.length > 0 ? (
        <EmptyState title={<Trans>Kein Benutzer passt zu dieser Suche.</Trans>} />
      ) : null}
      <Pagination page={page} pageCount={pageCount} onPage={(next) => onSearch({ ...search, page: next })} />
    </section>
  );
};

const AddUserLink = () => (
  <LinkButton
    icon={<Icon name="plus" />}
    from="/$lang"
    to="/$lang/shop/account/user/edit/$userId"
    params={{ userId: '-1' }}
    search
    state={overPage}
  >
    <Trans>Benutzer anlegen</Trans>
  </LinkButton>
);
