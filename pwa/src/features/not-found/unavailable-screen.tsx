import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Mark } from '../../ui/brand/mark.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** Where the operator has switched the shop off. */
export const UnavailableScreen = () => {
  const { t } = useLingui();
  return (
    <Page title={t`In Ihrer Region nicht verfügbar`} width="text">
      <EmptyState
        picture={<Mark size={64} />}
        title={<Trans>In Ihre Region liefern wir zurzeit nicht über den Shop.</Trans>}
        action={
          <LinkButton to="/$lang/contact" from="/$lang" tone="primary">
            <Trans>Anfrage schreiben</Trans>
          </LinkButton>
        }
      >
        <p>
          <Trans>Schreiben Sie uns, was Sie brauchen: Vieles lässt sich einzeln vereinbaren.</Trans>
        </p>
      </EmptyState>
    </Page>
  );
};
