import { createFileRoute, Outlet } from '@tanstack/react-router';
import { keepsChoices } from '../../../../device/list-choices/keep-choices.ts';
import { AccountScreen } from '../../../../features/account/own/own-data.tsx';
import { readUsersSearch, type UsersSearch } from '../../../../features/account/users/user-draft.ts';
import { OnlineOnly } from '../../../../sync/hooks/online/online-only.tsx';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

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
