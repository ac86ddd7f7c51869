import { createFileRoute } from '@tanstack/react-router';
import { readPieceSearch, toCosts } from '../../../../features/project/costs/cost-search.ts';
import { ProfilePopup } from '../../../../features/project/costs/popups/profile-popup.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const ProfileRoute = () => {
  const { lang, projectId } = Route.useParams();
  const { pieces } = Route.useSearch();
  const close = usePopup({ to: '/$lang/shop/project/$projectId', params: { lang, projectId }, search: true });
  return <ProfilePopup places={pieces} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId/profile')({
  validateSearch: readPieceSearch,
  beforeLoad: ({ context, params, search }) => toCosts(context.shop.actor, params, search),
  component: ProfileRoute,
});
