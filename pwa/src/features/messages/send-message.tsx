import { type MessageRecipients, messageCalls } from '@knotenblech/shared/api/message-calls.ts';
import type { RecipientChoice } from '@knotenblech/shared/messages/message-form.ts';
import { messageSeverities } from '@knotenblech/shared/messages/message-severity.schema.ts';
import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../i18n/words/error-messages.ts';
import { messageSeverityLabels } from '../../i18n/words/message-severity-words.ts';
import { useServerQuery } from '../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { formatDay } from '../../ui/figures/format-time.ts';
import { UnsavedNotice } from '../../ui/forms/unsaved-notice.tsx';
import { useUnsavedGuard } from '../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../issues/public/not-loaded-yet.tsx';
import type { MessageSearch } from './message-search.ts';
import styles from './send-message.module.css';
import { type Sending, useSendMessage } from './use-send-message.ts';

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

/** Subject, text, how urgent it is and until when it is shown. */
const MessageFields = ({ sending: { draft, problems, write, sending } }: { sending: Sending }) => {
  const { t, i18n } = useLingui();
  const isLocked = sending.isPending;
  return (
    <>
      <TextField
        label={t`Betreff`}
        value={draft.subject}
        onChange={(subject) => write({ subject })}
        maxLength={200}
        isDisabled={isLocked}
        error={problems.includes('subject') ? t`Bitte geben Sie einen Betreff an.` : null}
      />
      <TextField
        label={t`Nachricht`}
        value={draft.text}
        onChange={(text) => write({ text })}
        maxLength={8000}
        isMultiline
        isDisabled={isLocked}
        error={problems.includes('text') ? t`Bitte schreiben Sie eine Nachricht.` : null}
      />
      <div className={styles.pair}>
        <Select
          label={t`Priorität`}
          choices={messageSeverities.map((value) => ({ value, label: i18n._(messageSeverityLabels[value]) }))}
          value={draft.severity}
          onChange={(severity) => write({ severity })}
          isDisabled={isLocked}
        />
        <TextField
          type="date"
          label={t`Sichtbar bis`}
          value={draft.expiryDate}
          onChange={(expiryDate) => write({ expiryDate })}
          isDisabled={isLocked}
          hint={Number.isNaN(Date.parse(draft.expiryDate)) ? null : formatDay(draft.expiryDate, i18n.locale)}
          error={
            problems.includes('expiryDate') ? t`Bitte wählen Sie einen Tag ab heute, höchstens ein Jahr voraus.` : null
          }
        />
      </div>
    </>
  );
};

type RecipientFieldProps = { recipients: MessageRecipients; sending: Sending };

/** To whom the message goes: a choice where both customer and user are known, else just told. */
const RecipientField = ({ recipients, sending: { choices, choice, choose } }: RecipientFieldProps) => {
  const { t } = useLingui();
  const { customer, user, userCount } = recipients;
  const titles: Record<RecipientChoice, ReactNode> = {
    user: user?.name,
    customer: <Trans>Alle Benutzer von {customer?.name ?? ''}</Trans>,
    everybody: <Trans>Alle Benutzer aller Kunden</Trans>,
  };
  const notes: Record<RecipientChoice, ReactNode> = {
    user: customer?.name,
    customer: <Plural value={customer?.userCount ?? 0} one="# Benutzer" other="# Benutzer" />,
    everybody: <Plural value={userCount} one="# Benutzer" other="# Benutzer" />,
  };
  if (choices.length > 1)
    return (
      <RadioCards
        label={t`Empfänger`}
        cards={choices.map((each) => ({ value: each, title: titles[each], note: notes[each] }))}
        value={choice}
        onChange={choose}
      />
    );
  return (
    <p className={styles.recipient}>
      <span className={styles.soft}>
        <Trans>Empfänger</Trans>
      </span>
      <strong>{titles[choice]}</strong>
      <span className={styles.soft}>{notes[choice]}</span>
    </p>
  );
};

/** The query of the call that tells whom the message would reach. */
export const recipientsQuery = ({ customer, user, project }: MessageSearch) =>
  String(
    new URLSearchParams({
      ...(customer && { customerId: customer }),
      ...(user && { userId: user }),
      ...(customer && project && { projectId: project }),
    }),
  );

type SendMessagePopupProps = { about: MessageSearch; onClose: () => void };

/** An admin writes to the users of a customer. */
export const SendMessagePopup = ({ about, onClose }: SendMessagePopupProps) => {
  const { t } = useLingui();
  return (
    <Dialog title={t`Nachricht senden`} onClose={onClose}>
      <MessageFormView
        about={about}
        done={
          <Button onPress={onClose}>
            <Trans>Schließen</Trans>
          </Button>
        }
      />
    </Dialog>
  );
};

type SentNoticeProps = { recipients: MessageRecipients; sending: Sending; done: ReactNode };

/** That the message is out, and to whom. */
const SentNotice = ({ recipients: { customer, user, userCount }, sending, done }: SentNoticeProps) => {
  const count = sending.choice === 'everybody' ? userCount : (customer?.userCount ?? 0);
  return (
    <div className={styles.form}>
      <Notice tone="good" title={<Trans>Die Nachricht ist gesendet.</Trans>}>
        <p>
          {sending.choice === 'user' ? (
            <Trans>{user?.name ?? ''} sieht sie in der geöffneten App sofort, sonst beim nächsten Öffnen.</Trans>
          ) : (
            <Plural
              value={count}
              one="# Benutzer sieht sie in der geöffneten App sofort, sonst beim nächsten Öffnen."
              other="# Benutzer sehen sie in der geöffneten App sofort, sonst beim nächsten Öffnen."
            />
          )}
        </p>
      </Notice>
      <div className={styles.after}>
        <Button tone="quiet" onPress={sending.startAnew}>
          <Trans>Weitere Nachricht</Trans>
        </Button>
        {done}
      </div>
    </div>
  );
};
