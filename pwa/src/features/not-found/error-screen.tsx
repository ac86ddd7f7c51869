import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** Shown in place of a screen that broke; what is stored on the device is not touched. */
export const ErrorScreen = ({ reset }: { reset: () => void }) => {
  const { t } = useLingui();
  return (
    <Page title={t`Diese Seite lässt sich gerade nicht zeigen`} width="text">
      <EmptyState
        title={<Trans>Ihre Daten auf dem Gerät sind unversehrt.</Trans>}
        action={
          <Button tone="primary" onPress={reset}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Hilft das nicht, laden Sie die Seite neu. Wartende Änderungen bleiben erhalten.</Trans>
        </p>
      </EmptyState>
    </Page>
  );
};
