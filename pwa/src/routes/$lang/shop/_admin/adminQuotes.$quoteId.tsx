import { createFileRoute } from '@tanstack/react-router';
import { AdminQuoteScreen } from '../../../../features/admin/quotes/admin-quote-screen.tsx';
import { QuoteButton } from '../../../../features/orders/list/document-button.tsx';
import { QuoteContents } from '../../../../features/orders/quotes/quote-contents.tsx';

const Screen = () => (
  <AdminQuoteScreen
    quoteId={Route.useParams().quoteId}
    renderContents={(quote, isGross) => (
      <QuoteContents quote={quote} isGross={isGross} isOfCustomer documents={<QuoteButton quote={quote} />} />
    )}
  />
);

export const Route = createFileRoute('/$lang/shop/_admin/adminQuotes/$quoteId')({ component: Screen });
