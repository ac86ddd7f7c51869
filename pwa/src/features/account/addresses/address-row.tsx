import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { IconButton } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import styles from './addresses-screen.module.css';
import { useAddresses } from './use-addresses.ts';

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

/** The customer's addresses; `children` is the popup of the route below. */
export const AddressesScreen = ({ children }: { children?: ReactNode }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const addresses = useAddresses();
  const mayEdit = may(actor, 'editAddresses');
  const add = (
    <LinkButton
      icon={<Icon name="plus" />}
      from="/$lang"
      to="/$lang/shop/account/addresses/edit/$addressId"
      state={overPage}
      params={{ addressId: 'new' }}
    >
      <Trans>Adresse anlegen</Trans>
    </LinkButton>
  );
  return (
    <Page title={t`Adressen`} width="text" actions={mayEdit && addresses && addresses.length > 0 ? add : null}>
      {addresses?.length === 0 ? (
        <WhenLoaded spaces={[customerSpace(actor.customerId)]}>
          <EmptyState title={<Trans>Noch keine Adresse</Trans>} action={mayEdit ? add : null}>
            <Trans>
              Ohne Lieferadresse kann nicht bestellt werden. Eine Adresse lässt sich auch ohne Netz anlegen.
            </Trans>
          </EmptyState>
        </WhenLoaded>
      ) : (
        <RowList className={styles.list}>
          {addresses?.map((address) => (
            <AddressRow key={address.id} address={address} mayEdit={mayEdit} />
          ))}
        </RowList>
      )}
      {children}
    </Page>
  );
};
