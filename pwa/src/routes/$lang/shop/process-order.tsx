import { createFileRoute } from '@tanstack/react-router';
import type { RenderCauses } from '../../../features/order/price-review.tsx';
import { ProcessOrderScreen } from '../../../features/order/process-order-screen.tsx';
import { ProjectPriceChange } from '../../../features/project/price/change/project-price-change.tsx';

const renderCauses: RenderCauses = (projectId, shownCents) => (
  <ProjectPriceChange projectId={projectId} shownCents={shownCents} />
);

const Screen = () => <ProcessOrderScreen orderId={Route.useSearch().order} renderCauses={renderCauses} />;

export const Route = createFileRoute('/$lang/shop/process-order')({
  validateSearch: ({ order }) => ({ order: typeof order === 'string' ? order : '' }),
  component: Screen,
});
