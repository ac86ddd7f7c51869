import { createFileRoute } from '@tanstack/react-router';
import { UserPopup } from '../../../../features/account/users/user-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const { lang, userId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/account/user', params: { lang } });
  return <UserPopup userId={userId} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/account/user/edit/$userId')({ component: Popup });
