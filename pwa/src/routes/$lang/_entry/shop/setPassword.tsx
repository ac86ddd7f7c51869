import { createFileRoute } from '@tanstack/react-router';
import { keptLinkToken } from '../../../../app/read-address.ts';
import { SetPasswordDialog } from '../../../../features/account/register/set-password-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const close = usePopup({ to: '/$lang/home', params: Route.useParams() });
  return <SetPasswordDialog token={keptLinkToken('set-password')} onClose={close} />;
};

export const Route = createFileRoute('/$lang/_entry/shop/setPassword')({ component: Popup });
