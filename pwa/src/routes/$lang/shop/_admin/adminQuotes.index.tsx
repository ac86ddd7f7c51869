import { createFileRoute } from '@tanstack/react-router';
import { keepsChoices } from '../../../../device/list-choices/keep-choices.ts';
import { AdminQuotesScreen } from '../../../../features/admin/quotes/admin-quotes-screen.tsx';
import {
  type AdminQuotesSearch,
  readAdminQuotesSearch,
} from '../../../../features/admin/quotes/admin-quotes-search.ts';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

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
