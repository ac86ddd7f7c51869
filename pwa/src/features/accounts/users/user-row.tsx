import type { User } from '@knotenblech/shared/users/user.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { InviteButton } from './invite-button.tsx';
import { UserRights } from './user-rights.tsx';
import styles from './users-section.module.css';

type UserRowProps = { user: User; isSelf: boolean; isInvited: boolean; mayEdit: boolean };

export const UserRow = ({ user, isSelf, isInvited, mayEdit }: UserRowProps) => {
  const { t } = useLingui();
  return (
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
      {mayEdit ? (
        <div className={styles.actions}>
          <LinkButton
            tone="quiet"
            icon={<Icon name="edit" />}
            from="/$lang"
            to="/$lang/shop/account/user/edit/$userId"
            params={{ userId: user.id }}
            search
            state={overPage}
            aria-label={t`Benutzer ${user.userName} ändern`}
          >
            <Trans>Ändern</Trans>
          </LinkButton>
          {isSelf || !user.active ? null : <InviteButton user={user} isInvited={isInvited} />}
        </div>
      ) : null}
    </li>
  );
};
