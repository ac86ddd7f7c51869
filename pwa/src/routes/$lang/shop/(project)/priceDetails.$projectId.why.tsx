import { createFileRoute } from '@tanstack/react-router';
import { WhyDialog } from '../../../../features/project/price-reasons/why-dialog.tsx';
import { readSelection } from '../../../../features/project/selection.ts';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const WhyRoute = () => {
  const selection = Route.useSearch();
  const { lang, projectId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/priceDetails/$projectId', params: { lang, projectId }, search: true });
  return <WhyDialog selection={selection} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/priceDetails/$projectId/why')({
  validateSearch: readSelection,
  component: WhyRoute,
});
