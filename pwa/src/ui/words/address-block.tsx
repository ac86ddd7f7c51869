import type { Address } from '@knotenblech/shared/addresses/address.ts';
import { useLingui } from '@lingui/react/macro';
import { addressLines } from './address-lines.ts';
import styles from './address-block.module.css';

export const AddressBlock = ({ address }: { address: Address }) => {
  const { i18n } = useLingui();
  return (
    <address className={styles.address}>
      {addressLines(address, i18n.locale).map((line, index) => (
        <span key={`${index}:${line}`}>{line}</span>
      ))}
    </address>
  );
};
