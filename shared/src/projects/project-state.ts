import type { Project } from './project.record.ts';

/** Where a project stands between file and order. */
export const projectStates = [
  'ordered',
  'order-cancelled',
  'unreadable',
  'analysis-running',
  'nothing-taken',
  'manual-price-fixed',
  'manual-price',
  'calculating-offer',
  'answered-by-project',
  'missing-data',
  'on-request',
  'priced',
] as const;

export type ProjectState = (typeof projectStates)[number];

/** A state with the reasons for it: codes of 'request.*' with the number of positions they hold for, most frequent first. */
export type StatedProject = { state: ProjectState; reasons: NonNullable<Project['requestReasons']> };

type Header = Pick<
  Project,
  | 'orderedAt'
  | 'isOrderCancelled'
  | 'reading'
  | 'positionCount'
  | 'onRequest'
  | 'requestReasons'
  | 'manualPrice'
  | 'priceRequestedAt'
  | 'answerProjectId'
>;

/**
 * The state of a project by its header alone, the first that holds: ordered (read-only), its orders cancelled (read-only too), file refused, file not read yet,
 * no part taken, a price set by hand, an offer asked for, answered with another project, data missing, on request, priced.
 */
export const projectState = (project: Header): StatedProject => {
  const reasons = project.onRequest ? (project.requestReasons ?? []) : [];
  return { state: stateOf(project, reasons), reasons };
};

const stateOf = (project: Header, reasons: StatedProject['reasons']): ProjectState => {
  if (project.orderedAt !== null) return isOrdered(project) ? 'ordered' : 'order-cancelled';
  if (project.reading === 'refused') return 'unreadable';
  if (project.positionCount === 0) return project.reading === 'waiting' ? 'analysis-running' : 'nothing-taken';
  if (project.manualPrice === 'fixed') return 'manual-price-fixed';
  if (project.manualPrice === 'set') return 'manual-price';
  if (!project.onRequest) return 'priced';
  if (project.priceRequestedAt) return 'calculating-offer';
  if (project.answerProjectId) return 'answered-by-project';
  return reasons.some(({ code }) => isMissingData(code)) ? 'missing-data' : 'on-request';
};

/** Whether a project has no price for want of what its customer can complete. */
export const lacksData = (project: Header) => projectState(project).state === 'missing-data';

/** What the customer can complete himself: profile, material, thickness, specificity, colour. */
const isMissingData = (code: string) => code.startsWith('request.missing-') || code.startsWith('request.colour-');

/** A request for a price is answered within this many hours. */
const priceRequestHours = 48;

/** When the answer to a request is due (ISO 8601, UTC). */
export const answerDueAt = (requestedAt: string): string =>
  new Date(Date.parse(requestedAt) + priceRequestHours * 3_600_000).toISOString();

/** Whether an order that is in force names the project; one whose orders were all cancelled is not ordered, but read-only. */
export const isOrdered = ({ orderedAt, isOrderCancelled }: Pick<Project, 'orderedAt' | 'isOrderCancelled'>) =>
  orderedAt !== null && isOrderCancelled !== true;

/** Whether a project has assemblies that leave the shop in their parts. */
export const isUnwelded = ({ assemblyCount, productionType }: Pick<Project, 'assemblyCount' | 'productionType'>) =>
  assemblyCount > 0 && productionType !== 'COMPLETE_PRODUCTION';

/** Why nothing of a project may be edited any more: it was ordered, or lies in the trash bin; null: it is open. */
export const closedBy = ({
  orderedAt,
  trashedAt,
}: Pick<Project, 'orderedAt' | 'trashedAt'>): 'project_read_only' | 'project_trashed' | null => {
  if (orderedAt !== null) return 'project_read_only';
  return trashedAt === null ? null : 'project_trashed';
};

/** Why material, quantity, surface, colour and specificity may not be chosen: the project is closed, or its price is fixed. */
export const choicesClosedBy = (
  project: Pick<Project, 'orderedAt' | 'trashedAt' | 'manualPrice'>,
): ReturnType<typeof closedBy> | 'manual_price_fixed' =>
  closedBy(project) ?? (project.manualPrice === 'fixed' ? 'manual_price_fixed' : null);
