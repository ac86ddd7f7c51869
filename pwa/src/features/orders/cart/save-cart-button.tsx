import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { type AddressId, newId, type SavedCartId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { addressLines } from '../../../ui/words/address-lines.ts';
import { failureMessage, showRefusal } from '../../issues/public/show-failure.ts';
import { type OpenCart, useOpenCart } from '../public/amounts/use-shown-price.ts';
import { useSavedCarts } from './saved-carts.tsx';

/** Puts the basket aside for a site, so that the next one can be filled. */
export const SaveCartButton = () => {
  const open = useOpenCart();
  const { isVisitors } = useShop();
  const [isAsking, setIsAsking] = useState(false);
  if (isVisitors || !open || open.entries.length === 0) return null;
  return (
    <>
      <Button isWide onPress={() => setIsAsking(true)}>
        <Trans>Für eine Baustelle merken</Trans>
      </Button>
      {isAsking ? <SaveCartForm open={open} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
};

const aNewOne = 'new';
const noAddress = 'none';

const SaveCartForm = ({ open: { cart, entries }, onClose }: { open: OpenCart; onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const saved = useSavedCarts() ?? [];
  const addresses = useRecords('address', customerSpace(shop.actor.customerId)) ?? [];
  const [newSavedCartId] = useState(() => newId<SavedCartId>());
  const [into, setInto] = useState<SavedCartId | typeof aNewOne>(aNewOne);
  const [typed, setTyped] = useState<string | null>(null);
  const [shipTo, setShipTo] = useState<AddressId | typeof noAddress>(cart.shippingAddressId ?? noAddress);
  const [failure, setFailure] = useState<string | null>(null);
  const name = typed ?? cart.reference.slice(0, 80);
  const isNamed = (each: { name: string }) => each.name.toLowerCase() === name.trim().toLowerCase();
  const chosen = saved.find(({ id }) => id === into);
  const guard = useUnsavedGuard(typed !== null && typed.trim() !== '');
  const save = async (form: HTMLFormElement) => {
    // A site that has one already gets it there.
    const known = chosen ?? saved.find(isNamed);
    const given = known?.name ?? name.trim();
    if (given === '') {
      setFailure(t`Bitte geben Sie der Baustelle einen Namen.`);
      form.querySelector('input')?.focus();
      return;
    }
    const savedCartId = known?.id ?? newSavedCartId;
    const lineIds = entries.map(({ line }) => line.id);
    const address = known ? known.shippingAddressId : shipTo === noAddress ? null : shipTo;
    try {
      await shop.change('saveCart', { savedCartId, name: given, cartId: cart.id, lineIds, shippingAddressId: address });
    } catch (error) {
      setFailure(failureMessage(i18n, error));
      return;
    }
    const takeBack = () =>
      void shop.change('takeSavedCart', { savedCartId, cartId: cart.id }).catch((error) => showRefusal(i18n, error));
    addToast({ words: t`Gemerkt für „${given}“. Alle in Ihrer Firma sehen es.`, ...(known ? {} : { undo: takeBack }) });
    guard.release();
    onClose();
  };
  return (
    <FormDialog
      title={t`Für eine Baustelle merken`}
      guard={guard}
      onClose={onClose}
      onSave={save}
      saveWords={<Trans>Merken</Trans>}
      failure={failure}
      hasNoRoute
    >
      <p>
        <Plural
          value={entries.length}
          one="Das Projekt verlässt den Warenkorb und wartet hier, bis es jemand in Ihrer Firma wieder holt. Bestellt ist damit nichts."
          other="Die # Projekte verlassen den Warenkorb und warten hier, bis sie jemand in Ihrer Firma wieder holt. Bestellt ist damit nichts."
        />
      </p>
      {saved.length === 0 ? null : (
        <Select
          label={t`Baustelle`}
          choices={[
            { value: aNewOne, label: t`Neue Baustelle` },
            ...saved.map(({ id, name: label }) => ({ value: id, label })),
          ]}
          value={into}
          onChange={setInto}
        />
      )}
      {chosen ? null : (
        <>
          <TextField label={t`Name der Baustelle`} maxLength={80} value={name} onChange={setTyped} />
          <Select
            label={t`Lieferadresse`}
            choices={[
              { value: noAddress, label: t`noch offen` },
              ...addresses
                .filter(({ isShippingAddress }) => isShippingAddress)
                .map((address) => ({
                  value: address.id,
                  label: addressLines(address, i18n.locale).slice(0, -1).join(', '),
                })),
            ]}
            value={shipTo}
            onChange={setShipTo}
          />
        </>
      )}
    </FormDialog>
  );
};
