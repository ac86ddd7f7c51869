import { createFileRoute } from '@tanstack/react-router';
import { keptLinkToken } from '../../../../app/read-address.ts';
import { ConfirmRegistrationDialog } from '../../../../features/account/register/registration-fields.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => {
  const close = usePopup({ to: '/$lang/home', params: Route.useParams() });
  return <ConfirmRegistrationDialog token={keptLinkToken('register')} onClose={close} />;
};

export const Route = createFileRoute('/$lang/_entry/shop/confirmRegistration')({ component: Popup });
