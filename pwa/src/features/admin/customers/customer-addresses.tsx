import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { type CustomerDetail, customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { IconButton } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import { showFailure } from '../../issues/public/show-failure.ts';
import styles from './customer.module.css';

/** Addresses of a customer, to be changed for him; orders keep theirs. */
export const CustomerAddresses = ({ customer: { id, addresses } }: { customer: CustomerDetail }) => {
  const { t } = useLingui();
  return (
    <section>
      <header className={styles.head}>
        <h2>
          <Trans>Adressen</Trans>
        </h2>
        <EditLink customerId={id} addressId="new" label={t`Adresse anlegen`} icon="plus" />
      </header>
      {addresses.length === 0 ? (
        <p className={styles.soft}>
          <Trans>Noch keine Adresse</Trans>
        </p>
      ) : null}
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressBlock address={address} />
            <span className={styles.soft}>
              {[address.phone, address.email, address.vatId].filter((word) => word !== '').join(' · ')}
            </span>
            <span className={styles.soft}>
              {address.isShippingAddress ? <Trans>für Lieferungen</Trans> : null}
              {address.isShippingAddress && address.isBillingAddress ? ' · ' : null}
              {address.isBillingAddress ? <Trans>für Rechnungen</Trans> : null}
            </span>
            <span className={styles.addressActs}>
              <EditLink
                customerId={id}
                addressId={address.id}
                label={t`Adresse „${address.name}“ ändern`}
                icon="edit"
              />
              <RemoveButton customerId={id} address={address} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

type EditLinkProps = { customerId: string; addressId: string; label: string; icon: 'plus' | 'edit' };

const EditLink = ({ customerId, addressId, label, icon }: EditLinkProps) => (
  <LinkButton
    tone="quiet"
    icon={<Icon name={icon} />}
    from="/$lang"
    to="/$lang/shop/adminCustomers/$customerId/address/$addressId"
    params={{ customerId, addressId }}
    state={overPage}
    aria-label={label}
  >
    {icon === 'plus' ? <Trans>Anlegen</Trans> : <Trans>Ändern</Trans>}
  </LinkButton>
);

const RemoveButton = ({ customerId, address }: { customerId: string; address: Address }) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const path = `/admin/customers/${customerId}/addresses/${address.id}`;
  const restore = useServerMutation(
    () => {
      const { id: _id, ...body } = address;
      return { path, method: 'PUT' as const, body, answer: customerCalls.putAddress.answer };
    },
    () => void client.invalidateQueries(),
  );
  const putBack = () => restore.mutateAsync(undefined).catch((error: unknown) => showFailure(i18n, error));
  const remove = useServerMutation(
    () => ({ path, method: 'DELETE' as const, body: undefined, answer: customerCalls.removeAddress.answer }),
    () => {
      void client.invalidateQueries();
      addToast({ words: t`Adresse „${address.name}“ ist gelöscht.`, undo: () => void putBack() });
    },
  );
  return (
    <IconButton
      label={t`Adresse „${address.name}“ löschen`}
      onPress={() => remove.mutate(undefined, { onError: (error) => showFailure(i18n, error) })}
    >
      <Icon name="trash" />
    </IconButton>
  );
};
