import { createFileRoute } from '@tanstack/react-router';
import { PriceDialog } from '../../../features/project/price/price-dialog.tsx';

const PriceRoute = () => {
  const navigate = Route.useNavigate();
  return (
    <PriceDialog
      onClose={() => void navigate({ to: '/$lang/shop/project/$projectId', search: (before) => before, replace: true })}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/project/$projectId/price')({ component: PriceRoute });
