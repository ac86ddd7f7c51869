import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import { shownQuoteText } from '@knotenblech/shared/orders/quotes/shown-quote-text.ts';
import { type CartId, newId, type OrderId, type QuoteId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '../../../i18n/languages.ts';
import { submitOrderArgs } from '../placed/submit-order-args.ts';
import { hashText } from '../review/hash-text.ts';
import type { OrderDraft } from '../steps/order-draft.ts';

type Intent = { quoteId: QuoteId; language: Language; termsVersion: string };

/** The quote as the customer sees it, to be asked for; null while something in it is open. */
export const requestQuoteArgs = (
  draft: OrderDraft,
  { quoteId, language, termsVersion }: Intent,
): RequestQuoteArgs | null => {
  const order = submitOrderArgs(draft, { orderId: newId<OrderId>(), language, termsVersion });
  if (!order) return null;
  const { orderId: _order, nextCartId: _next, shownDeliveryDay: _day, consent: _consent, ...contents } = order;
  return { ...contents, quoteId, cartId: newId<CartId>(), termsVersion };
};

/** The request with the SHA-256 of what stood above its button. */
export const withShownQuoteHash = async (args: RequestQuoteArgs): Promise<RequestQuoteArgs> => ({
  ...args,
  shownHash: await hashText(shownQuoteText(args)),
});
