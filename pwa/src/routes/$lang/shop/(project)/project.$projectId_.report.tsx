import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { AnyProject } from '../../../../features/project/any-project.tsx';
import { readOpening } from '../../../../features/project/opening.ts';
import { ReportScreen } from '../../../../features/project/report/report-screen.tsx';

const ReportRoute = () => (
  <AnyProject projectId={Route.useParams().projectId as ProjectId}>
    {(projectId) => <ReportScreen projectId={projectId} />}
  </AnyProject>
);

export const Route = createFileRoute('/$lang/shop/(project)/project/$projectId_/report')({
  validateSearch: readOpening,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: ReportRoute,
});
