import { createFileRoute } from '@tanstack/react-router';
import { WhyDialog } from '../../../features/project/price/why/why-dialog.tsx';

const WhyRoute = () => {
  const { part, assembly } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WhyDialog
      selection={{ part, assembly }}
      onClose={() => void navigate({ to: '/$lang/shop/project/$projectId', search: (before) => before, replace: true })}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/project/$projectId/why')({ component: WhyRoute });
