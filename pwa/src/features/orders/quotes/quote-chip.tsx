import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { quoteState } from '@knotenblech/shared/orders/quotes/quote-state.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { useLingui } from '@lingui/react/macro';
import { orderStageLabels } from '../../../i18n/words/order-stage-words.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../sync/site/today-at-shop.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { QuoteStateChip } from '../public/quote-state-chip.tsx';

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
