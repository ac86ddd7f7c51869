import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import styles from './addresses-screen.module.css';

export const AddressRow = ({ address, mayEdit }: { address: Address; mayEdit: boolean }) => {
  const { t } = useLingui();
  const shop = useShop();
  const remove = async () => {
    await shop.change('removeAddress', { addressId: address.id });
    addToast({
      words: t`Adresse „${address.name}“ ist gelöscht.`,
      undo: () => void shop.change('putAddress', { address }),
    });
  };
  return (
    <li className={styles.row}>
      <AddressBlock address={address} />
      <div className={styles.reach}>
        {address.phone.trim() === '' ? null : <a href={`tel:${address.phone}`}>{address.phone}</a>}
        {address.email === '' ? null : <a href={`mailto:${address.email}`}>{address.email}</a>}
        {address.vatId === '' ? null : <span>{address.vatId}</span>}
      </div>
      <div className={styles.flags}>
        {address.isShippingAddress ? (
          <StateChip>
            <Trans>Lieferadresse</Trans>
          </StateChip>
        ) : null}
        {address.isBillingAddress ? (
          <StateChip>
            <Trans>Rechnungsadresse</Trans>
          </StateChip>
        ) : null}
      </div>
      {mayEdit ? (
        <div className={styles.actions}>
          <LinkButton
            tone="quiet"
            icon={<Icon name="edit" />}
            from="/$lang"
            to="/$lang/shop/account/addresses/edit/$addressId"
            state={overPage}
            params={{ addressId: address.id }}
          >
            <Trans>Ändern</Trans>
          </LinkButton>
          <IconButton label={t`Adresse „${address.name}“ löschen`} onPress={() => void remove()}>
            <Icon name="trash" />
          </IconButton>
        </div>
      ) : null}
    </li>
  );
};
