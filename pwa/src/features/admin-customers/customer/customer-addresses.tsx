import type { Address } from '@knotenblech/shared/addresses/address.ts';
import { Trans } from '@lingui/react/macro';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import styles from './customer.module.css';

/** Addresses of a customer, to read: he changes them himself. */
export const CustomerAddresses = ({ addresses }: { addresses: readonly Address[] }) => (
  <section>
    <h2 className={styles.title}>
      <Trans>Adressen</Trans>
    </h2>
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
        </li>
      ))}
    </ul>
  </section>
);
