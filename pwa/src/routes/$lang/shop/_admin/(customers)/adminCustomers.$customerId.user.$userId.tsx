import { createFileRoute } from '@tanstack/react-router';
import { UserDialog } from '../../../../../features/account/users/user-dialog.tsx';
import { blankUser, formOfUser } from '../../../../../features/account/users/user-draft.ts';
import { CustomerUserPopup } from '../../../../../features/admin/customers/edit-customer-popup.tsx';
import { useShop } from '../../../../../sync/hooks/use-shop.tsx';
import { usePopup } from '../../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const params = Route.useParams();
  const { actor } = useShop();
  const close = usePopup({ to: '/$lang/shop/adminCustomers/$customerId', params });
  return (
    <CustomerUserPopup
      customerId={params.customerId}
      userId={params.userId}
      onClose={close}
      renderUser={(user, onClose) => (
        <UserDialog
          key={user?.id}
          user={user}
          initial={user ? formOfUser(user) : blankUser(actor)}
          customerId={params.customerId}
          onClose={onClose}
        />
      )}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/_admin/(customers)/adminCustomers/$customerId/user/$userId')({
  component: Popup,
});
