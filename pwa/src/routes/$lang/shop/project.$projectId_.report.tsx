import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { readAdminMode } from '../../../features/project/admin-search.ts';
import { ReportScreen } from '../../../features/report/report-screen.tsx';

const ReportRoute = () => <ReportScreen projectId={Route.useParams().projectId as ProjectId} />;

export const Route = createFileRoute('/$lang/shop/project/$projectId_/report')({
  validateSearch: readAdminMode,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: ReportRoute,
});
