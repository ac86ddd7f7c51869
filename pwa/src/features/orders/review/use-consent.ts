import { useState } from 'react';
import { isSameOrder, type ShownOrder } from './use-shown-order.ts';

export type Consent = { terms: boolean; deliveryTerms: boolean };

export const noConsent: Consent = { terms: false, deliveryTerms: false };

export const isConsentComplete = ({ terms, deliveryTerms }: Consent) => terms && deliveryTerms;

export type Consenting = {
  consent: Consent;
  giveConsent: (consent: Consent) => void;
  /** What was last agreed to, or else shown first, where another order is shown now. */
  outdated: ShownOrder | null;
};

/** Consent to the order that is shown: it was given to that one, and ends where anything of it becomes another. */
export const useConsent = (now: ShownOrder | null): Consenting => {
  const [given, setGiven] = useState<{ consent: Consent; to: ShownOrder } | null>(null);
  const [known, setKnown] = useState<ShownOrder | null>(null);
  if (known === null && now !== null) setKnown(now);
  return {
    consent: given && now && isSameOrder(given.to, now) ? given.consent : noConsent,
    giveConsent: (consent) => {
      if (now === null) return;
      setGiven({ consent, to: now });
      if (isConsentComplete(consent)) setKnown(now);
    },
    outdated: known && now && !isSameOrder(known, now) ? known : null,
  };
};
