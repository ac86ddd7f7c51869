import type { PaymentTerms } from '@knotenblech/shared/accounts/customers.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** How a bill is paid. */
export const PaymentTermsWords = ({ terms: { days, discountRate, discountDays } }: { terms: PaymentTerms }) => {
  const percent = germanNumber(discountRate / 100, 0, 2);
  return (
    <>
      {days === 0 ? <Trans>sofort</Trans> : <Plural value={days} one="# Tag netto" other="# Tage netto" />}
      {discountRate === 0 ? null : (
        <>
          {', '}
          <Plural value={discountDays} one={`${percent} % Skonto in # Tag`} other={`${percent} % Skonto in # Tagen`} />
        </>
      )}
    </>
  );
};
