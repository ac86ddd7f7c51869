import { createFileRoute } from '@tanstack/react-router';
import { keepsChoices } from '../../../../device/list-choices/keep-choices.ts';
import { OrdersScreen } from '../../../../features/orders/list/orders-screen.tsx';
import { type OrdersSearch, readOrdersSearch } from '../../../../features/orders/public/orders-search.ts';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

const Screen = () => {
  const search = readOrdersSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return <OrdersScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/account/orders/')({
  validateSearch: searchAsGiven<OrdersSearch>,
  beforeLoad: keepsChoices('orders'),
  component: Screen,
});
