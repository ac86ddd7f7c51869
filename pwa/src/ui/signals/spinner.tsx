import { useLingui } from '@lingui/react/macro';
import styles from './spinner.module.css';

/** Three bars. They appear only after a moment, so that what is quick does not flicker. */
export const Spinner = ({ size = 'normal', label }: { size?: 'small' | 'normal'; label?: string }) => {
  const { t } = useLingui();
  return (
    <span className={`${styles.spinner} ${styles[size]}`} role="status" aria-label={label ?? t`Lädt`}>
      <span />
      <span />
      <span />
    </span>
  );
};
