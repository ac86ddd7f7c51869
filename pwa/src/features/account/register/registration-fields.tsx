import type { RegistrationDraft } from '@knotenblech/shared/accounts/forms/check-registration.ts';
import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/forms/form-dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { callAccountApi } from '../own/call-account-api.ts';
import { ConfirmLinkDialog } from '../own/confirm-link-dialog.tsx';

type TextName = Exclude<keyof RegistrationDraft, 'kind' | 'hasConsented' | 'handover'>;

type RegistrationFieldsProps = {
  draft: RegistrationDraft;
  onChange: (part: Partial<RegistrationDraft>) => void;
  errorAt: (field: keyof RegistrationDraft) => string | null;
};

/** Who registers, the address twice, the password twice. */
export const RegistrationFields = ({ draft, onChange, errorAt }: RegistrationFieldsProps) => {
  const { t } = useLingui();
  const textOf = (name: TextName): Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> => ({
    name,
    value: draft[name],
    onChange: (value) => onChange({ [name]: value }),
    error: errorAt(name),
  });
  return (
    <>
      <RadioCards
        label={t`Ich registriere mich`}
        cards={[
          { value: 'company', title: t`als Firma` },
          { value: 'private', title: t`privat` },
        ]}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === 'company' ? (
        <TextField
          label={t`Firma (freiwillig)`}
          autoComplete="organization"
          maxLength={120}
          {...textOf('companyName')}
        />
      ) : null}
      <FieldPair>
        <TextField label={t`Vorname (freiwillig)`} autoComplete="given-name" maxLength={80} {...textOf('firstName')} />
        <TextField label={t`Nachname (freiwillig)`} autoComplete="family-name" maxLength={80} {...textOf('name')} />
      </FieldPair>
      <TextField label={t`Email-Adresse`} type="email" autoComplete="email" maxLength={120} {...textOf('email')} />
      <TextField
        label={t`Email-Adresse (Wdh)`}
        type="email"
        autoComplete="off"
        maxLength={120}
        {...textOf('emailAgain')}
      />
      <TextField
        label={t`Passwort`}
        hint={t`Mindestens 12 Zeichen; ein ganzer Satz ist erlaubt.`}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        {...textOf('password')}
      />
      <TextField
        label={t`Passwort (Wdh)`}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        {...textOf('passwordAgain')}
      />
    </>
  );
};

type ConfirmRegistrationDialogProps = { token: string | null; onClose: () => void };

/** Makes the account that the mailed link is for. */
export const ConfirmRegistrationDialog = ({ token, onClose }: ConfirmRegistrationDialogProps) => {
  const { i18n } = useLingui();
  const { path, answer } = accountCalls.confirmRegistration;
  return (
    <ConfirmLinkDialog
      title={<Trans>Registrierung bestätigen</Trans>}
      button={<Trans>Registrierung bestätigen</Trans>}
      token={token}
      confirm={(given) => callAccountApi({ path, body: { token: given }, answer }, { language: i18n.locale })}
      failureTitle={<Trans>Die Registrierung wurde nicht bestätigt.</Trans>}
      afterFailure={
        <LinkButton isWide from="/$lang" to="/$lang/shop/register">
          <Trans>Noch einmal registrieren</Trans>
        </LinkButton>
      }
      renderDone={({ userName, projectId }) => (
        <>
          <Notice tone="good" title={<Trans>Ihr Benutzerkonto ist angelegt.</Trans>}>
            <p>
              <Trans>Melden Sie sich mit {userName} und Ihrem Passwort an.</Trans>
            </p>
          </Notice>
          <LinkButton
            tone="primary"
            isWide
            from="/$lang"
            to="/$lang/shop/login"
            search={projectId === null ? {} : { back: `/${i18n.locale}/shop/assistent/${projectId}` }}
          >
            <Trans>Anmelden</Trans>
          </LinkButton>
        </>
      )}
      onClose={onClose}
    >
      <p>
        <Trans>Mit einem Klick ist Ihr Benutzerkonto angelegt, und Sie können sich anmelden.</Trans>
      </p>
    </ConfirmLinkDialog>
  );
};
