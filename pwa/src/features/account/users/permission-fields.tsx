import { grantablePermissions } from '@knotenblech/shared/accounts/check-user-edit.ts';
import type { UserForm } from '@knotenblech/shared/accounts/user-form.schema.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import styles from '../own/account-form.module.css';
import { withPermission } from './user-draft.ts';

type PermissionFieldsProps = {
  form: UserForm;
  /** What the user has before the edit. */
  had: readonly Permission[];
  /** Whether the user can be switched off here. */
  hasActive: boolean;
  onChange: (part: Partial<UserForm>) => void;
};

/** What an admin of the company gives; the operator's admin more. What he does not have himself he cannot give. */
export const PermissionFields = ({ form, had, hasActive, onChange }: PermissionFieldsProps) => {
  const { actor } = useShop();
  const grantable = grantablePermissions(actor);
  const isOperator = may(actor, 'runProjects');
  const box = (permission: Permission, words: ReactNode) => (
    <Checkbox
      isSelected={form.permissions.includes(permission)}
      isDisabled={!grantable.includes(permission) && !had.includes(permission)}
      onChange={(isGiven) => onChange({ permissions: withPermission(form.permissions, permission, isGiven) })}
    >
      {words}
    </Checkbox>
  );
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Rechte</Trans>
      </legend>
      {box('CUSTOMER_ADMIN_PERMISSION', <Trans>Administrator der Firma</Trans>)}
      {box('UPLOAD_PERMISSION', <Trans>Darf Projekte hochladen</Trans>)}
      {box('ORDER_PERMISSION', <Trans>Darf bestellen</Trans>)}
      <Checkbox
        isSelected={form.seesPrices}
        isDisabled={!actor.seesPrices && !isOperator && !form.seesPrices}
        onChange={(seesPrices) => onChange({ seesPrices })}
      >
        <Trans>Sieht Preise</Trans>
      </Checkbox>
      {isOperator ? box('DEMO_PERMISSION', <Trans>Nur zur Probe: Bestellungen werden nicht gefertigt</Trans>) : null}
      {hasActive ? (
        <Checkbox isSelected={form.active} onChange={(active) => onChange({ active })}>
          <Trans>Aktiv: darf sich anmelden</Trans>
        </Checkbox>
      ) : null}
    </fieldset>
  );
};
