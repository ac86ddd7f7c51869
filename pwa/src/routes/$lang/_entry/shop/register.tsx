import { createFileRoute, redirect } from '@tanstack/react-router';
import { forgetHandover, keepHandover, keptHandover } from '../../../../app/session.ts';
import { RegisterDialog } from '../../../../features/account/register/register-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const close = usePopup({ to: '/$lang/home', params: Route.useParams() });
  return <RegisterDialog handover={keptHandover()} onSent={forgetHandover} onClose={close} />;
};

export const Route = createFileRoute('/$lang/_entry/shop/register')({
  validateSearch: (search): { handover?: string } =>
    typeof search.handover === 'string' ? { handover: search.handover } : {},
  beforeLoad: ({ params, search: { handover }, preload }) => {
    if (handover === undefined) return;
    if (!preload) keepHandover(handover);
    throw redirect({ to: '/$lang/shop/register', params, search: {}, replace: true });
  },
  component: Popup,
});
