import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { editOrderAddressesCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import { isOrderOver } from '@knotenblech/shared/orders/is-order-over.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useServerMutation } from '../../../sync/hooks/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';

export type OrderAddressDialog = {
  initial: Address;
  store: (address: Address) => Promise<void>;
  onClose: () => void;
};

type EditAddressButtonProps = {
  order: Order;
  field: 'shippingAddress' | 'billingAddress';
  renderAddress: (dialog: OrderAddressDialog) => ReactNode;
};

/** Changes an address of this order alone; nothing for one that is over. */
export const EditAddressButton = ({ order, field, renderAddress }: EditAddressButtonProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const save = useServerMutation(
    ({ id: _id, ...address }: Address) => ({
      path: `/admin/orders/${order.id}/addresses`,
      method: 'PUT' as const,
      body: { [field]: address },
      answer: editOrderAddressesCall.answer,
    }),
    () => {
      addToast({ words: t`Bestellung ${order.number}: Adresse geändert` });
      void client.invalidateQueries();
    },
  );
  if (isOrderOver(order)) return null;
  const store = async (address: Address) => void (await save.mutateAsync(address));
  return (
    <>
      <Button
        tone="quiet"
        icon={<Icon name="edit" />}
        aria-label={field === 'shippingAddress' ? t`Lieferadresse ändern` : t`Rechnungsadresse ändern`}
        onPress={() => setOpen(true)}
      >
        <Trans>Ändern</Trans>
      </Button>
      {isOpen ? renderAddress({ initial: order[field], store, onClose: () => setOpen(false) }) : null}
    </>
  );
};
