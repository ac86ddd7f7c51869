import { type AssistantStep, assistantSteps } from '@knotenblech/shared/parts/assistant/assistant-step.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { AnyProject } from '../../../../features/project/any-project.tsx';
import { AssistantScreen } from '../../../../features/project/assistant/assistant-screen.tsx';
import { type Opening, readOpening } from '../../../../features/project/opening.ts';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

/** `from`: where closing leads; `token` and `sema` come with a hand-over and stay in the address. */
type AssistantSearch = Opening & { step?: AssistantStep; from?: 'project'; token?: string; sema?: unknown };

const readSearch = ({ step, from, token, sema, ...search }: Record<string, unknown>): AssistantSearch => {
  const known = assistantSteps.find((each) => each === step);
  return {
    ...readOpening(search),
    ...(known ? { step: known } : {}),
    ...(from === 'project' ? { from } : {}),
    ...(typeof token === 'string' ? { token } : {}),
    ...(sema === undefined ? {} : { sema }),
  };
};

const AssistantRoute = () => {
  const { lang, projectId } = Route.useParams();
  const { step, from, admin } = Route.useSearch();
  const navigate = Route.useNavigate();
  const list = { to: admin ? '/$lang/shop/adminProjects' : '/$lang/shop/projects', params: { lang } } as const;
  const details = { to: '/$lang/shop/project/$projectId', params: { lang, projectId } } as const;
  const close = usePopup(from === 'project' ? details : list);
  return (
    <AnyProject projectId={projectId as ProjectId}>
      {(id) => (
        <AssistantScreen
          projectId={id}
          step={step ?? null}
          onStep={(next) =>
            void navigate({
              search: (before) => ({ ...before, step: next }),
              state: (before) => before,
              replace: true,
            })
          }
          onClose={close}
          onDetails={() => void navigate({ ...details, replace: true })}
        />
      )}
    </AnyProject>
  );
};

export const Route = createFileRoute('/$lang/shop/_projects/assistent/$projectId')({
  validateSearch: readSearch,
  search: { middlewares: [retainSearchParams(['admin'])] },
  component: AssistantRoute,
});
