import { checkRegistration, type RegistrationDraft } from '@knotenblech/shared/accounts/check-registration.ts';
import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { UnsavedNotice } from '../../../ui/forms/unsaved-notice.tsx';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from '../own/account-form.module.css';
import { callAccountApi } from '../own/call-account-api.ts';
import { FailureNotice } from '../own/failure-notice.tsx';
import { useRequest } from '../own/use-asking.ts';
import { ConsentField } from './consent-field.tsx';
import { MailOnItsWay } from './mail-on-its-way.tsx';
import { registrationErrorLabels } from './registration-error-words.ts';
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
