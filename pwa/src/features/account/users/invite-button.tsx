import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { userCalls } from '@knotenblech/shared/api/accounts/user-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { FailureNotice } from '../own/failure-notice.tsx';
import { useRequest } from '../own/use-asking.ts';
import { useOwnAccount } from '../own/use-own-account.ts';
import styles from './users-section.module.css';

/** Mails a user another link to set his password, and says how that went. */
export const InviteButton = ({ user, isInvited }: { user: User; isInvited: boolean }) => {
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
