import { createFileRoute } from '@tanstack/react-router';
import { LadderDialog } from '../../../../../features/project/price-ladder/ladder-dialog.tsx';
import { usePopup } from '../../../../../ui/layout/use-popup.ts';

const LadderRoute = () => {
  const { part, assembly } = Route.useSearch();
  const { lang, projectId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <LadderDialog selection={{ part, assembly }} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/ladder')({ component: LadderRoute });
