import { createFileRoute } from '@tanstack/react-router';
import { keepsChoices } from '../../../../../device/list-choices/keep-choices.ts';
import { AdminCustomersScreen } from '../../../../../features/admin/customers/admin-customers-screen.tsx';
import { type CustomersSearch, readCustomersSearch } from '../../../../../features/admin/customers/customers-search.ts';
import { searchAsGiven } from '../../../../../ui/record-list/list-search.ts';

const Screen = () => {
  const search = readCustomersSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return <AdminCustomersScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/(customers)/adminCustomers/')({
  validateSearch: searchAsGiven<CustomersSearch>,
  beforeLoad: keepsChoices('customers'),
  component: Screen,
});
