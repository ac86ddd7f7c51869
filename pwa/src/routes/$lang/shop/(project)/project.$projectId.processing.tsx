import { createFileRoute } from '@tanstack/react-router';
import { readPieceSearch, toCosts } from '../../../../features/project/costs/cost-search.ts';
import { ProcessPopup } from '../../../../features/project/costs/popups/process-popup.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const ProcessRoute = () => {
  const { lang, projectId } = Route.useParams();
  const { pieces, process } = Route.useSearch();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <ProcessPopup places={pieces} process={process} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/processing')({
  validateSearch: readPieceSearch,
  beforeLoad: ({ context, params, search }) => toCosts(context.shop.actor, params, search),
  component: ProcessRoute,
});
