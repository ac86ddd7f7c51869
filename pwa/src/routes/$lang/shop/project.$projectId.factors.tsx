import { createFileRoute } from '@tanstack/react-router';
import { FactorsPopup } from '../../../features/project/costs/popups/factors-popup.tsx';
import { toCosts } from '../../../features/project/costs/to-costs.ts';
import { usePopup } from '../../../ui/layout/use-popup.ts';

const FactorsRoute = () => {
  const { lang, projectId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <FactorsPopup onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/project/$projectId/factors')({
  beforeLoad: ({ context, params, search }) => toCosts(context.shop.actor, params, search, 'summary'),
  component: FactorsRoute,
});
