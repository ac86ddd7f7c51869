import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FailureNotice } from '../own/failure-notice.tsx';
import { NetworkNotice } from '../own/network-notice.tsx';
import { PermissionFields } from './permission-fields.tsx';
import type { RunningUserEdit } from './use-user-edit.ts';
import { UserFields } from './user-fields.tsx';

/** What is asked of a user: names, the own password for a new own address, rights where somebody may give them. */
export const UserFormBody = ({ edit }: { edit: RunningUserEdit }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  return (
    <>
      {edit.failure ? (
        <FailureNotice failure={edit.failure} title={<Trans>Der Benutzer wurde nicht gespeichert.</Trans>} />
      ) : (
        <NetworkNotice />
      )}
      <UserFields
        form={edit.form}
        errors={edit.errors}
        isNew={edit.isNew}
        isSelf={edit.isSelf}
        maySetEmail={edit.maySetEmail}
        onChange={edit.change}
      />
      {edit.asksPassword ? (
        <TextField
          label={t`Ihr Passwort`}
          hint={t`Zur Sicherheit, weil sich Ihre Email-Adresse ändert.`}
          type="password"
          name="password"
          autoComplete="current-password"
          value={edit.password}
          onChange={edit.setPassword}
          error={edit.isPasswordMissing ? t`Bitte geben Sie Ihr Passwort an.` : null}
        />
      ) : null}
      {may(actor, 'editUsers') ? (
        <PermissionFields
          form={edit.form}
          had={edit.had}
          hasActive={!edit.isNew && !edit.isSelf}
          onChange={edit.change}
        />
      ) : null}
    </>
  );
};
