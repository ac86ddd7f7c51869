import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountScreen } from '../../../../features/accounts/user/account-screen.tsx';
import { readUsersSearch } from '../../../../features/accounts/users/user-listing.ts';

const Screen = () => {
  const navigate = Route.useNavigate();
  return (
    <AccountScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    >
      <Outlet />
    </AccountScreen>
  );
};

export const Route = createFileRoute('/$lang/shop/account/user')({
  validateSearch: readUsersSearch,
  component: Screen,
});
