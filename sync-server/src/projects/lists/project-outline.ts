import type { ProjectOutline } from '@knotenblech/shared/api/projects/project-list-calls.ts';
import { imageFileIdOf } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import type { ProjectPrice } from '@knotenblech/shared/prices/project/project-price.record.ts';
import type { ListedProject } from '@knotenblech/shared/projects/list-projects.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { projectState } from '@knotenblech/shared/projects/project-state.ts';
import { readingRefusalOf } from '@knotenblech/shared/projects/reading-refusal.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ReadKey } from '@knotenblech/shared/records/define-change.ts';
import type { RecordKind } from '@knotenblech/shared/records/record-kinds.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { errorBody } from '../../http/answers.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import type { NamedProject } from '../project-bundle.ts';
import { type ProjectListing, pageOfProjects } from './project-listing.store.ts';

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

const sumsOf = ({ assemblyCount, positionCount, partCount, netWeightG, unweighedCount, surfaceMm2 }: Project) => ({
  assemblyCount,
  partPosCount: positionCount,
  partCount,
  totalWeight: netWeightG / 1000,
  partsWithoutWeight: unweighedCount ?? 0,
  surfaceArea: surfaceMm2 / 1_000_000,
});

/** Projects of the actor's customer by their ids, in their order; prices only for one who sees them. */
const readThese = async (
  tx: Transaction,
  { customerId, seesPrices }: Actor,
  ids: readonly ProjectId[],
): Promise<ListedProject[]> => {
  const [space, priceSpace] = [customerSpace(customerId), customerPriceSpace(customerId)];
  const rows = await readRecords(tx, customerId, [
    ...ids.map((id): ReadKey => ({ space, kind: 'project', id })),
    ...(seesPrices ? ids.map((id): ReadKey => ({ space: priceSpace, kind: 'projectPrice', id })) : []),
  ]);
  const of = (kind: RecordKind) => new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row.data]));
  const [projects, prices] = [of('project'), of('projectPrice')];
  return ids.flatMap((id) => {
    const project = projects.get(id) as Project | undefined;
    return project ? [{ project, price: (prices.get(id) as ProjectPrice | undefined) ?? null }] : [];
  });
};

type OwnPage = { listing: Pick<ProjectListing, 'q' | 'sort' | 'isTrash'>; offset: number; limit: number };

/** A page of the projects of the actor's customer, and how many are chosen in all. */
export const listOwnProjects = (sql: Sql, actor: Actor, { listing, ...page }: OwnPage) =>
  readInCustomer(sql, actor.customerId, async (tx) => {
    const own = { ...listing, customerId: actor.customerId, seesPrices: actor.seesPrices };
    const { keys, total } = await pageOfProjects(tx, own, () => page);
    return {
      projects: await readThese(
        tx,
        actor,
        keys.map(({ projectId }) => projectId),
      ),
      total,
    };
  });

export const readListedProject = async (sql: Sql, { projectId, actor }: NamedProject) => {
  const [found] = await readInCustomer(sql, actor.customerId, (tx) => readThese(tx, actor, [projectId]));
  if (!found) throw new DomainError('not_found', { record: 'project' });
  return found;
};
