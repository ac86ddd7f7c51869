import { placedPieces } from '@knotenblech/shared/exports/pictures/pieces-of.ts';
import { type Reading, readerVersion } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { drawnWholeUpTo } from '@knotenblech/shared/geometry/drawing/pieces/choose-detail.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { useReading, useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { type Sketch, useDrawing, useStoredDrawing, wholeKey } from './draw-cached.ts';
import { DrawingPicture } from './drawing-picture.tsx';
import { FileTile, isUnreadFile } from './file-tile.tsx';
import styles from './project-picture.module.css';
import { useIsInView } from './use-is-in-view.ts';

/** A project as it is drawn for lists and baskets; it fills the place it is given and is empty until the file is read. */
export const ProjectPicture = ({ projectId, view = 'TRI' }: { projectId: ProjectId; view?: View }) => {
  const { actor } = useShop();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  const { element, isInView } = useIsInView();
  return (
    <span ref={element} className={styles.picture}>
      {project && isInView ? <Picture project={project} view={view} /> : null}
    </span>
  );
};

const Picture = ({ project, view }: { project: Project; view: View }) =>
  isUnreadFile(project) ? <FileTile {...project} /> : <KnownPicture project={project} view={view} />;

const sizeOf = ({ partCount }: Project) => (partCount > drawnWholeUpTo ? 'list' : 'sheet');
const keyOf = (project: Project, view: View) =>
  wholeKey({ fileHash: project.fileHash, readerVersion }, view, sizeOf(project));

const KnownPicture = ({ project, view }: { project: Project; view: View }) => {
  const { t } = useLingui();
  const stored = useStoredDrawing(keyOf(project, view));
  if (stored === undefined) return null;
  if (stored) return <DrawingPicture drawing={stored} label={t`Zeichnung von ${project.name}`} />;
  return <NewPicture project={project} view={view} />;
};

const shownParts = ({ parts }: Reading) => {
  const taken = parts.filter((part) => part.taken !== 'left-out');
  return taken.length > 0 ? taken : parts;
};

const NewPicture = ({ project, view }: { project: Project; view: View }) => {
  const { t } = useLingui();
  const reading = useReading(project.id);
  const catalogue = useCatalogue();
  const sketch: Sketch | null =
    reading && catalogue
      ? {
          key: keyOf(project, view),
          request: () => {
            const profiles = new Map(catalogue.profiles.map((profile) => [profile.id, profile]));
            const origin = { fileHash: project.fileHash, readerVersion: reading.head.readerVersion };
            const pieces = placedPieces(
              shownParts(reading).map((facts) => ({ facts })),
              'project',
              origin,
              profiles,
            );
            return { pieces, view, size: sizeOf(project), dimensions: false };
          },
        }
      : null;
  const { drawing } = useDrawing(sketch);
  return drawing ? <DrawingPicture drawing={drawing} label={t`Zeichnung von ${project.name}`} /> : null;
};
