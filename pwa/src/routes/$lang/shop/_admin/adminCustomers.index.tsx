import { createFileRoute } from '@tanstack/react-router';
import { AdminCustomersScreen } from '../../../../features/admin-customers/admin-customers-screen.tsx';
import { type CustomersSearch, readCustomersSearch } from '../../../../features/admin-customers/customers-search.ts';
import { searchAsGiven } from '../../../../lists/search-as-given.ts';
import { keepsChoices } from '../../../../lists/keep-choices.ts';

const Screen = () => {
  const search = readCustomersSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return <AdminCustomersScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminCustomers/')({
  validateSearch: searchAsGiven<CustomersSearch>,
  beforeLoad: keepsChoices('customers'),
  component: Screen,
});
