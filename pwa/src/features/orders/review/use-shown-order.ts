import type { OrderContents } from '@knotenblech/shared/orders/placing/order-contents.schema.ts';
import { contentsChanges, orderContents } from '@knotenblech/shared/orders/placing/order-contents.ts';
import { shownText } from '@knotenblech/shared/orders/placing/shown-text.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { canonicalJson } from '@knotenblech/shared/values/canonical-json.ts';
import { useChoiceHashes } from '../../../sync/hooks/projects/project-queries.ts';
import { hashText } from '../../../sync/outbox/keep-results.ts';
import type { OrderDraft } from '../public/draft/order-draft.ts';

/** The order as it stands on the screen, to the last choice in its projects; null while it cannot be ordered or is still looked up. */
export const useShownOrder = (draft: OrderDraft | null, args: SubmitOrderArgs | null): ShownOrder | null => {
  const projects = draft && args ? projectsOfLines(draft, args.lines) : [];
  const choices = useChoiceHashes(projects);
  if (!draft || !args || !choices) return null;
  const shownContents = localContents(draft, args.lines, choices);
  return shownContents && { args: { ...args, shownContents }, draft };
};

type Seen = Pick<OrderDraft, 'shipping' | 'billing' | 'entries'>;

type Lines = readonly Pick<SubmitOrderArgs['lines'][number], 'projectId'>[];

const projectsOfLines = ({ entries }: Pick<Seen, 'entries'>, lines: Lines): Project[] =>
  lines.flatMap(({ projectId }) => entries.find(({ project }) => project?.id === projectId)?.project ?? []);

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

/** An order with everything that stands above its button, and what it was made of. */
export type ShownOrder = { args: SubmitOrderArgs & { shownContents: OrderContents }; draft: OrderDraft };

/** Whether both would order and pay the same: another price list at the same amounts, or another language, is none. */
export const isSameOrder = (one: ShownOrder, other: ShownOrder): boolean =>
  canonicalJson(agreedOf(one)) === canonicalJson(agreedOf(other)) &&
  contentsChanges(one.args.shownContents, other.args.shownContents).length === 0;

const agreedOf = ({ args }: ShownOrder) => {
  const { tariffNumber: _, ...amounts } = args.shown;
  return {
    amounts,
    lines: args.lines.map(({ id: _id, ...line }) => line),
    productionType: args.productionType,
    shippingType: args.shippingType,
    paymentType: args.paymentType,
    deliveryDay: args.shownDeliveryDay,
    phone: args.phone,
    reference: args.reference,
    termsVersion: args.consent.termsVersion,
  };
};

/** An order with the SHA-256 of what stood above its button. */
export const withShownHash = async (args: SubmitOrderArgs): Promise<SubmitOrderArgs> => ({
  ...args,
  shownHash: await hashText(shownText(args)),
});
