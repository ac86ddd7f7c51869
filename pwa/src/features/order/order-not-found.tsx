import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { OnceArrived } from '../../lists/arrival/once-arrived.tsx';
import { useShop } from '../../sync/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** A link to an order that this device does not know. */
export const OrderNotFound = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  return (
    <Page title={t`Bestellung`} width="text">
      <OnceArrived spaces={[customerSpace(actor.customerId)]}>
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
      </OnceArrived>
    </Page>
  );
};
