import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Mark } from '../../../ui/icons/icon.tsx';
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

export const NotFoundScreen = () => {
  const { t } = useLingui();
  return (
    <PageState
      title={t`Seite nicht gefunden`}
      picture={<Mark size={64} />}
      action={
        <LinkButton to="/$lang/home" from="/$lang" tone="primary">
          <Trans>Zur Startseite</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>Unter dieser Adresse liegt nichts.</Trans>
      </p>
      <p>
        <Trans>Vielleicht ist die Adresse vertippt, oder das Projekt wurde inzwischen gelöscht.</Trans>
      </p>
    </PageState>
  );
};

/** Where the operator has switched the shop off. */
export const UnavailableScreen = () => {
  const { t } = useLingui();
  return (
    <PageState
      title={t`In Ihrer Region nicht verfügbar`}
      picture={<Mark size={64} />}
      action={
        <LinkButton to="/$lang/contact" from="/$lang" tone="primary">
          <Trans>Anfrage schreiben</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>In Ihre Region liefern wir zurzeit nicht über den Shop.</Trans>
      </p>
      <p>
        <Trans>Schreiben Sie uns, was Sie brauchen: Vieles lässt sich einzeln vereinbaren.</Trans>
      </p>
    </PageState>
  );
};
