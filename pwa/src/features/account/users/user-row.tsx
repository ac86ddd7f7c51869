import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { InviteButton } from './invite-button.tsx';
import { UserRights } from './user-rights.tsx';
import styles from './users-section.module.css';

type UserRowProps = {
  user: User;
  isSelf: boolean;
  isInvited: boolean;
  /** Nothing where he may not be changed. */
  editLink: ReactNode;
  more: ReactNode;
};

export const UserRow = ({ user, isSelf, isInvited, editLink, more }: UserRowProps) => (
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
