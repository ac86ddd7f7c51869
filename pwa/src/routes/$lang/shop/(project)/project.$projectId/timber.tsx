import { createFileRoute } from '@tanstack/react-router';
import { TimberDialog } from '../../../../../features/project/timber/timber-dialog.tsx';
import { usePopup } from '../../../../../ui/layout/use-popup.ts';

const TimberRoute = () => {
  const { part } = Route.useSearch();
  const { lang, projectId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <TimberDialog partIndex={part} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/timber')({ component: TimberRoute });
