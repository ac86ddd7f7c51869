import { userSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMessages } from '../../sync/hooks/use-messages.ts';
import { useShop, useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RowList } from '../../ui/record-list/row-list.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { WhenLoaded } from '../issues/public/once-arrived.tsx';
import styles from './message-row.module.css';
import { MessageRow } from './message-row.tsx';
import { PushOption } from './push-option.tsx';

/** The user's messages, the urgent ones first; also without a network. */
export const MessagesScreen = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  const isOffline = useSyncStatus().state === 'offline';
  const shown = useMessages();
  return (
    <Page
      title={t`Nachrichten`}
      width="text"
      lead={
        isOffline ? (
          <Trans>
            Offline: Neue Nachrichten kommen mit der nächsten Verbindung. Was Sie als gelesen markieren, geht dann mit.
          </Trans>
        ) : undefined
      }
      actions={shown && shown.pendingCount > 1 ? <ReadAll /> : null}
    >
      {shown === undefined ? <Spinner /> : null}
      {shown?.messages.length === 0 ? (
        <WhenLoaded spaces={[userSpace(actor.userId)]}>
          <EmptyState title={<Trans>Keine Nachrichten</Trans>}>
            <Trans>Antworten auf Preisanfragen und der Stand Ihrer Bestellungen erscheinen hier.</Trans>
          </EmptyState>
        </WhenLoaded>
      ) : null}
      <RowList className={styles.list}>
        {shown?.messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </RowList>
      <PushOption />
    </Page>
  );
};

const ReadAll = () => {
  const { change } = useShop();
  const { messages = [] } = useMessages() ?? {};
  const readAll = async () => {
    for (const { id, readAt } of messages) if (readAt === null) await change('readMessage', { messageId: id });
  };
  return (
    <Button onPress={() => void readAll()}>
      <Trans>Alle gelesen</Trans>
    </Button>
  );
};
