import { olderVersionOf } from '@knotenblech/shared/projects/older-version-of.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useRecord, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useIsInDialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useFileDrop } from '../public/use-file-drop.ts';
import styles from './drop-zone.module.css';
import { acceptedFiles } from './drop-zone.tsx';
import { useImport } from './imports.ts';
import { takeFiles } from './take-files.ts';
import { useFinishedImport } from './use-finished-import.ts';

/** Takes a later file of a project, chosen or dropped on its page, and leads to what is different in it. */
export const NewVersion = ({ projectId }: { projectId: ProjectId }) => {
  const { actor } = useShop();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  if (!project || project.hasSingleParts || project.reading === 'refused') return null;
  return <NewVersionOf project={project} />;
};

const NewVersionOf = ({ project }: { project: Project }) => {
  const { t } = useLingui();
  const importFiles = useImport();
  const navigate = useNavigate({ from: '/$lang' });
  const [awaited, setAwaited] = useState<ProjectId | null>(null);
  const isInDialog = useIsInDialog();
  useFinishedImport(awaited, (made) => {
    setAwaited(null);
    void navigate({
      to: '/$lang/shop/project/$projectId/revision',
      params: (now) => ({ ...now, projectId: made.projectId }),
      search: { of: project.id },
    });
  });
  const take = (files: readonly File[], folders: readonly FileSystemEntry[] = []) =>
    void takeFiles(
      files,
      (gathered) => {
        const first = gathered.slice(0, 1);
        const [id] = importFiles?.(first, { names: first.map(() => project.name), revisionOf: project.id }) ?? [];
        setAwaited(id ?? null);
      },
      folders,
    );
  const isOver = useFileDrop(importFiles && !isInDialog ? take : null);
  if (!importFiles) return null;
  return (
    <>
      <FileTrigger acceptedFileTypes={acceptedFiles} onSelect={(files) => take([...(files ?? [])])}>
        <Button tone="quiet" icon={<Icon name="upload" />} aria-label={t`Neue Fassung der Datei`}>
          <span className={styles.word}>
            <Trans>Neue Fassung</Trans>
          </span>
        </Button>
      </FileTrigger>
      {isOver ? (
        <div className={styles.veil}>
          <div className={styles.words}>
            <Icon name="upload" size={48} />
            <strong>
              <Trans>Als neue Fassung von „{project.name}“ ablegen</Trans>
            </strong>
          </div>
        </div>
      ) : null}
    </>
  );
};

/** To what is other in a later file. */
export const CompareLink = ({ projectId, of, isMain }: { projectId: ProjectId; of: ProjectId; isMain: boolean }) => (
  <LinkButton
    from="/$lang"
    to="/$lang/shop/project/$projectId/revision"
    params={(now) => ({ ...now, projectId })}
    search={{ of }}
    tone={isMain ? 'primary' : 'secondary'}
  >
    <Trans>Vergleichen</Trans>
  </LinkButton>
);

/** Asks of a file whose project is called as another whether it is a later version of that one's. */
export const MaybeRevision = ({ projectId }: { projectId: ProjectId }) => {
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId)) ?? [];
  const project = projects.find(({ id }) => id === projectId);
  const older = project?.trashedAt === null ? olderVersionOf(project, projects) : null;
  if (!older) return null;
  return (
    <Notice
      title={<Trans>Neue Fassung von „{older.name}“?</Trans>}
      action={<CompareLink projectId={projectId} of={older.id} isMain={false} />}
    >
      <p>
        <Trans>Der Vergleich zeigt, was sich geändert hat. Ihre Eingaben lassen sich mitnehmen.</Trans>
      </p>
    </Notice>
  );
};
