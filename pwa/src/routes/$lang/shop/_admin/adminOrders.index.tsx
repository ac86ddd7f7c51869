import { createFileRoute } from '@tanstack/react-router';
import { keepsChoices } from '../../../../device/list-choices/keep-choices.ts';
import { AdminOrdersScreen } from '../../../../features/admin/orders/admin-orders-screen.tsx';
import { type AllOrdersSearch, readAllOrdersSearch } from '../../../../features/admin/orders/list/order-query.ts';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

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
