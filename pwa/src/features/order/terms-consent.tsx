import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import styles from './order-step-screen.module.css';

type TermsConsentProps = { version: string; onChange: (isGiven: boolean) => void };

/** Consent to both terms in one version; to another one it is given anew, as another element. */
export const TermsConsent = ({ version, onChange }: TermsConsentProps) => {
  const [given, setGiven] = useState({ terms: false, deliveryTerms: false });
  const give = (part: Partial<typeof given>) => {
    const now = { ...given, ...part };
    setGiven(now);
    onChange(now.terms && now.deliveryTerms);
  };
  return (
    <div>
      <Checkbox name="terms" isSelected={given.terms} onChange={(terms) => give({ terms })}>
        <Trans>Ich stimme den Allgemeinen Geschäftsbedingungen zu.</Trans>
      </Checkbox>
      <Checkbox isSelected={given.deliveryTerms} onChange={(deliveryTerms) => give({ deliveryTerms })}>
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
};
