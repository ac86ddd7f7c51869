import { may } from '@knotenblech/shared/permissions/may.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { DropZone } from '../../../features/import/pick/drop-zone.tsx';
import { FileLimits } from '../../../features/import/pick/file-limits.tsx';
import { FilePicker } from '../../../features/import/pick/file-picker.tsx';
import { ImportList } from '../../../features/import/import-list.tsx';
import { useImport } from '../../../features/import/use-import.ts';
import { OverviewScreen } from '../../../features/overview/overview-screen.tsx';
import { ProjectPicture } from '../../../pictures/project-picture.tsx';

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
