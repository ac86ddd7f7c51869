import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DocumentButton } from './document-button.tsx';

/** A quote as PDF. */
export const QuoteButton = ({ quote }: { quote: Pick<Quote, 'id' | 'number'> }) => {
  const { t } = useLingui();
  return (
    <DocumentButton path={`/quotes/${quote.id}/quote.pdf`} fileName={t`Angebot ${quote.number}.pdf`}>
      <Trans>Angebot (PDF)</Trans>
    </DocumentButton>
  );
};
