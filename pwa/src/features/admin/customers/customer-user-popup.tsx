import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { AwaitedCustomer } from './awaited-customer.tsx';
import { useCustomer } from './use-customer.ts';

type CustomerUserPopupProps = {
  customerId: string;
  userId: string;
  onClose: () => void;
  /** Without a user: a new one. */
  renderUser: (user: User | null, onClose: () => void) => ReactNode;
};

/** The popup of one user of a customer. */
export const CustomerUserPopup = ({ customerId, userId, onClose, renderUser }: CustomerUserPopupProps) => {
  const client = useQueryClient();
  const asked = useCustomer(customerId);
  const { data: customer } = asked;
  const user = customer?.users.find((each) => each.id === userId);
  const close = () => {
    void client.invalidateQueries();
    onClose();
  };
  if (user) return renderUser(user, close);
  if (customer && Number(userId) < 0) return renderUser(null, close);
  return (
    <Dialog title={<Trans>Benutzer</Trans>} onClose={onClose}>
      {customer ? (
        <p>
          <Trans>Diesen Benutzer hat der Kunde nicht.</Trans>
        </p>
      ) : (
        <AwaitedCustomer asked={asked} />
      )}
    </Dialog>
  );
};
