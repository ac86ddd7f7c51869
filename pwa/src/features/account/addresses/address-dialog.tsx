import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import {
  type AddressError,
  type AddressField,
  checkAddress,
  tidyAddress,
} from '@knotenblech/shared/accounts/check-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { failureMessage } from '../../issues/public/failure-message.ts';
import { AddressErrorList } from './address-error-list.tsx';
import { AddressForm } from './address-form.tsx';

type AddressDialogProps = {
  initial: Address;
  isNew: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
  /** Where it is not the user's own: stores it, or throws. */
  store?: (address: Address) => Promise<void>;
  hasNoRoute?: boolean;
};

/** Adds or changes one address; nothing is stored before every required field is filled. */
export const AddressDialog = ({ initial, isNew, onClose, onSaved, store, hasNoRoute = false }: AddressDialogProps) => {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const shop = useShop();
  const [before] = useState(initial);
  const [address, setAddress] = useState(before);
  const guard = useUnsavedGuard(JSON.stringify(address) !== JSON.stringify(before));
  const [errors, setErrors] = useState<readonly AddressError[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const showField = (name: AddressField) => focusField(body.current, name);
  const save = async () => {
    const complete = tidyAddress(address);
    const found = checkAddress(complete);
    setErrors(found);
    const [first] = found;
    if (first) return showField(first.field);
    if (store) {
      const failed = await store(complete).then(
        () => null,
        (error: unknown) => failureMessage(i18n, error),
      );
      setFailure(failed);
      if (failed !== null) return;
    } else await shop.change('putAddress', isNew ? { address: complete } : { address: complete, was: before });
    guard.release();
    onSaved(complete);
  };
  const changeAddress = (next: Address) => {
    setAddress(next);
    if (errors.length > 0) setErrors(checkAddress(next));
  };
  return (
    <FormDialog
      title={isNew ? t`Neue Adresse` : t`Adresse ändern`}
      guard={guard}
      onClose={onClose}
      onSave={save}
      failure={failure}
      hasNoRoute={hasNoRoute}
      saveWords={<Trans>Adresse speichern</Trans>}
    >
      <div ref={body}>
        <AddressErrorList errors={errors} onShow={showField} />
        <AddressForm address={address} errors={errors} onChange={changeAddress} />
      </div>
    </FormDialog>
  );
};
