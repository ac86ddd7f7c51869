import { createFileRoute } from '@tanstack/react-router';
import { endSession } from '../../../../app/session.ts';
import { LogoutDialog } from '../../../../features/account/login/logout-dialog.tsx';
import { SaveWork } from '../../../../features/device/storage/save-work.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const LogoutRoute = () => {
  const { lang } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = usePopup({ to: '/$lang/shop/projects', params: { lang } });
  return (
    <LogoutDialog
      signOut={async (unsent) => {
        await endSession(unsent);
        await navigate({ to: '/$lang/home', params: { lang }, replace: true });
      }}
      onClose={close}
      saveUnsent={<SaveWork />}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/_projects/projects/logout')({ component: LogoutRoute });
