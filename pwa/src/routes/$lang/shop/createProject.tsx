import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { CreateProjectScreen } from '../../../features/projects/create-project-screen.tsx';
import { DropZone, FileLimits, FilePicker } from '../../../features/projects/import/drop-zone.tsx';
import { ImportList } from '../../../features/projects/import/import-card.tsx';
import { useImport } from '../../../features/projects/import/imports.ts';
import { useFinishedImport } from '../../../features/projects/import/use-finished-import.ts';
import { useChosenFiles } from '../../../features/projects/use-chosen-files.ts';

const CreateProjectRoute = () => {
  const importFiles = useImport();
  const files = useChosenFiles();
  const navigate = Route.useNavigate();
  const [awaited, setAwaited] = useState<ProjectId | null>(null);
  useFinishedImport(awaited, ({ projectId, hasSteel }) => {
    const to = hasSteel ? '/$lang/shop/assistent/$projectId' : '/$lang/shop/project/$projectId/report';
    void navigate({ to, params: (before) => ({ ...before, projectId }) });
  });
  const create = () => {
    const { chosen } = files;
    const made = importFiles?.(
      chosen.map(({ file }) => file),
      { names: chosen.map(({ name }) => name) },
    );
    files.clear();
    setAwaited(made?.length === 1 ? (made[0] ?? null) : null);
  };
  return (
    <DropZone onFiles={importFiles ? files.add : null}>
      <CreateProjectScreen
        files={files}
        onCreate={importFiles ? create : null}
        renderPicker={(isMain) => <FilePicker onFiles={files.add} isMain={isMain} isFurther={!isMain} />}
        limits={<FileLimits />}
        imports={<ImportList />}
      />
    </DropZone>
  );
};

export const Route = createFileRoute('/$lang/shop/createProject')({ component: CreateProjectRoute });
