import type { ProjectPrice } from '../../prices/project/project-price.record.ts';
import type { Project } from '../../projects/project.record.ts';
import { lacksData } from '../../projects/project-state.ts';
import type { CartId } from '../../values/ids.ts';
import type { Cents } from '../../values/money.ts';
import type { CartLine } from './cart-line.record.ts';

/** Why a project in the cart cannot be ordered: gone, in the bin, unreadable file, nothing taken, data missing, on request, no price yet. */
export type CartObstacle = 'gone' | 'trashed' | 'unreadable' | 'no-parts' | 'missing-data' | 'on-request' | 'no-price';

/** A cart line with its project; unitCents is the net price of the project once, null where there is none to see. */
export type CartEntry = {
  line: CartLine;
  project: Project | null;
  price: ProjectPrice | null;
  unitCents: Cents | null;
  lineCents: Cents | null;
  obstacle: CartObstacle | null;
};

type CartRows = {
  cartId: CartId;
  lines: readonly CartLine[];
  projects: readonly Project[];
  prices: readonly ProjectPrice[];
};

/** The lines of one cart in the order they were added, each with project, net price (EUR cents) and what keeps it from being ordered. */
export const cartEntries = ({ cartId, lines, projects, prices }: CartRows): CartEntry[] => {
  const projectById = new Map(projects.map((project) => [project.id, project]));
  const priceById = new Map(prices.map((price) => [price.id, price]));
  return lines
    .filter((line) => line.cartId === cartId)
    .toSorted((a, b) => (a.addedAt === b.addedAt ? compare(a.id, b.id) : compare(a.addedAt, b.addedAt)))
    .map((line) => cartEntry(line, projectById.get(line.projectId) ?? null, priceById.get(line.projectId) ?? null));
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const cartEntry = (line: CartLine, project: Project | null, price: ProjectPrice | null): CartEntry => {
  const obstacle = obstacleOf(project, price);
  const unitCents = price === null || obstacle === 'gone' || obstacle === 'trashed' ? null : price.netCents;
  return {
    line,
    project,
    price,
    unitCents,
    lineCents: unitCents === null ? null : unitCents * line.quantity,
    obstacle,
  };
};

const obstacleOf = (project: Project | null, price: ProjectPrice | null): CartObstacle | null => {
  if (project === null) return 'gone';
  if (project.trashedAt !== null) return 'trashed';
  if (project.reading === 'refused') return 'unreadable';
  if (project.reading === 'read' && project.partCount === 0) return 'no-parts';
  if (project.onRequest || price?.onRequest) return lacksData(project) ? 'missing-data' : 'on-request';
  return price === null ? 'no-price' : null;
};
