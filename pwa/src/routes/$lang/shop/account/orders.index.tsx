import { createFileRoute } from '@tanstack/react-router';
import { searchAsGiven } from '../../../../lists/search-as-given.ts';
import { OrdersScreen } from '../../../../features/orders/orders-screen.tsx';
import { type OrdersSearch, readOrdersSearch } from '../../../../lists/orders-search.ts';
import { keepsChoices } from '../../../../lists/keep-choices.ts';

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
