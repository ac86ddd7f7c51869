import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { searchAsGiven } from '../../../../lists/search-as-given.ts';
import { AccountScreen } from '../../../../features/accounts/account/account-screen.tsx';
import { readUsersSearch, type UsersSearch } from '../../../../features/accounts/users/user-search.ts';
import { keepsChoices } from '../../../../lists/keep-choices.ts';

const Screen = () => {
  const navigate = Route.useNavigate();
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <AccountScreen
        search={readUsersSearch(Route.useSearch())}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      >
        <Outlet />
      </AccountScreen>
    </QueryClientProvider>
  );
};

export const Route = createFileRoute('/$lang/shop/account/user')({
  validateSearch: searchAsGiven<UsersSearch>,
  beforeLoad: keepsChoices('users'),
  component: Screen,
});
