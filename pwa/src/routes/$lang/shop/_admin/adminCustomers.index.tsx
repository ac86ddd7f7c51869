import { createFileRoute } from '@tanstack/react-router';
import { AdminCustomersScreen } from '../../../../features/admin-customers/admin-customers-screen.tsx';
import { readCustomersSearch } from '../../../../features/admin-customers/customers-search.ts';
import { keepsChoices } from '../../../../lists/keep-choices.ts';

const Screen = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AdminCustomersScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminCustomers/')({
  validateSearch: readCustomersSearch,
  beforeLoad: keepsChoices('customers'),
  component: Screen,
});
