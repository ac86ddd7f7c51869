import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../sync/hooks/use-messages.ts';
import { usePendingPoll } from '../../sync/hooks/use-pending-poll.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Badge } from '../../ui/signals/badge.tsx';
import styles from './bar-link.module.css';

/** The unread messages; nothing when there are none. */
export const MessagesLink = () => {
  const { t } = useLingui();
  usePendingPoll();
  const count = useMessages()?.pendingCount ?? 0;
  if (count === 0) return null;
  return (
    <Link
      from="/$lang"
      to="/$lang/shop/messages"
      className={styles.link ?? ''}
      aria-label={t`Nachrichten, ${count} ungelesen`}
    >
      <span className={styles.face}>
        <Icon name="messages" size={24} />
        <span className={styles.badge}>
          <Badge count={count} />
        </span>
      </span>
    </Link>
  );
};
