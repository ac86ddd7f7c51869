import {
  checkRegistration,
  type RegistrationDraft,
  type RegistrationErrorKey,
} from '@knotenblech/shared/accounts/forms/check-registration.ts';
import { linkMinutes } from '@knotenblech/shared/accounts/link-paths.ts';
import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { UnsavedNotice } from '../../../ui/forms/unsaved-notice.tsx';
import { focusField } from '../../../ui/forms/use-entry.ts';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from '../own/account-form.module.css';
import { callAccountApi, emailErrorLabels, useRequest } from '../own/call-account-api.ts';
import { FailureNotice } from '../own/confirm-link-dialog.tsx';
import { newPasswordErrorLabels } from '../own/new-password-error-words.ts';
import { RegistrationFields } from './registration-fields.tsx';

const blank: RegistrationDraft = {
  kind: 'company',
  companyName: '',
  firstName: '',
  name: '',
  email: '',
  emailAgain: '',
  password: '',
  passwordAgain: '',
  hasConsented: false,
};

const register = (draft: RegistrationDraft, language: string) => {
  const { emailAgain: _, passwordAgain: __, ...form } = draft;
  const body = form.kind === 'company' ? form : { ...form, companyName: '' };
  const { path, answer } = accountCalls.register;
  return callAccountApi({ path, body, answer }, { language });
};

const isFilledIn = (draft: RegistrationDraft) => {
  const { kind: _, handover: __, ...fields } = draft;
  return Object.values(fields).some((field) => field !== '' && field !== false);
};

type RegisterDialogProps = {
  /** Token of a file that design software handed over for the new customer. */
  handover: string | null;
  onSent: () => void;
  onClose: () => void;
};

/** Asks for an account; the answer is a mail with a link. */
export const RegisterDialog = ({ handover, onSent, onClose }: RegisterDialogProps) => {
  const [draft, setDraft] = useState({ ...blank, ...(handover === null ? {} : { handover }) });
  const [isSent, setIsSent] = useState(false);
  const guard = useUnsavedGuard(!isSent && isFilledIn(draft));
  return (
    <Dialog title={isSent ? <Trans>E-Mail ist unterwegs</Trans> : <Trans>Registrieren</Trans>} onClose={onClose}>
      <UnsavedNotice guard={guard} />
      {isSent ? (
        <MailOnItsWay email={draft.email.trim()} onClose={onClose} />
      ) : (
        <RegisterForm
          draft={draft}
          onDraft={setDraft}
          onSent={() => {
            setIsSent(true);
            onSent();
          }}
        />
      )}
    </Dialog>
  );
};

type RegisterFormProps = {
  draft: RegistrationDraft;
  onDraft: (draft: RegistrationDraft) => void;
  onSent: () => void;
};

const RegisterForm = ({ draft, onDraft, onSent }: RegisterFormProps) => {
  const { i18n } = useLingui();
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isPending, failure, ask } = useRequest();
  const errors = checkRegistration(draft);
  const errorAt = (field: keyof RegistrationDraft) => {
    const error = isTried ? errors.find((each) => each.field === field) : undefined;
    return error ? i18n._(registrationErrorLabels[error.key]) : null;
  };
  const change = (part: Partial<RegistrationDraft>) => onDraft({ ...draft, ...part });
  const submit = async () => {
    setIsTried(true);
    const [first] = errors;
    if (first) return focusField(form.current, first.field);
    if (await ask(() => register(draft, i18n.locale))) onSent();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {draft.handover === undefined ? null : (
        <Notice tone="info" title={<Trans>Ihr Projekt ist schon bei uns.</Trans>}>
          <p>
            <Trans>Nach der Registrierung öffnet es sich im Assistenten.</Trans>
          </p>
        </Notice>
      )}
      <RegistrationFields draft={draft} onChange={change} errorAt={errorAt} />
      <ConsentField
        isSelected={draft.hasConsented}
        onChange={(hasConsented) => change({ hasConsented })}
        error={errorAt('hasConsented')}
      />
      <FailureNotice failure={failure} title={<Trans>Die Registrierung ist nicht angekommen.</Trans>} />
      <Button type="submit" tone="primary" isWide isPending={isPending}>
        <Trans>Registrieren</Trans>
      </Button>
      <div className={styles.links}>
        <Link from="/$lang" to="/$lang/shop/login">
          <Trans>Ich habe schon ein Benutzerkonto</Trans>
        </Link>
      </div>
    </form>
  );
};

type ConsentFieldProps = { isSelected: boolean; onChange: (isSelected: boolean) => void; error: string | null };

/** The consent to the privacy page, which opens beside what is being filled in. */
const ConsentField = ({ isSelected, onChange, error }: ConsentFieldProps) => {
  const errorId = useId();
  return (
    <div>
      <Checkbox
        name="hasConsented"
        isSelected={isSelected}
        onChange={onChange}
        isInvalid={error !== null}
        {...(error === null ? {} : { 'aria-describedby': errorId })}
      >
        <Trans>Ich habe die Datenschutzerklärung gelesen und stimme ihr zu.</Trans>
      </Checkbox>
      {error === null ? null : (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.links}>
        <Link from="/$lang" to="/$lang/privacy" target="_blank" rel="noopener">
          <Trans>Datenschutzerklärung lesen</Trans>
        </Link>
      </div>
    </div>
  );
};

/** After a registration: the mail says how it goes on, also to somebody who has an account already. */
const MailOnItsWay = ({ email, onClose }: { email: string; onClose: () => void }) => (
  <div className={styles.words} role="status">
    <Notice tone="good" title={<Trans>Wir haben eine E-Mail an {email} geschickt.</Trans>}>
      <p>
        <Trans>
          Öffnen Sie den Link darin innerhalb von {linkMinutes} Minuten und bestätigen Sie Ihre Registrierung. Danach
          melden Sie sich mit Ihrer E-Mail-Adresse an.
        </Trans>
      </p>
    </Notice>
    <p className={styles.note}>
      <Trans>Nichts angekommen? Sehen Sie im Ordner für unerwünschte Nachrichten nach.</Trans>
    </p>
    <Button isWide onPress={onClose}>
      <Trans>Schließen</Trans>
    </Button>
  </div>
);

const registrationErrorLabels: Record<RegistrationErrorKey, MessageDescriptor> = {
  ...emailErrorLabels,
  ...newPasswordErrorLabels,
  emailsDiffer: msg`Email-Adresse und Email-Adresse (Wdh) stimmen nicht überein.`,
  consentMissing: msg`Bitte stimmen Sie der Datenschutzerklärung zu.`,
};
