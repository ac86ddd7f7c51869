import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ReportScreen } from '../../../features/report/report-screen.tsx';

const ReportRoute = () => <ReportScreen projectId={Route.useParams().projectId as ProjectId} />;

export const Route = createFileRoute('/$lang/shop/project/$projectId_/report')({ component: ReportRoute });
