import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute } from '@tanstack/react-router';
import { RequestQuoteScreen } from '../../../../features/orders/quotes/request-quote-screen.tsx';

const Screen = () => {
  const { project } = Route.useSearch();
  return <RequestQuoteScreen projectId={(project as ProjectId | undefined) ?? null} />;
};

/** With a project: a quote of it alone; else of the basket. */
export const Route = createFileRoute('/$lang/shop/(order)/quote')({
  validateSearch: ({ project }): { project?: string } => (typeof project === 'string' ? { project } : {}),
  component: Screen,
});
