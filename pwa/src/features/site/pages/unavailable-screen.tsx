import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Mark } from '../../../ui/icons/mark.tsx';
import { PageState } from '../../../ui/layout/page.tsx';

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
