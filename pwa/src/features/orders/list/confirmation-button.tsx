import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { DocumentButton } from './document-button.tsx';

/** The confirmation of an accepted order, for who may see its amounts. */
export const ConfirmationButton = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  if (order.check !== 'accepted' || !actor.seesPrices) return null;
  return (
    <DocumentButton path={`/orders/${order.id}/confirmation.pdf`} fileName={t`Auftragsbestätigung ${order.number}.pdf`}>
      <Trans>Auftragsbestätigung (PDF)</Trans>
    </DocumentButton>
  );
};
