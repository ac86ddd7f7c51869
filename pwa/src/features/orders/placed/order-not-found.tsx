import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { WhenLoaded } from '../../issues/public/once-arrived.tsx';

/** A link to an order that this device does not know. */
export const OrderNotFound = () => (
  <NoOrder title={<Trans>Diese Bestellung ist hier nicht bekannt</Trans>}>
    <Trans>Sie wurde zurückgezogen, oder ein anderes Gerät hat sie und war seither nicht verbunden.</Trans>
  </NoOrder>
);

/** One that was refused, and then ordered anew or given up. */
export const OrderDismissed = () => (
  <NoOrder title={<Trans>So ist diese Bestellung nicht aufgegeben</Trans>}>
    <Trans>
      Sie wurde zu dem, was jetzt gilt, noch einmal abgeschickt oder verworfen, vielleicht in einem anderen Fenster.
    </Trans>
  </NoOrder>
);

const NoOrder = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  return (
    <Page title={t`Bestellung`} width="text">
      <WhenLoaded spaces={[customerSpace(actor.customerId)]}>
        <EmptyState
          title={title}
          action={
            <LinkButton from="/$lang" to="/$lang/shop/account/orders">
              <Trans>Zu den Bestellungen</Trans>
            </LinkButton>
          }
        >
          {children}
        </EmptyState>
      </WhenLoaded>
    </Page>
  );
};
