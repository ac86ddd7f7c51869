import { createFileRoute } from '@tanstack/react-router';
import { searchAsGiven } from '../../../lists/search-as-given.ts';
import {
  readSinglePartsSearch,
  type SinglePartsSearch,
} from '../../../features/single-part/list/single-part-search.ts';
import { SinglePartsScreen } from '../../../features/single-part/list/single-parts-screen.tsx';
import { keepsChoices } from '../../../lists/keep-choices.ts';

const SinglePartsRoute = () => {
  const search = readSinglePartsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return <SinglePartsScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
};

export const Route = createFileRoute('/$lang/shop/singleParts')({
  validateSearch: searchAsGiven<SinglePartsSearch>,
  beforeLoad: keepsChoices('singleParts'),
  component: SinglePartsRoute,
});
