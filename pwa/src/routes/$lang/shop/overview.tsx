import { may } from '@knotenblech/shared/records/permissions.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ProjectPicture } from '../../../features/project/public/project-picture.tsx';
import { DropZone, FileLimits, FilePicker } from '../../../features/projects/import/drop-zone.tsx';
import { ImportList } from '../../../features/projects/import/import-card.tsx';
import { useImport } from '../../../features/projects/import/imports.ts';
import { OverviewScreen } from '../../../features/projects/overview/overview-screen.tsx';

const OverviewRoute = () => {
  const importFiles = useImport();
  return (
    <DropZone onFiles={importFiles}>
      <OverviewScreen
        picker={importFiles ? <FilePicker onFiles={importFiles} /> : null}
        limits={importFiles ? <FileLimits /> : null}
        imports={<ImportList />}
        renderPicture={(project) => <ProjectPicture projectId={project.id} />}
      />
    </DropZone>
  );
};

export const Route = createFileRoute('/$lang/shop/overview')({
  beforeLoad: ({ context, params }) => {
    if (may(context.shop.actor, 'runOrders')) throw redirect({ to: '/$lang/shop/adminStart', params, replace: true });
  },
  component: OverviewRoute,
});
