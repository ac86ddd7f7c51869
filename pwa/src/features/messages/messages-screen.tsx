import type { Message } from '@knotenblech/shared/messages/message.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../i18n/words/error-messages.ts';
import { messageSeverityLabels } from '../../i18n/words/message-severity-words.ts';
import { useMessages } from '../../sync/hooks/use-messages.ts';
import { useRecord, useShop, useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { formatMoment, formatShortDay } from '../../ui/figures/format-time.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../ui/layout/page.tsx';
import { RowList } from '../../ui/record-list/row-list.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { StateChip, type StateTone } from '../../ui/signals/state-chip.tsx';
import { WhenLoaded } from '../issues/public/not-loaded-yet.tsx';
import styles from './message-row.module.css';
import pushOptionStyles from './push-option.module.css';
import { type PushState, usePush } from './use-push.ts';

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

const tones: Record<Message['severity'], StateTone> = { RED: 'bad', YELLOW: 'warn', GREEN: 'good', WHITE: 'quiet' };

const MessageRow = ({ message }: { message: Message }) => {
  const { i18n } = useLingui();
  const { change } = useShop();
  const { id, severity, subject, text, projectId, createdAt, expiresAt, readAt } = message;
  return (
    <li className={`${styles.message} ${readAt === null ? styles.unread : ''}`}>
      <div className={styles.head}>
        <h2 className={styles.subject}>{subject}</h2>
        <StateChip tone={tones[severity]}>{i18n._(messageSeverityLabels[severity])}</StateChip>
      </div>
      <p className={styles.text}>{text}</p>
      <div className={styles.foot}>
        <span className={styles.time}>
          <time dateTime={createdAt}>{formatMoment(createdAt, i18n.locale)}</time>
          {', '}
          <Trans>sichtbar bis {formatShortDay(expiresAt, i18n.locale)}</Trans>
        </span>
        {projectId === null ? null : <ProjectOfMessage projectId={projectId as ProjectId} />}
        {readAt === null ? (
          <Button onPress={() => void change('readMessage', { messageId: id })}>
            <Trans>Gelesen</Trans>
          </Button>
        ) : (
          <span className={styles.read}>
            <Icon name="check" />
            <Trans>gelesen</Trans>
          </span>
        )}
      </div>
    </li>
  );
};

/** The user's choice to be told of new messages while the shop is closed; off by itself. */
const PushOption = () => {
  const { i18n } = useLingui();
  const { state, isBusy, failure, turn } = usePush();
  const isSwitchable = state?.kind === 'on' || state?.kind === 'off';
  return (
    <section className={pushOptionStyles.option}>
      <Switch isSelected={state?.kind === 'on'} isDisabled={!isSwitchable || isBusy} onChange={turn}>
        <Trans>Bei neuen Nachrichten auf diesem Gerät benachrichtigen</Trans>
      </Switch>
      <p className={pushOptionStyles.hint}>
        {state && !isBusy ? <PushWords kind={state.kind} /> : <Trans>Einen Moment …</Trans>}
      </p>
      {failure ? (
        <Notice tone="error">
          <p>
            {failure === 'browser' ? (
              <Trans>
                Der Benachrichtigungsdienst des Browsers ist nicht erreichbar. Bitte versuchen Sie es später noch
                einmal.
              </Trans>
            ) : (
              errorMessage(i18n, failure)
            )}
          </p>
        </Notice>
      ) : null}
    </section>
  );
};

const PushWords = ({ kind }: { kind: PushState['kind'] }) => {
  switch (kind) {
    case 'on':
    case 'off':
      return <Trans>Auch wenn der Shop geschlossen ist. Vom Inhalt der Nachricht wird nichts angezeigt.</Trans>;
    case 'unsupported':
      return <Trans>Dieser Browser zeigt keine Benachrichtigungen an.</Trans>;
    case 'needs-install':
      return <Trans>Dazu legen Sie den Shop zuerst auf den Home-Bildschirm und öffnen ihn von dort.</Trans>;
    case 'switched-off':
      return <Trans>Dieser Shop verschickt zurzeit keine Benachrichtigungen.</Trans>;
    case 'unreached':
      return <Trans>Das lässt sich nur mit Verbindung zum Server ändern.</Trans>;
    case 'blocked':
      return <Trans>Benachrichtigungen sind in den Einstellungen des Browsers für diesen Shop gesperrt.</Trans>;
  }
};

/** Leads to the project that a message is about; whoever runs the shop also to a customer's, and to its request. */
const ProjectOfMessage = ({ projectId }: { projectId: ProjectId }) => {
  const { actor } = useShop();
  const own = useRecord('project', customerSpace(actor.customerId), projectId);
  if (own === undefined) return null;
  if (own) return <ProjectLink projectId={projectId} />;
  if (!may(actor, 'runProjects')) return null;
  return (
    <>
      <LinkButton from="/$lang" to="/$lang/shop/adminProjects" search={{ project: projectId }} tone="quiet">
        <Trans>Zur Preisanfrage</Trans>
      </LinkButton>
      <ProjectLink projectId={projectId} isAdmin />
    </>
  );
};

const ProjectLink = ({ projectId, isAdmin = false }: { projectId: ProjectId; isAdmin?: boolean }) => (
  <LinkButton
    from="/$lang"
    to="/$lang/shop/project/$projectId"
    params={(now) => ({ ...now, projectId })}
    search={isAdmin ? { admin: true } : {}}
    tone="quiet"
  >
    <Trans>Zum Projekt</Trans>
  </LinkButton>
);
