import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/page-sizes.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { listUsers } from './user-listing.ts';
import { UserRow } from './user-row.tsx';
import type { UsersSearch } from './user-search.ts';
import styles from './users-section.module.css';
import { UsersToolbar } from './users-toolbar.tsx';

export type UsersChoice = { search: UsersSearch; onSearch: (search: UsersSearch) => void };
type UserListProps = UsersChoice & {
  title: ReactNode;
  /** Beside the title. */
  addLink: ReactNode;
  users: readonly User[];
  invited: ReadonlySet<string>;
  /** Opens the popup of a user; null: who looks at them may change none. */
  renderEditLink: ((user: User) => ReactNode) | null;
  /** What else can be done about a user who may sign in. */
  renderMore?: (user: User) => ReactNode;
};

/** The users of a company, found, sorted and turned page by page. */
export const UserList = (props: UserListProps) => {
  const { title, addLink, users, invited, renderEditLink, renderMore, search, onSearch } = props;
  const { actor } = useShop();
  const found = listUsers(users, search);
  const { shown, page, pageCount } = pageOf(found, search.size ?? usualPageSize, search.page ?? 1);
  return (
    <>
      <header className={styles.header}>
        <h2>{title}</h2>
        {addLink}
      </header>
      <UsersToolbar search={search} onSearch={onSearch} />
      <RowList className={styles.list}>
        {shown.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isSelf={user.id === actor.userId}
            isInvited={invited.has(user.id)}
            editLink={renderEditLink?.(user)}
            more={user.active ? renderMore?.(user) : null}
          />
        ))}
      </RowList>
      {found.length === 0 && users.length > 0 ? (
        <EmptyState title={<Trans>Kein Benutzer passt zu dieser Suche.</Trans>} />
      ) : null}
      <Pagination page={page} pageCount={pageCount} onPage={(next) => onSearch({ ...search, page: next })} />
    </>
  );
};
