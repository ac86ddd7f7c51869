import { isOrdered } from './is-ordered.ts';
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
>;

/**
 * The state of a project by its header alone, the first that holds: ordered (read-only), its orders cancelled (read-only too), file refused, file not read yet,
 * no part taken, a price set by hand, an offer asked for, data missing, on request, priced.
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
  return reasons.some(({ code }) => isMissingData(code)) ? 'missing-data' : 'on-request';
};

/** Whether a project has no price for want of what its customer can complete. */
export const lacksData = (project: Header) => projectState(project).state === 'missing-data';

/** What the customer can complete himself: profile, material, thickness, specificity, colour. */
const isMissingData = (code: string) => code.startsWith('request.missing-') || code.startsWith('request.colour-');
