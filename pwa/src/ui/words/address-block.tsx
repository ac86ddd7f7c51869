import { useLingui } from '@lingui/react/macro';
import styles from './address-block.module.css';
import { addressLines, type Written } from './address-lines.ts';

export const AddressBlock = ({ address }: { address: Written }) => {
  const { i18n } = useLingui();
  return (
    <address className={styles.address}>
      {addressLines(address, i18n.locale).map((line, index) => (
        <span key={`${index}:${line}`}>{line}</span>
      ))}
    </address>
  );
};
