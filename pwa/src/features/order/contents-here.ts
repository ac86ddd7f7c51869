import { type OrderContents, orderContents } from '@knotenblech/shared/orders/order-contents.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { readChoices } from '../../sync/read-choices.ts';
import { hashText } from './hash-text.ts';
import type { OrderDraft } from './order-draft.ts';

type Seen = Pick<OrderDraft, 'shipping' | 'billing' | 'entries'>;

/** What the lines of an order are and where it goes, as it lies on this device; null where something of it is not here. */
export const contentsHere = async (
  database: ShopDatabase,
  { shipping, billing, entries }: Seen,
  lines: SubmitOrderArgs['lines'],
): Promise<OrderContents | null> => {
  const projects = lines.flatMap(
    ({ projectId }) => entries.find(({ project }) => project?.id === projectId)?.project ?? [],
  );
  if (!shipping || projects.length < lines.length) return null;
  const choices = await readChoices(database, projects);
  const hashes = await Promise.all(choices.map(async (text) => text && hashText(text)));
  return orderContents({
    shippingAddress: shipping,
    billingAddress: billing,
    projects: projects.map((project, n) => ({ project, choices: hashes[n] ?? null })),
  });
};

/** An order with what it is of: the server compares it with what it has. */
export const withContents = async (
  database: ShopDatabase,
  seen: Seen,
  args: SubmitOrderArgs,
): Promise<SubmitOrderArgs> => {
  const shownContents = await contentsHere(database, seen, args.lines);
  return shownContents ? { ...args, shownContents } : args;
};
