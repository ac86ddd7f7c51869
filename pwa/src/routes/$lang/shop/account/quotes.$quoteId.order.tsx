import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OrderQuoteScreen } from '../../../../features/orders/quotes/order-quote-screen.tsx';
import { QuoteContents } from '../../../../features/orders/quotes/quote-contents.tsx';

const contentsOf = (quote: Quote, isGross: boolean, ending: ReactNode) => (
  <QuoteContents quote={quote} isGross={isGross}>
    {ending}
  </QuoteContents>
);

const Screen = () => <OrderQuoteScreen quoteId={Route.useParams().quoteId} renderContents={contentsOf} />;

export const Route = createFileRoute('/$lang/shop/account/quotes/$quoteId/order')({ component: Screen });
