import { Trans } from '@lingui/react/macro';

/** What to do while the browser may clear this device. */
export const PersistenceAdvice = ({ isInstalled }: { isInstalled: boolean }) =>
  isInstalled ? (
    <Trans>Senden Sie nicht gesendete Arbeit bald, sie liegt nur hier.</Trans>
  ) : (
    <Trans>
      Installieren Sie die App (im Menü des Browsers „App installieren“ oder „Zum Home-Bildschirm“): Dann bleibt sie
      geschützt. Senden Sie bis dahin nicht gesendete Arbeit bald, sie liegt nur hier.
    </Trans>
  );
