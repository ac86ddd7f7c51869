import { createFileRoute } from '@tanstack/react-router';
import { PasswordPopup } from '../../../../features/account/own/password-popup.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const { lang, userId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/account/user', params: { lang } });
  return <PasswordPopup userId={userId} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/account/user/password/$userId')({ component: Popup });
