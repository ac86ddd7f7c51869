import { type ContactError, type ContactFields, checkContact } from '@knotenblech/shared/messages/contact-message.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  deleteContactMessage,
  subscribeToContactMessages,
  waitingMessages,
} from '../../../device/contact-messages/contact-messages.ts';
import { sendMessage, watchOutbox } from '../../../device/contact-messages/contact-outbox.ts';
import { useOperator } from '../../../sync/site/site.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useOpenEdit } from '../../../ui/forms/open-edits.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './contact-form.module.css';

const blank: ContactFields & { website: string } = { name: '', email: '', message: '', website: '' };

type State = 'form' | 'sending' | 'sent';

const useErrorWords = (errors: readonly ContactError[]) => {
  const { t } = useLingui();
  const has = (error: ContactError) => errors.includes(error);
  return {
    name: has('name-missing') ? t`Das Feld Name muss ausgefüllt werden!` : null,
    email: has('email-missing')
      ? t`Das Feld Email-Adresse muss ausgefüllt werden!`
      : has('email-invalid')
        ? t`Bitte geben Sie eine gültige Email-Adresse an!`
        : null,
    message: has('message-missing') ? t`Das Feld Nachricht muss ausgefüllt werden!` : null,
  };
};

export const ContactForm = ({ language }: { language: Language }) => {
  const { t } = useLingui();
  const [fields, setFields] = useState(blank);
  const [isTried, setIsTried] = useState(false);
  const [state, setState] = useState<State>('form');
  const errors = checkContact(fields);
  useOpenEdit(Object.values(fields).some((text) => text !== ''));
  const words = useErrorWords(isTried ? errors : []);
  const set = (part: Partial<typeof blank>) => {
    setFields({ ...fields, ...part });
    if (state === 'sent') setState('form');
  };
  const submit = async () => {
    setIsTried(true);
    if (errors.length > 0 || state === 'sending') return;
    setState('sending');
    const hasArrived = await sendMessage(fields, language);
    setFields(blank);
    setIsTried(false);
    setState(hasArrived ? 'sent' : 'form');
  };
  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {state === 'sent' ? (
          <Notice tone="good" title={<Trans>Ihre Nachricht ist bei uns.</Trans>}>
            <p>
              <Trans>Wir antworten an Werktagen meist am selben Tag.</Trans>
            </p>
          </Notice>
        ) : null}
        <ContactOutbox />
        <TextField
          label={t`Name`}
          autoComplete="name"
          maxLength={120}
          value={fields.name}
          onChange={(name) => set({ name })}
          error={words.name}
        />
        <TextField
          label={t`Email-Adresse`}
          type="email"
          autoComplete="email"
          maxLength={120}
          value={fields.email}
          onChange={(email) => set({ email })}
          error={words.email}
        />
        <TextField
          label={t`Nachricht`}
          isMultiline
          maxLength={5000}
          value={fields.message}
          onChange={(message) => set({ message })}
          error={words.message}
        />
        <input
          className={styles.website}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden
          value={fields.website}
          onChange={(event) => set({ website: event.target.value })}
        />
        <Button type="submit" tone="primary" isPending={state === 'sending'}>
          <Trans>Nachricht senden</Trans>
        </Button>
      </form>
      <ContactWays />
    </div>
  );
};

let isWatching = false;

/** Messages of this device that have not arrived, each of which can be taken back. */
const ContactOutbox = () => {
  const waiting = useSyncExternalStore(subscribeToContactMessages, waitingMessages);
  useEffect(() => {
    if (!isWatching) watchOutbox();
    isWatching = true;
  }, []);
  const operator = useOperator();
  return waiting.map((message) => (
    <Notice
      key={message.id}
      tone={message.state === 'refused' ? 'error' : 'info'}
      title={
        message.state === 'refused' ? (
          <Trans>Beim Versenden ist ein Fehler aufgetreten!</Trans>
        ) : (
          <Trans>Ihre Nachricht wartet auf das Netz.</Trans>
        )
      }
      action={
        <Button onPress={() => void deleteContactMessage(message.id)}>
          <Trans>Zurückziehen</Trans>
        </Button>
      }
    >
      <p>{message.message.length > 160 ? `${message.message.slice(0, 160)}…` : message.message}</p>
      {message.state === 'queued' ? (
        <p>
          <Trans>Sie geht von selbst hinaus, sobald der Server zu erreichen ist.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Bitte schreiben Sie uns:</Trans>{' '}
          {operator ? <a href={`mailto:${operator.email}`}>{operator.email}</a> : null}
        </p>
      )}
    </Notice>
  ));
};

/** Phone, mail and address beside the form. */
const ContactWays = () => {
  const operator = useOperator();
  if (!operator) return null;
  return (
    <aside className={styles.ways}>
      <h2>
        <Trans>Oder direkt</Trans>
      </h2>
      <p>
        <a href={`tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`}>{operator.phone}</a>
      </p>
      <p>
        <a href={`mailto:${operator.email}`}>{operator.email}</a>
      </p>
      <address className={styles.address}>
        {operator.name}
        <br />
        {operator.street}
        <br />
        {operator.zip} {operator.city}
      </address>
    </aside>
  );
};
