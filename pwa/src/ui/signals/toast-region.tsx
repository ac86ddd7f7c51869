import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { dismissToast, holdToasts, type ShownToast, shownToasts, subscribeToToasts } from './toasts.ts';
import styles from './toast-region.module.css';

const ToastLine = ({ toast }: { toast: ShownToast }) => {
  const { t } = useLingui();
  const { undo } = toast;
  return (
    <li className={`${styles.toast} ${toast.tone === 'bad' ? styles.bad : ''}`}>
      <span className={styles.words}>{toast.words}</span>
      {undo ? (
        <Button
          tone="quiet"
          onPress={() => {
            dismissToast(toast.id);
            undo();
          }}
        >
          {t`Rückgängig`}
        </Button>
      ) : null}
      <IconButton label={t`Meldung schließen`} onPress={() => dismissToast(toast.id)}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
};

/** Whoever reads or aims at a button has the time for it. */
const reading = {
  onPointerEnter: () => holdToasts(true),
  onPointerLeave: () => holdToasts(false),
  onFocus: () => holdToasts(true),
  onBlur: () => holdToasts(false),
};

/** Stands once in the app; what is added with addToast appears here and is read out. */
export const ToastRegion = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  return (
    <ul className={styles.region} aria-live="polite" {...reading}>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </ul>
  );
};
