import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** A link to an order that this device does not know. */
export const OrderNotFound = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Bestellung`} width="text">
      <EmptyState
        title={<Trans>Diese Bestellung ist hier nicht bekannt</Trans>}
        action={
          <LinkButton from="/$lang" to="/$lang/shop/account/orders">
            <Trans>Zu den Bestellungen</Trans>
          </LinkButton>
        }
      >
        <Trans>Sie wurde zurückgezogen, oder ein anderes Gerät hat sie und war seither nicht verbunden.</Trans>
      </EmptyState>
    </Page>
  );
};
