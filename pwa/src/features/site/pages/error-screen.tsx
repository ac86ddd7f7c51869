import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '../../../ui/actions/icon-button.tsx';
import { PageState } from '../../../ui/layout/page.tsx';
import styles from './error-screen.module.css';

/** Shown in place of a screen that broke; what is stored on the device is not touched. */
export const ErrorScreen = ({ onRetry }: { onRetry?: () => void }) => {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <PageState
      title={t`Beim Abruf der Daten ist ein Fehler aufgetreten!`}
      action={
        <div className={styles.actions}>
          <Button tone="primary" onPress={onRetry ?? (() => void router.invalidate())}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
          <Button tone="quiet" onPress={() => location.reload()}>
            <Trans>Seite neu laden</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>Ihre Daten auf dem Gerät sind unversehrt.</Trans>
      </p>
      <p>
        <Trans>Hilft das nicht, laden Sie die Seite neu. Wartende Änderungen bleiben erhalten.</Trans>
      </p>
    </PageState>
  );
};
