import { createFileRoute } from '@tanstack/react-router';
import { WhyDialog } from '../../../../features/project/price-reasons/why-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const WhyRoute = () => {
  const { part, assembly } = Route.useSearch();
  const { lang, projectId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <WhyDialog selection={{ part, assembly }} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/why')({ component: WhyRoute });
