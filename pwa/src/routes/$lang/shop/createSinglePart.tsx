import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SinglePartScreen } from '../../../features/single-parts/single-part-screen.tsx';
import { searchAsGiven } from '../../../ui/record-list/list-search.ts';

type SinglePartSearch = { project?: string; part?: number };

const readSearch = ({ project, part }: Record<string, unknown>): SinglePartSearch => ({
  ...(typeof project === 'string' && /^[0-9a-f-]{36}$/.test(project) ? { project } : {}),
  ...(typeof part === 'number' && Number.isInteger(part) && part > 0 ? { part } : {}),
});

const SinglePartRoute = () => {
  const { project, part } = readSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  return (
    <SinglePartScreen
      projectId={(project as ProjectId | undefined) ?? null}
      index={project === undefined ? null : (part ?? null)}
      onSaved={(projectId, index) =>
        void navigate({
          to: '/$lang/shop/project/$projectId',
          params: (before) => ({ ...before, projectId }),
          search: { part: index },
          replace: true,
        })
      }
      onCancel={() => history.back()}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/createSinglePart')({
  validateSearch: searchAsGiven<SinglePartSearch>,
  component: SinglePartRoute,
});
