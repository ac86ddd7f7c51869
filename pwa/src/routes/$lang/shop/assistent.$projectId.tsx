import { type AssistantStep, assistantSteps } from '@knotenblech/shared/assistant/assistant-step.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AssistantScreen } from '../../../features/project/assistant/assistant-screen.tsx';

/** `from`: where closing leads; `token` and `sema` come with a hand-over and stay in the address. */
type AssistantSearch = { step?: AssistantStep; from?: 'project'; token?: string; sema?: unknown };

const readSearch = ({ step, from, token, sema }: Record<string, unknown>): AssistantSearch => {
  const known = assistantSteps.find((each) => each === step);
  return {
    ...(known ? { step: known } : {}),
    ...(from === 'project' ? { from } : {}),
    ...(typeof token === 'string' ? { token } : {}),
    ...(sema === undefined ? {} : { sema }),
  };
};

const AssistantRoute = () => {
  const { lang, projectId } = Route.useParams();
  const { step, from } = Route.useSearch();
  const navigate = Route.useNavigate();
  const toDetails = () => void navigate({ to: '/$lang/shop/project/$projectId', params: { lang, projectId } });
  const toProjects = () => void navigate({ to: '/$lang/shop/projects', params: { lang } });
  return (
    <AssistantScreen
      projectId={projectId as ProjectId}
      step={step ?? null}
      onStep={(next) => void navigate({ search: (before) => ({ ...before, step: next }) })}
      onClose={from === 'project' ? toDetails : toProjects}
      onDetails={toDetails}
    />
  );
};

export const Route = createFileRoute('/$lang/shop/assistent/$projectId')({
  validateSearch: readSearch,
  component: AssistantRoute,
});
