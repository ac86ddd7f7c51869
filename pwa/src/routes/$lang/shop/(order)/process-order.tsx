import { createFileRoute } from '@tanstack/react-router';
import { ProcessOrderScreen } from '../../../../features/orders/placed/process-order-screen.tsx';
import type { RenderCauses } from '../../../../features/orders/review/price-review.tsx';
import { ProjectPriceChange } from '../../../../features/project/price-reasons/price-causes.tsx';

const renderCauses: RenderCauses = (projectId, shownCents) => (
  <ProjectPriceChange projectId={projectId} shownCents={shownCents} />
);

const Screen = () => <ProcessOrderScreen orderId={Route.useSearch().order} renderCauses={renderCauses} />;

export const Route = createFileRoute('/$lang/shop/(order)/process-order')({
  validateSearch: ({ order }) => ({ order: typeof order === 'string' ? order : '' }),
  component: Screen,
});
