import { createFileRoute } from '@tanstack/react-router';
import { endSession } from '../../../app/session.ts';
import { LogoutDialog } from '../../../features/login/logout-dialog.tsx';

const LogoutRoute = () => {
  const { lang } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <LogoutDialog
      signOut={async () => {
        await navigate({ to: '/$lang/home', params: { lang }, replace: true });
        await endSession();
      }}
      onClose={() => void navigate({ to: '/$lang/shop/projects', params: { lang }, replace: true })}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/projects/logout')({ component: LogoutRoute });
