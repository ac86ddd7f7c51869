import { createFileRoute, Outlet } from '@tanstack/react-router';
import { keepsChoices } from '../../../../device/list-choices/keep-choices.ts';
import { AccountScreen } from '../../../../features/account/own/account-screen.tsx';
import { readUsersSearch, type UsersSearch } from '../../../../features/account/users/user-search.ts';
import { OnlineOnly } from '../../../../sync/hooks/online-only.tsx';
import { searchAsGiven } from '../../../../ui/record-list/search-as-given.ts';

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
