import { isDeepStrictEqual } from 'node:util';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { orderOfQuote } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { priceBasisOf } from '@knotenblech/shared/prices/project/price-basis.ts';
import { joinStoredProject } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Rows } from '@knotenblech/shared/records/rows.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';

type Asked = { args: SubmitOrderArgs; customerId: CustomerId; today: Day };

/** The contents, without the amounts, which are compared by themselves. */
const contentsOf = ({ shown: _shown, shownHash: _hash, ...contents }: SubmitOrderArgs) => contents;

const isUnchanged = (rows: Rows, customerId: CustomerId, { projectId, basis }: Quote['lines'][number]) => {
  const project = rows.get(customerSpace(customerId), 'project', projectId);
  if (!project || project.trashedAt !== null || project.reading !== 'read') return false;
  const stored = joinStoredProject(rows, project);
  return stored !== null && priceBasisOf(project, stored.parts) === basis;
};

/**
 * The quote that an order takes, null without one. Throws DomainError 'not_found', 'quote_expired', 'invalid_input' for an order
 * of something else, 'quote_project_changed' when what would be made is not what was offered.
 */
export const quoteOfOrder = (rows: Rows, { args, customerId, today }: Asked): Quote | null => {
  if (args.quoteId === undefined) return null;
  const quote = rows.get(customerPriceSpace(customerId), 'quote', args.quoteId);
  if (!quote) throw new DomainError('not_found', { record: 'quote' });
  const { number, validUntil } = quote;
  if (today > validUntil) throw new DomainError('quote_expired', { quote: number, validUntil });
  if (!isDeepStrictEqual(contentsOf(args), contentsOf(orderOfQuote(quote, args)))) {
    throw new DomainError('invalid_input', { field: 'quoteId' });
  }
  const changed = quote.lines.find((line) => !isUnchanged(rows, customerId, line));
  if (changed) throw new DomainError('quote_project_changed', { quote: number, project: changed.projectName });
  return quote;
};
