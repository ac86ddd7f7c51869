import type { View } from '../../geometry/drawing/draw-view.ts';
import type { ProjectId } from '../../values/ids.ts';
import type { PictureSubject } from './order-picture.ts';

/** The seven views of a picture, in the order in which they are offered. */
export const views = ['TRI', 'TOP', 'BOTTOM', 'LEFT', 'RIGHT', 'FRONT', 'BACK'] as const satisfies readonly View[];

export type ImageFileMap = Record<`${View}_PNG_FILE`, string>;

/**
 * The id under which the API gives a picture of a project, an assembly or a part from one side: it names all three and stays the same
 * as long as the project lives. It is as hard to guess as the project's id, and opens nothing to whom the project does not belong.
 */
export const imageFileIdOf = (projectId: ProjectId, subject: PictureSubject, view: View): string =>
  `${projectId}.${subject.kind === 'project' ? subject.kind : `${subject.kind}-${subject.index}`}.${view}`;

/** The ids of all seven views. */
export const imageFileMapOf = (projectId: ProjectId, subject: PictureSubject): ImageFileMap =>
  Object.fromEntries(
    views.map((view) => [`${view}_PNG_FILE`, imageFileIdOf(projectId, subject, view)]),
  ) as ImageFileMap;

const pattern =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(?:(project)|(assembly|part)-([1-9]\d{0,6}))\.([A-Z]{3,6})$/;

export type NamedImage = { projectId: ProjectId; subject: PictureSubject; view: View };

/** What an id names, or null when it is none. */
export const readImageFileId = (id: string): NamedImage | null => {
  const [, projectId, project, kind, index, viewName] = pattern.exec(id) ?? [];
  const view = views.find((each) => each === viewName);
  if (projectId === undefined || view === undefined) return null;
  const subject: PictureSubject = project
    ? { kind: 'project' }
    : { kind: kind as 'assembly' | 'part', index: Number(index) };
  return { projectId: projectId as ProjectId, subject, view };
};
