import { Trans } from '@lingui/react/macro';

export const HomeScreen = () => (
  <main>
    <h1>
      <Trans>Stahlteile nach Maß für den Holzbau</Trans>
    </h1>
  </main>
);
