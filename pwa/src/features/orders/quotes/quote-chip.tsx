import { quoteState } from '@knotenblech/shared/quotes/quote-state.ts';
import type { Quote } from '@knotenblech/shared/quotes/quote.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { useLingui } from '@lingui/react/macro';
import { todayAtShop } from '../../../cart/today-at-shop.ts';
import { orderStageLabels } from '../../../i18n/words/order-stage-words.ts';
import { QuoteStateChip } from '../../../orders/quote-state-chip.tsx';
import { useRecord, useShop } from '../../../sync/use-shop.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';

/** Whether a quote can be ordered; 'ordered' only once the server has said so. */
export const QuoteChip = ({ quote }: { quote: Quote }) => (
  <QuoteStateChip state={quoteState(quote, todayAtShop())} ordered={<OrderedChip quote={quote} />} />
);

const OrderedChip = ({ quote }: { quote: Quote }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const order = useRecord('order', customerSpace(actor.customerId), quote.orderId ?? '');
  if (order === undefined) return null;
  if (order === null) return <StateChip tone="warn">{i18n._(orderStageLabels.queued)}</StateChip>;
  return <StateChip tone="good">{i18n._(orderStageLabels.accepted)}</StateChip>;
};
