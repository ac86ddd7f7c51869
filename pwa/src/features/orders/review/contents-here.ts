import type { OrderContents } from '@knotenblech/shared/orders/order-contents.schema.ts';
import { orderContents } from '@knotenblech/shared/orders/order-contents.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import { readChoices } from '../../../sync/status/read-choices.ts';
import type { OrderDraft } from '../steps/order-draft.ts';
import { hashText } from './hash-text.ts';

type Seen = Pick<OrderDraft, 'shipping' | 'billing' | 'entries'>;
type Lines = readonly Pick<SubmitOrderArgs['lines'][number], 'projectId'>[];

export const projectsOfLines = ({ entries }: Pick<Seen, 'entries'>, lines: Lines): Project[] =>
  lines.flatMap(({ projectId }) => entries.find(({ project }) => project?.id === projectId)?.project ?? []);

/** Hashes of what is chosen in each of the projects; null where this device does not hold all of it. */
export const hashChoices = async (database: ShopDatabase, projects: readonly Project[]) => {
  const choices = await readChoices(database, projects);
  return Promise.all(choices.map(async (text) => text && hashText(text)));
};

/** What the lines of an order are and where it goes, as it is seen here; null where something of it is not here. */
export const localContents = (seen: Seen, lines: Lines, choices: readonly (string | null)[]): OrderContents | null => {
  const projects = projectsOfLines(seen, lines);
  if (!seen.shipping || projects.length < lines.length) return null;
  return orderContents({
    shippingAddress: seen.shipping,
    billingAddress: seen.billing,
    projects: projects.map((project, n) => ({ project, choices: choices[n] ?? null })),
  });
};
