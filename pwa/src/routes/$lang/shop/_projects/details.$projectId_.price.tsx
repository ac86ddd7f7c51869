import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import { AnyProject } from '../../../../features/project/any-project.tsx';
import { OpenedProject } from '../../../../features/project/opened-project.tsx';
import { isOnPhone, readOpening } from '../../../../features/project/opening.ts';
import { PriceDialog } from '../../../../features/project/price/price-dialog.tsx';
import { ProjectPopup } from '../../../../features/project/project-links.tsx';
import { usePopup } from '../../../../ui/layout/use-popup.ts';

const DetailsPriceRoute = () => {
  const { lang, projectId } = Route.useParams();
  const { admin } = Route.useSearch();
  const close = usePopup({ to: admin ? '/$lang/shop/adminProjects' : '/$lang/shop/projects', params: { lang } });
  return (
    <ProjectPopup onClose={close}>
      <AnyProject projectId={projectId as ProjectId}>
        {(id) => (
          <OpenedProject projectId={id}>
            <PriceDialog onClose={close} />
          </OpenedProject>
        )}
      </AnyProject>
    </ProjectPopup>
  );
};

export const Route = createFileRoute('/$lang/shop/_projects/details/$projectId_/price')({
  validateSearch: readOpening,
  search: { middlewares: [retainSearchParams(['admin'])] },
  beforeLoad: ({ params, search }) => {
    if (isOnPhone())
      throw redirect({
        to: '/$lang/shop/priceDetails/$projectId',
        params,
        search: readOpening(search),
        replace: true,
      });
  },
  component: DetailsPriceRoute,
});
