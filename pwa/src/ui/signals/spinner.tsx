import { useLingui } from '@lingui/react/macro';
import styles from './spinner.module.css';

type SpinnerProps = {
  size?: 'small' | 'normal';
  label?: string;
  /** Says what is waited for beside the bars: where nothing else on the screen does. */
  isLabelShown?: boolean;
};

/** Three bars. They appear only after a moment, so that what is quick does not flicker. */
export const Spinner = ({ size = 'normal', label, isLabelShown = false }: SpinnerProps) => {
  const { t } = useLingui();
  return (
    <span className={`${styles.spinner} ${styles[size]}`} role="status" aria-label={label ?? t`Lädt`}>
      <span />
      <span />
      <span />
      {isLabelShown ? <em>{label}</em> : null}
    </span>
  );
};
