import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ProjectValuesPopup } from '../../../../features/projects/project-values-dialog.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const ProjectValuesRoute = () => {
  const { lang, projectId } = Route.useParams();
  const close = usePopup({ to: '/$lang/shop/projects', params: { lang } });
  return <ProjectValuesPopup projectId={projectId as ProjectId} onClose={close} />;
};

export const Route = createFileRoute('/$lang/shop/_projects/projects/edit/$projectId')({
  component: ProjectValuesRoute,
});
