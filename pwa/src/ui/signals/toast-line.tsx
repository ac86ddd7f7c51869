import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './toast-line.module.css';
import { dismissToast, type ShownToast } from './toasts.ts';

export const ToastLine = ({ toast }: { toast: ShownToast }) => {
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
      {toast.action?.(() => dismissToast(toast.id))}
      <IconButton label={t`Meldung schließen`} onPress={() => dismissToast(toast.id)}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
};
