import { createFileRoute } from '@tanstack/react-router';
import { readPieceSearch, toCosts } from '../../../../features/project/costs/cost-search.ts';
import { MaterialPopup } from '../../../../features/project/costs/popups/material-popup.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const MaterialRoute = () => {
  const { lang, projectId } = Route.useParams();
  const { pieces } = Route.useSearch();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <MaterialPopup places={pieces} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/material')({
  validateSearch: readPieceSearch,
  beforeLoad: ({ context, params, search }) => toCosts(context.shop.actor, params, search),
  component: MaterialRoute,
});
