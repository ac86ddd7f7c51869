import { createFileRoute } from '@tanstack/react-router';
import { keepsChoices } from '../../../../device/list-choices/keep-choices.ts';
import { BaseDataScreen } from '../../../../features/admin/base-data/base-data-screen.tsx';
import { type BaseDataSearch, readBaseDataSearch } from '../../../../features/admin/base-data/base-data-search.ts';
import { searchAsGiven } from '../../../../ui/record-list/list-search.ts';

const Screen = () => {
  const search = readBaseDataSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return <BaseDataScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/_admin/adminBaseData')({
  validateSearch: searchAsGiven<BaseDataSearch>,
  beforeLoad: keepsChoices('baseData'),
  component: Screen,
});
