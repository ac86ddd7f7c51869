import { Trans } from '@lingui/react/macro';

export const NotFoundScreen = () => (
  <main>
    <h1>
      <Trans>Seite nicht gefunden</Trans>
    </h1>
  </main>
);
