import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../sync/hooks/use-messages.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import styles from './overview-screen.module.css';

const most = 3;

/** The newest unread messages; nothing when there are none. */
export const UnreadMessages = () => {
  const { messages = [], pendingCount = 0 } = useMessages() ?? {};
  if (pendingCount === 0) return null;
  return (
    <section>
      <header className={styles.header}>
        <h2>
          <Trans>Nachrichten</Trans>
        </h2>
        <Link from="/$lang" to="/$lang/shop/messages">
          <Trans>{pendingCount} ungelesen</Trans>
        </Link>
      </header>
      <RowList className={styles.list}>
        {messages
          .filter(({ readAt }) => readAt === null)
          .slice(0, most)
          .map(({ id, subject, text }) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <Link from="/$lang" to="/$lang/shop/messages">
                  {subject}
                </Link>
                <span className={styles.soft}>{text.length > 120 ? `${text.slice(0, 120)}…` : text}</span>
              </span>
            </li>
          ))}
      </RowList>
    </section>
  );
};
