import { canonicalJson } from '../../values/canonical-json.ts';
import type { RequestQuoteArgs } from './request-quote.schema.ts';

/** What was shown before a quote was asked for (amounts, options, version of the texts) as one text; its SHA-256 (hex) goes with it. */
export const shownQuoteText = (asked: RequestQuoteArgs): string => {
  const { shown, productionType, shippingType, paymentType } = asked;
  const { shippingAddressId, billingAddressId, language, termsVersion } = asked;
  return canonicalJson({
    amounts: shown,
    options: { productionType, shippingType, paymentType, shippingAddressId, billingAddressId },
    texts: { version: termsVersion, language },
  });
};
