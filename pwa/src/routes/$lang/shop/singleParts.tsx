import { createFileRoute } from '@tanstack/react-router';
import { keepsChoices } from '../../../device/list-choices/keep-choices.ts';
import {
  readSinglePartsSearch,
  type SinglePartsSearch,
} from '../../../features/single-parts/list/single-part-listing.ts';
import { SinglePartsScreen } from '../../../features/single-parts/list/single-parts-screen.tsx';
import { searchAsGiven } from '../../../ui/record-list/list-search.ts';

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
