import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import styles from '../steps/order-step-screen.module.css';
import type { Consent } from './use-consent.ts';

type TermsConsentProps = {
  version: string;
  consent: Consent;
  /** Whether an order is shown that can be agreed to. */
  canConsent: boolean;
  onConsent: (consent: Consent) => void;
};

/** Consent to both terms in one version. */
export const TermsConsent = ({ version, consent, canConsent, onConsent }: TermsConsentProps) => (
  <div>
    <Checkbox
      name="terms"
      isDisabled={!canConsent}
      isSelected={consent.terms}
      onChange={(terms) => onConsent({ ...consent, terms })}
    >
      <Trans>Ich stimme den Allgemeinen Geschäftsbedingungen zu.</Trans>
    </Checkbox>
    <Checkbox
      isDisabled={!canConsent}
      isSelected={consent.deliveryTerms}
      onChange={(deliveryTerms) => onConsent({ ...consent, deliveryTerms })}
    >
      <Trans>Ich stimme den Lieferbedingungen zu.</Trans>
    </Checkbox>
    <p className={styles.soft}>
      <Trans>
        Fassung {version}:{' '}
        <Link from="/$lang" to="/$lang/disclaimer" target="_blank">
          Allgemeine Geschäftsbedingungen lesen
        </Link>
        ,{' '}
        <Link from="/$lang" to="/$lang/shippingterms" target="_blank">
          Lieferbedingungen lesen
        </Link>
      </Trans>
    </p>
  </div>
);
