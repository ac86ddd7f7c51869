import { createFileRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import { isOnPhone } from '../../../../features/project/opening.ts';
import { PageLink } from '../../../../features/project/project-links.tsx';
import { exceptProjectSearch, readProjectSearch } from '../../../../features/project/project-search.ts';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { overPage, usePopup } from '../../../../ui/layout/use-popup.ts';
import { ProjectByAddress } from '../(project)/-project-by-address.tsx';

const DetailsRoute = () => {
  const { lang, projectId } = Route.useParams();
  const search = readProjectSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const close = usePopup({ to: search.admin ? '/$lang/shop/adminProjects' : '/$lang/shop/projects', params: { lang } });
  return (
    <Dialog size="screen" onClose={close}>
      <ProjectByAddress
        projectId={projectId}
        search={search}
        // No step of its own in the history: 'back' closes it.
        onSearch={(change) =>
          void navigate({
            search: (before) => ({ ...exceptProjectSearch(before), ...change(readProjectSearch(before)) }),
            state: (before) => before,
            replace: true,
            resetScroll: false,
          })
        }
        onShowPrice={() =>
          void navigate({
            to: '/$lang/shop/details/$projectId/price',
            search: true,
            state: overPage,
            resetScroll: false,
          })
        }
        link={<PageLink projectId={projectId} search={search} />}
      />
    </Dialog>
  );
};

export const Route = createFileRoute('/$lang/shop/_projects/details/$projectId')({
  validateSearch: readProjectSearch,
  search: { middlewares: [retainSearchParams(['admin'])] },
  beforeLoad: ({ params, search }) => {
    const known = readProjectSearch(search);
    // The operator's views of what it costs need the page with their own popups.
    if (isOnPhone() || known.tab !== undefined)
      throw redirect({ to: '/$lang/shop/project/$projectId', params, search: known, replace: true });
  },
  component: DetailsRoute,
});
