import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { userCalls } from '@knotenblech/shared/api/accounts/user-calls.ts';
import { matchScore } from '@knotenblech/shared/values/match-score.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/list-search.ts';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { useOwnAccount, useRequest } from '../own/call-account-api.ts';
import { FailureNotice } from '../own/confirm-link-dialog.tsx';
import { type UserSort, type UsersSearch, userSorts, usualUserSort } from './user-draft.ts';
import { UserRights } from './user-fields.tsx';
import styles from './users-section.module.css';

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

type UserRowProps = {
  user: User;
  isSelf: boolean;
  isInvited: boolean;
  /** Nothing where he may not be changed. */
  editLink: ReactNode;
  more: ReactNode;
};

const UserRow = ({ user, isSelf, isInvited, editLink, more }: UserRowProps) => (
  <li className={styles.row}>
    <div className={styles.who}>
      <span className={styles.name}>
        <span>{`${user.firstName} ${user.name}`.trim() || user.userName}</span>
        {isSelf ? (
          <StateChip>
            <Trans>Sie</Trans>
          </StateChip>
        ) : null}
        {isInvited && user.active ? (
          <StateChip tone="warn">
            <Trans>eingeladen, noch ohne Passwort</Trans>
          </StateChip>
        ) : null}
      </span>
      <span className={styles.soft}>{user.userName}</span>
      {user.email === user.userName ? null : <span className={styles.soft}>{user.email}</span>}
    </div>
    <UserRights user={user} />
    {editLink ? (
      <div className={styles.actions}>
        {editLink}
        {isSelf || !user.active ? null : <InviteButton user={user} isInvited={isInvited} />}
        {more}
      </div>
    ) : null}
  </li>
);

type UsersToolbarProps = { search: UsersSearch; onSearch: (search: UsersSearch) => void };

const useSortNames = (): Record<UserSort, string> => {
  const { t } = useLingui();
  return {
    nameAsc: t`Name A bis Z`,
    nameDesc: t`Name Z bis A`,
    userNameAsc: t`Benutzername A bis Z`,
    userNameDesc: t`Benutzername Z bis A`,
  };
};

const UsersToolbar = ({ search, onSearch }: UsersToolbarProps) => {
  const { t } = useLingui();
  const sortNames = useSortNames();
  const { page: _, ...first } = search;
  const { q: __, ...rest } = first;
  return (
    <ListToolbar
      label={t`Benutzerliste einrichten`}
      search={{
        label: t`Benutzer suchen`,
        text: search.q ?? '',
        onText: (q) => onSearch(q === '' ? rest : { ...rest, q }),
      }}
      sorts={userSorts}
      sortNames={sortNames}
      sort={search.sort ?? usualUserSort}
      onSort={(sort) => onSearch({ ...first, sort })}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    />
  );
};

/** Mails a user another link to set his password, and says how that went. */
const InviteButton = ({ user, isInvited }: { user: User; isInvited: boolean }) => {
  const { t } = useLingui();
  const askOwn = useOwnAccount();
  const { isPending, failure, ask } = useRequest();
  const [isSent, setIsSent] = useState(false);
  const invite = async () => {
    const path = userCalls.invite.path.replace('{userId}', user.id);
    if (await ask(() => askOwn({ path, answer: userCalls.invite.answer }))) setIsSent(true);
  };
  return (
    <div className={styles.invite}>
      {isSent ? (
        <span role="status">
          <StateChip tone="good">
            <Trans>Link ist unterwegs an {user.email}</Trans>
          </StateChip>
        </span>
      ) : (
        <Button
          tone="quiet"
          icon={<Icon name="mail" />}
          isPending={isPending}
          aria-label={
            isInvited ? t`Noch einmal einladen: ${user.userName}` : t`Passwort-Link schicken: ${user.userName}`
          }
          onPress={() => void invite()}
        >
          {isInvited ? <Trans>Noch einmal einladen</Trans> : <Trans>Passwort-Link schicken</Trans>}
        </Button>
      )}
      <FailureNotice failure={failure} title={<Trans>Der Link wurde nicht verschickt.</Trans>} />
    </div>
  );
};

type Comparison = (a: User, b: User) => number;

const byUserName: Comparison = (a, b) => a.userName.localeCompare(b.userName, 'de');

const byName: Comparison = (a, b) =>
  a.name.localeCompare(b.name, 'de') || a.firstName.localeCompare(b.firstName, 'de') || byUserName(a, b);

const compare: Record<UserSort, Comparison> = {
  nameAsc: byName,
  nameDesc: (a, b) => byName(b, a),
  userNameAsc: byUserName,
  userNameDesc: (a, b) => byUserName(b, a),
};

const wordsOf = ({ firstName, name, userName, email }: User) => [firstName, name, userName, email].join(' ');

/** The users found by the search, in the chosen order; who is switched off stands last. */
export const listUsers = (users: readonly User[], { q = '', sort = usualUserSort }: UsersSearch): User[] =>
  users
    .filter((user) => q.trim() === '' || matchScore(wordsOf(user), q) > 0)
    .toSorted((a, b) => Number(b.active) - Number(a.active) || compare[sort](a, b));
