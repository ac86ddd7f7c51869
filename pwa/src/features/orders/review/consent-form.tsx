import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { StepBlock } from '@knotenblech/shared/orders/step-guards.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useRecords } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { DisputeNotice } from '../steps/dispute-notice.tsx';
import styles from '../steps/order-step-screen.module.css';
import { BlockList } from './block-list.tsx';
import { TermsConsent } from './terms-consent.tsx';
import { type Consent, isConsentComplete } from './use-consent.ts';

type ConsentFormProps = {
  /** What is agreed to. */
  termsVersion: string;
  /** Why the button is disabled. */
  blocksOf: (termsAccepted: boolean) => readonly StepBlock[];
  back: ReactNode;
  isPrivate: boolean;
  canOrder: boolean;
  /** Null while it is open: nothing is agreed to then. */
  grossCents: Cents | null;
  /** What stands between consent and button. */
  children?: ReactNode;
  consent: Consent;
  onConsent: (consent: Consent) => void;
  onOrder: () => Promise<void>;
};

/** Consent and the button that orders with obligation to pay. */
export const ConsentForm = ({ termsVersion, consent, onConsent, children, ...props }: ConsentFormProps) => {
  const { blocksOf, back, isPrivate, canOrder, grossCents, onOrder } = props;
  const [isOrdering, setIsOrdering] = useState(false);
  const blocks = blocksOf(isConsentComplete(consent));
  const order = async () => {
    setIsOrdering(true);
    await onOrder().finally(() => setIsOrdering(false));
  };
  return (
    <section className={styles.step}>
      {grossCents === null ? null : (
        <TermsConsent version={termsVersion} consent={consent} canConsent={canOrder} onConsent={onConsent} />
      )}
      <LegalNotes isPrivate={isPrivate} />
      {children}
      <p className={styles.grandTotal}>
        <Trans>
          Gesamtbetrag mit Umsatzsteuer: <Total cents={grossCents} />
        </Trans>
      </p>
      <div className={styles.ways}>
        {back}
        <Button
          tone="primary"
          isDisabled={blocks.length > 0 || !canOrder}
          isPending={isOrdering}
          onPress={() => void order()}
        >
          <Trans>Zahlungspflichtig bestellen</Trans>
        </Button>
      </div>
      <BlockList blocks={blocks} />
    </section>
  );
};

const Total = ({ cents }: { cents: Cents | null }) =>
  cents === null ? <Trans>noch offen</Trans> : <Amount cents={cents} />;

const LegalNotes = ({ isPrivate }: { isPrivate: boolean }) => {
  const operator = readOperator(useRecords('catalogPack', catalogSpace) ?? []);
  return (
    <div className={styles.soft}>
      {isPrivate ? (
        <>
          <p>
            <Trans>
              Die Teile werden nach Ihren Angaben gefertigt. Für solche Waren besteht kein Widerrufsrecht (§ 312g Abs. 2
              Nr. 1 BGB). Die gesetzliche Gewährleistung gilt.
            </Trans>
          </p>
          <DisputeNotice operator={operator} />
        </>
      ) : null}
    </div>
  );
};
