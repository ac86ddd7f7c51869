import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '../../../../features/admin/audit/audit-screen.tsx';
import { type AuditSearch, readAuditSearch } from '../../../../features/admin/audit/audit-search.ts';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

const Screen = () => {
  const search = readAuditSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return <AuditScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminAudit')({
  validateSearch: searchAsGiven<AuditSearch>,
  component: Screen,
});
