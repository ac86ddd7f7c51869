import { createFileRoute } from '@tanstack/react-router';
import { WhyDialog } from '../../../features/project/price/why/why-dialog.tsx';
import { readSelection } from '../../../features/project/selection.ts';

const WhyRoute = () => {
  const selection = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WhyDialog
      selection={selection}
      onClose={() => void navigate({ to: '/$lang/shop/priceDetails/$projectId', search: {}, replace: true })}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/priceDetails/$projectId/why')({
  validateSearch: readSelection,
  component: WhyRoute,
});
