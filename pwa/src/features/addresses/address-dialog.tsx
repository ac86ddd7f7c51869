import type { Address } from '@knotenblech/shared/addresses/address.ts';
import {
  type AddressError,
  type AddressField,
  checkAddress,
  tidyAddress,
} from '@knotenblech/shared/addresses/check-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useShop } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { AddressErrorList } from './address-error-list.tsx';
import { AddressForm } from './address-form.tsx';

type AddressDialogProps = {
  initial: Address;
  isNew: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

/** Adds or changes one address; nothing is stored before every required field is filled. */
export const AddressDialog = ({ initial, isNew, onClose, onSaved }: AddressDialogProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const [address, setAddress] = useState(initial);
  const [errors, setErrors] = useState<readonly AddressError[]>([]);
  const body = useRef<HTMLFormElement>(null);
  const focusField = (name: AddressField) => {
    const field = body.current?.querySelector<HTMLElement>(`[name="${name}"]`);
    field?.focus();
  };
  const save = async () => {
    const complete = tidyAddress(address);
    const found = checkAddress(complete);
    setErrors(found);
    const [first] = found;
    if (first) {
      focusField(first.field);
      return;
    }
    await shop.change('putAddress', { address: complete });
    onSaved(complete);
  };
  const changeAddress = (next: Address) => {
    setAddress(next);
    if (errors.length > 0) setErrors(checkAddress(next));
  };
  return (
    <Dialog
      title={isNew ? t`Neue Adresse` : t`Adresse ändern`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button tone="primary" onPress={() => void save()}>
            <Trans>Adresse speichern</Trans>
          </Button>
        </>
      }
    >
      <form
        ref={body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <AddressErrorList errors={errors} onShow={focusField} />
        <AddressForm address={address} errors={errors} onChange={changeAddress} />
      </form>
    </Dialog>
  );
};
