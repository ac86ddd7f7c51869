import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { createFileRoute } from '@tanstack/react-router';
import { QuoteButton } from '../../../../features/orders/list/document-button.tsx';
import { QuoteScreen } from '../../../../features/orders/quotes/quote-screen.tsx';

const documentsOf = (quote: Quote) => <QuoteButton quote={quote} />;

const Screen = () => <QuoteScreen quoteId={Route.useParams().quoteId} documents={documentsOf} />;

export const Route = createFileRoute('/$lang/shop/account/quotes/$quoteId/')({ component: Screen });
