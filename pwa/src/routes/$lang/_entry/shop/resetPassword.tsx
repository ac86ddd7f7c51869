import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordDialog } from '../../../../features/account/register/reset-password-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const Popup = () => <ResetPasswordDialog onClose={usePopup({ to: '/$lang/home', params: Route.useParams() })} />;

export const Route = createFileRoute('/$lang/_entry/shop/resetPassword')({ component: Popup });
