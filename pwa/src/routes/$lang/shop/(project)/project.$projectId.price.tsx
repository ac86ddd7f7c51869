import { createFileRoute } from '@tanstack/react-router';
import { PriceDialog } from '../../../../features/project/price/price-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const PriceRoute = () => {
  const { lang, projectId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <PriceDialog onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/price')({ component: PriceRoute });
