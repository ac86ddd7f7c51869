import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Mark } from '../../../ui/icons/mark.tsx';
import { PageState } from '../../../ui/layout/page.tsx';

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
