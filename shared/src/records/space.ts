import type { CustomerId, ProjectId, UserId } from '../values/ids.ts';
import type { Actor } from './actor.ts';

/** The unit of visibility and of order: a row is seen by whoever may join the space it lies in. */
export type SpaceId = `u:${string}` | `c:${string}` | `cp:${string}` | `j:${string}` | `jp:${string}` | 'catalog';

/** How the name of a space is written, on the wire as everywhere. */
export const spacePattern = /^(u|c|cp|j|jp):[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$|^catalog$/;

/** Whether a text names a space at all. */
export const isSpaceId = (text: string): text is SpaceId => spacePattern.test(text);

export const userSpace = (id: UserId): SpaceId => `u:${id}`;

export const customerSpace = (id: CustomerId): SpaceId => `c:${id}`;

export const customerPriceSpace = (id: CustomerId): SpaceId => `cp:${id}`;

export const projectSpace = (id: ProjectId): SpaceId => `j:${id}`;

export const projectPriceSpace = (id: ProjectId): SpaceId => `jp:${id}`;

export const catalogSpace: SpaceId = 'catalog';

/** The spaces a device always holds for its user; project spaces come on top, by what was opened. */
export const permanentSpaces = (actor: Actor): SpaceId[] => [
  userSpace(actor.userId),
  customerSpace(actor.customerId),
  ...(actor.seesPrices ? [customerPriceSpace(actor.customerId)] : []),
  catalogSpace,
];

/** How many spaces one pull may name, and so how many a device may hold. */
export const mostSpaces = 5_000;
