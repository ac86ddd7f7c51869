import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { endSession } from '../../../app/session.ts';
import { LogoutDialog } from '../../../features/login/logout-dialog.tsx';

const LogoutRoute = () => {
  const { lang } = Route.useParams();
  const navigate = useNavigate();
  return (
    <LogoutDialog
      signOut={async () => {
        await navigate({ to: '/$lang/home', params: { lang }, replace: true });
        await endSession();
      }}
      onClose={() => history.back()}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/logout')({ component: LogoutRoute });
