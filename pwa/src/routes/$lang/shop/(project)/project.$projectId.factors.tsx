import { createFileRoute } from '@tanstack/react-router';
import { toCosts } from '../../../../features/project/costs/cost-search.ts';
import { FactorsPopup } from '../../../../features/project/costs/popups/factors-popup.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const FactorsRoute = () => {
  const { lang, projectId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <FactorsPopup onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/factors')({
  beforeLoad: ({ context, params, search }) => toCosts(context.shop.actor, params, search, 'summary'),
  component: FactorsRoute,
});
