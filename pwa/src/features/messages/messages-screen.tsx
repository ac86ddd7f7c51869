import { Trans, useLingui } from '@lingui/react/macro';
import { useMessages } from '../../sync/use-messages.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { MessageRow } from './message-row.tsx';
import styles from './message-row.module.css';

/** The user's messages, the urgent ones first; also without a network. */
export const MessagesScreen = () => {
  const { t } = useLingui();
  const shown = useMessages();
  return (
    <Page title={t`Nachrichten`} width="text">
      {shown === undefined ? <Spinner /> : null}
      {shown?.messages.length === 0 ? (
        <EmptyState title={<Trans>Keine Nachrichten</Trans>}>
          <Trans>Antworten auf Preisanfragen und der Stand Ihrer Bestellungen erscheinen hier.</Trans>
        </EmptyState>
      ) : null}
      <ul className={styles.list}>
        {shown?.messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
    </Page>
  );
};
