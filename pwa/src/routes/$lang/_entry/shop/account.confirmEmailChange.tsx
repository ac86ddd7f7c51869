import { createFileRoute } from '@tanstack/react-router';
import { keptLinkToken } from '../../../../app/read-address.ts';
import { ConfirmEmailDialog } from '../../../../features/account/own/confirm-link-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const close = usePopup({ to: '/$lang/home', params: Route.useParams() });
  return <ConfirmEmailDialog token={keptLinkToken('confirm-email')} onClose={close} />;
};

export const Route = createFileRoute('/$lang/_entry/shop/account/confirmEmailChange')({ component: Popup });
