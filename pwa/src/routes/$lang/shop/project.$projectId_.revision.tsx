import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AnyProject } from '../../../features/project/any-project.tsx';
import { RevisionScreen } from '../../../features/project/revision/revision-screen.tsx';

const RevisionRoute = () => {
  const { of } = Route.useSearch();
  return (
    <AnyProject projectId={Route.useParams().projectId as ProjectId}>
      {(projectId) => <RevisionScreen projectId={projectId} of={of} />}
    </AnyProject>
  );
};

/** `of`: the older project. */
const readRevisionSearch = (search: Record<string, unknown>): { of?: ProjectId } =>
  typeof search['of'] === 'string' ? { of: search['of'] as ProjectId } : {};

export const Route = createFileRoute('/$lang/shop/project/$projectId_/revision')({
  validateSearch: readRevisionSearch,
  component: RevisionRoute,
});
