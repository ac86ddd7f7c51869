import { type ContactError, type ContactFields, checkContact } from '@knotenblech/shared/messages/check-contact.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sendMessage } from '../../../device/contact-messages/contact-outbox.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useOpenEdit } from '../../../ui/forms/open-edits.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './contact-form.module.css';
import { ContactOutbox } from './contact-outbox.tsx';
import { ContactWays } from './contact-ways.tsx';

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
