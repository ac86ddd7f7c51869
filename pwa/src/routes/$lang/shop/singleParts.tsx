import { createFileRoute } from '@tanstack/react-router';
import { readSinglePartsSearch } from '../../../features/single-part/list/single-part-search.ts';
import { SinglePartsScreen } from '../../../features/single-part/list/single-parts-screen.tsx';
import { keepsChoices } from '../../../lists/keep-choices.ts';

const SinglePartsRoute = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <SinglePartsScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/singleParts')({
  validateSearch: readSinglePartsSearch,
  beforeLoad: keepsChoices('singleParts'),
  component: SinglePartsRoute,
});
