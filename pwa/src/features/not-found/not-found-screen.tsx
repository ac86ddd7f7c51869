import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Mark } from '../../ui/brand/mark.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

export const NotFoundScreen = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Seite nicht gefunden`} width="text">
      <EmptyState
        picture={<Mark size={64} />}
        title={<Trans>Unter dieser Adresse liegt nichts.</Trans>}
        action={
          <LinkButton to="/$lang/home" from="/$lang" tone="primary">
            <Trans>Zur Startseite</Trans>
          </LinkButton>
        }
      >
        <p>
          <Trans>Vielleicht ist die Adresse vertippt, oder das Projekt wurde inzwischen gelöscht.</Trans>
        </p>
      </EmptyState>
    </Page>
  );
};
