import type { ProjectOutline } from '@knotenblech/shared/api/projects/project-list-calls.ts';
import { imageFileIdOf } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import type { ListedProject } from '@knotenblech/shared/projects/list-projects.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { projectState } from '@knotenblech/shared/projects/project-state.ts';
import { readingRefusalOf } from '@knotenblech/shared/projects/reading-refusal.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { errorBody } from '../http/answer-error.ts';

export type Viewer = { seesPrices: boolean; language: Language };

/** A project without its parts, as API 1.0 tells it to a viewer. */
export const projectOutline = ({ project, price }: ListedProject, viewer: Viewer): ProjectOutline => ({
  projectId: project.id,
  id: project.number,
  projectName: project.name,
  fileName: project.fileName,
  drawingId: project.drawingId,
  additionalText: project.additionalText,
  comment: project.comment,
  ...stateOf(project, viewer),
  ...(viewer.seesPrices && { price: price && !price.onRequest ? price.netCents / 100 : null }),
  currency: 'EUR',
  manualPrice: (project.manualPrice ?? 'none') !== 'none',
  manualPriceFixed: project.manualPrice === 'fixed',
  onRequest: project.onRequest,
  imageFileId: imageFileIdOf(project.id, { kind: 'project' }, 'TRI'),
  readOnly: project.orderedAt !== null,
  userId: project.userId,
  settingComplete: project.settingComplete ?? false,
  ...sumsOf(project),
  productionType: project.productionType,
  surface: project.surface,
  ralNr: project.ralNumber,
  creationDate: project.createdAt,
  changeDate: project.changedAt,
  orderDate: project.orderedAt,
  inTrash: project.trashedAt !== null,
});

const stateOf = (project: Project, { language }: Viewer) => {
  const { state, reasons } = projectState(project);
  if (state !== 'unreadable') return { state, reasons, fileErrors: [] };
  const { code, details } = readingRefusalOf(project);
  return { state, reasons, fileErrors: errorBody(code, details, language).errors };
};

const sumsOf = ({ assemblyCount, positionCount, partCount, netWeightG, surfaceMm2 }: Project) => ({
  assemblyCount,
  partPosCount: positionCount,
  partCount,
  totalWeight: netWeightG / 1000,
  surfaceArea: surfaceMm2 / 1_000_000,
});
