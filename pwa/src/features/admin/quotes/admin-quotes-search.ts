import { type QuoteState, quoteStates } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';

export type QuoteChoice = QuoteState | 'any';

/** What of the quotes of all customers is shown; those that can be ordered, unless another state is chosen. */
export type AdminQuotesSearch = ListSearch<'endsFirst'> & { status?: Exclude<QuoteChoice, 'open'> };

const choices = [...quoteStates.filter((each) => each !== 'open'), 'any'] as const;

export const readAdminQuotesSearch = (search: Record<string, unknown>): AdminQuotesSearch => {
  const status = choices.find((each) => each === search['status']);
  return {
    ...readListSearch(search, ['endsFirst'], 'endsFirst'),
    ...(status === undefined ? {} : { status }),
  };
};
