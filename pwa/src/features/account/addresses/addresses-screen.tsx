import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { WhenLoaded } from '../../issues/public/once-arrived.tsx';
import { AddressRow } from './address-row.tsx';
import styles from './addresses-screen.module.css';
import { useAddresses } from './use-addresses.ts';

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
