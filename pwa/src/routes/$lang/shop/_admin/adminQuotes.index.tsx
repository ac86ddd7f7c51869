import { createFileRoute } from '@tanstack/react-router';
import { AdminQuotesScreen } from '../../../../features/admin-quotes/admin-quotes-screen.tsx';
import {
  type AdminQuotesSearch,
  readAdminQuotesSearch,
} from '../../../../features/admin-quotes/admin-quotes-search.ts';
import { keepsChoices } from '../../../../lists/keep-choices.ts';
import { searchAsGiven } from '../../../../lists/search-as-given.ts';

const Screen = () => {
  const search = readAdminQuotesSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return <AdminQuotesScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminQuotes/')({
  validateSearch: searchAsGiven<AdminQuotesSearch>,
  beforeLoad: keepsChoices('adminQuotes'),
  component: Screen,
});
