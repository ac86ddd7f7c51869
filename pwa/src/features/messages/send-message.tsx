import { type MessageRecipients, messageCalls } from '@knotenblech/shared/api/message-calls.ts';
import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { useServerQuery } from '../../sync/hooks/use-server-query.ts';
import { Button } from '../../ui/actions/button.tsx';
import { UnsavedNotice } from '../../ui/forms/unsaved-notice.tsx';
import { useUnsavedGuard } from '../../ui/forms/use-unsaved-guard.ts';
import { Notice } from '../../ui/signals/notice.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../issues/public/needs-network.tsx';
import { MessageFields } from './message-fields.tsx';
import type { MessageSearch } from './message-search.ts';
import { RecipientField } from './recipient-field.tsx';
import { recipientsQuery } from './recipients-query.ts';
import styles from './send-message.module.css';
import { SentNotice } from './sent-notice.tsx';
import { useSendMessage } from './use-send-message.ts';

type MessageFormViewProps = {
  about: MessageSearch;
  /** Leads away once the message is sent. */
  done: ReactNode;
};

/** Writing a message and what became of it. Works with a network only. */
export const MessageFormView = ({ about, done }: MessageFormViewProps) => {
  const query = recipientsQuery(about);
  const { data, error, isFetching, refetch } = useServerQuery({
    path: `/admin/messageRecipients?${query}`,
    answer: messageCalls.recipients.answer,
    refetchMs: false,
  });
  if (data) return <Form recipients={data} done={done} />;
  if (!error) return <Spinner />;
  return (
    <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
      <Trans>Nachrichten schreiben Sie mit Verbindung zum Server.</Trans>
    </NeedsNetwork>
  );
};

const Form = ({ recipients, done }: { recipients: MessageRecipients; done: ReactNode }) => {
  const { t } = useLingui();
  const sending = useSendMessage(recipients);
  const { isPending, isSuccess, error } = sending.sending;
  const guard = useUnsavedGuard(sending.isWritten && !isSuccess);
  if (isSuccess) return <SentNotice recipients={recipients} sending={sending} done={done} />;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t`Nachricht`}
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(sending.send);
        event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      }}
    >
      <UnsavedNotice guard={guard} />
      {error ? <SendFailure error={error} /> : null}
      <RecipientField recipients={recipients} sending={sending} />
      {recipients.project ? (
        <p className={styles.recipient}>
          <span className={styles.soft}>
            <Trans context="worum es geht">Zum Projekt</Trans>
          </span>
          <strong>{recipients.project.name}</strong>
        </p>
      ) : null}
      <MessageFields sending={sending} />
      <Button type="submit" tone="primary" isWide isPending={isPending}>
        {isPending ? <Trans>Wird gesendet …</Trans> : <Trans>Nachricht senden</Trans>}
      </Button>
    </form>
  );
};

const SendFailure = ({ error }: { error: Error }) => {
  const { i18n } = useLingui();
  const { code, details } = asRefusal(error);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Notice
        tone="error"
        title={
          <Trans>Beim Senden/Anlegen der Nachricht ist ein Fehler aufgetreten! Bitte noch einmal probieren!</Trans>
        }
      >
        <ul className={styles.reasons}>
          <li>{errorMessage(i18n, code, details)}</li>
        </ul>
      </Notice>
    </div>
  );
};
