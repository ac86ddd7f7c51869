import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountScreen } from '../../../../features/accounts/account/account-screen.tsx';
import { readUsersSearch, type UsersSearch } from '../../../../features/accounts/users/user-search.ts';
import { keepsChoices } from '../../../../lists/keep-choices.ts';
import { searchAsGiven } from '../../../../lists/search-as-given.ts';
import { OnlineOnly } from '../../../../sync/online-only.tsx';

const Screen = () => {
  const navigate = Route.useNavigate();
  return (
    <OnlineOnly>
      <AccountScreen
        search={readUsersSearch(Route.useSearch())}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      >
        <Outlet />
      </AccountScreen>
    </OnlineOnly>
  );
};

export const Route = createFileRoute('/$lang/shop/account/user')({
  validateSearch: searchAsGiven<UsersSearch>,
  beforeLoad: keepsChoices('users'),
  component: Screen,
});
