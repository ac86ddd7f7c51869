import { createFileRoute } from '@tanstack/react-router';
import { AdminOrdersScreen } from '../../../../features/admin-orders/admin-orders-screen.tsx';
import { type AllOrdersSearch, readAllOrdersSearch } from '../../../../features/admin-orders/list/all-orders-search.ts';
import { searchAsGiven } from '../../../../lists/search-as-given.ts';
import { keepsChoices } from '../../../../lists/keep-choices.ts';

const Screen = () => {
  const search = readAllOrdersSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return <AdminOrdersScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminOrders/')({
  validateSearch: searchAsGiven<AllOrdersSearch>,
  beforeLoad: keepsChoices('adminOrders'),
  component: Screen,
});
