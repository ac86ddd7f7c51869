import { createFileRoute } from '@tanstack/react-router';
import { VariantsDialog } from '../../../../features/project/price-variants/variants-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const VariantsRoute = () => {
  const { part } = Route.useSearch();
  const { lang, projectId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <VariantsDialog selection={{ part }} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/variants')({ component: VariantsRoute });
