import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { Trans } from '@lingui/react/macro';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import styles from './users-section.module.css';

/** What a user may do, in a few words each. */
export const UserRights = ({ user }: { user: Pick<User, 'permissions' | 'seesPrices' | 'active'> }) => {
  const has = (permission: User['permissions'][number]) => user.permissions.includes(permission);
  return (
    <div className={styles.rights}>
      {user.active ? null : (
        <StateChip tone="bad">
          <Trans>nicht aktiv</Trans>
        </StateChip>
      )}
      {has('GLOBAL_ADMIN_PERMISSION') ? (
        <StateChip tone="active">
          <Trans>Administrator des Shops</Trans>
        </StateChip>
      ) : null}
      {has('CUSTOMER_ADMIN_PERMISSION') ? (
        <StateChip tone="active">
          <Trans>Administrator</Trans>
        </StateChip>
      ) : null}
      {has('UPLOAD_PERMISSION') ? (
        <StateChip>
          <Trans>darf hochladen</Trans>
        </StateChip>
      ) : null}
      {has('ORDER_PERMISSION') ? (
        <StateChip>
          <Trans>darf bestellen</Trans>
        </StateChip>
      ) : null}
      {user.seesPrices ? null : (
        <StateChip>
          <Trans>sieht keine Preise</Trans>
        </StateChip>
      )}
      {has('DEMO_PERMISSION') ? (
        <StateChip tone="warn">
          <Trans>nur zur Probe</Trans>
        </StateChip>
      ) : null}
    </div>
  );
};
