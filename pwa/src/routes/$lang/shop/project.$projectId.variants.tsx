import { createFileRoute } from '@tanstack/react-router';
import { VariantsDialog } from '../../../features/project/price/variants/variants-dialog.tsx';

const VariantsRoute = () => {
  const { part } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <VariantsDialog
      selection={{ part }}
      onClose={() => void navigate({ to: '/$lang/shop/project/$projectId', search: (before) => before, replace: true })}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/project/$projectId/variants')({ component: VariantsRoute });
