import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import {
  type AddressError,
  type AddressField,
  checkAddress,
  tidyAddress,
} from '@knotenblech/shared/accounts/forms/check-address.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { focusField } from '../../../ui/forms/use-entry.ts';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { failureMessage } from '../../issues/public/show-failure.ts';
import { addressErrorLabels } from './address-error-words.ts';
import styles from './address-form.module.css';
import { AddressForm } from './address-form.tsx';
import { useAddresses } from './use-addresses.ts';

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

type AddressErrorListProps = { errors: readonly AddressError[]; onShow: (field: AddressField) => void };

/** What is missing, above the fields; each entry leads to its field. */
const AddressErrorList = ({ errors, onShow }: AddressErrorListProps) => {
  const { i18n } = useLingui();
  if (errors.length === 0) return null;
  return (
    <div className={styles.errorList}>
      <Notice tone="error" title={<Trans>Die Adresse ist noch nicht vollständig</Trans>}>
        <ul className={styles.errors}>
          {errors.map(({ field, key }) => (
            <li key={field}>
              <button type="button" onClick={() => onShow(field)}>
                {i18n._(addressErrorLabels[key])}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};

type AddressPopupProps = { addressId: string; onClose: () => void; onSaved: (address: Address) => void };

/** The popup of one address; 'new' stands for one that does not exist yet. */
export const AddressPopup = ({ addressId, onClose, onSaved }: AddressPopupProps) => {
  const addresses = useAddresses();
  if (!addresses) return null;
  const known = addresses.find((address) => address.id === addressId);
  if (known) return <AddressDialog initial={known} isNew={false} onClose={onClose} onSaved={onSaved} />;
  return <NewAddress known={addresses} onClose={onClose} onSaved={onSaved} />;
};

type NewAddressProps = Omit<AddressPopupProps, 'addressId'> & { known: readonly Address[] };

const NewAddress = ({ known, onClose, onSaved }: NewAddressProps) => {
  const { actor } = useShop();
  const [blank] = useState(() => blankAddress(actor, known));
  return <AddressDialog initial={blank} isNew onClose={onClose} onSaved={onSaved} />;
};

/** A new address with what is known of who adds it; the first one of a customer serves deliveries and bills. */
export const blankAddress = (actor: Actor, known: readonly Address[]): Address => {
  const isFirst = known.length === 0;
  const isCompany = actor.customerKind === 'company';
  return {
    id: newId<AddressId>(),
    salutation: isCompany ? 'COMPANY' : 'MR',
    name: isCompany ? actor.customerName : actor.name,
    nameAdd: isCompany ? '' : actor.firstName,
    contactFirstName: isCompany ? actor.firstName : '',
    contactName: isCompany ? actor.name : '',
    street: '',
    zip: '',
    city: '',
    countryIso: known[0]?.countryIso ?? 'DE',
    email: '',
    phone: '',
    fax: '',
    vatId: '',
    isShippingAddress: isFirst,
    isBillingAddress: isFirst,
  };
};
