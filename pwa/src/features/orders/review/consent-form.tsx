import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { StepBlock } from '@knotenblech/shared/orders/placing/step-guards.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useRecords } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { ApprovalNotice } from '../approval/use-approval.tsx';
import { DisputeNotice } from '../steps/dispute-notice.tsx';
import styles from '../steps/order-step-screen.module.css';
import { blockLabels } from './block-words.ts';
import { type Consent, isConsentComplete } from './use-consent.ts';

type ConsentFormProps = {
  /** What is agreed to. */
  termsVersion: string;
  /** Why the button is disabled. */
  blocksOf: (termsAccepted: boolean) => readonly StepBlock[];
  back: ReactNode;
  isPrivate: boolean;
  canOrder: boolean;
  /** Who has to approve it: the button asks them and orders nothing; '': nobody can, null: nobody has to. */
  approvers: string | null;
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
  const { blocksOf, back, isPrivate, canOrder, approvers, grossCents, onOrder } = props;
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
      {approvers === null ? null : <ApprovalNotice approvers={approvers} />}
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
          isDisabled={blocks.length > 0 || !canOrder || approvers === ''}
          isPending={isOrdering}
          onPress={() => void order()}
        >
          {approvers === null ? <Trans>Zahlungspflichtig bestellen</Trans> : <Trans>Zur Freigabe senden</Trans>}
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

/** What is missing before the step can be left; an entry leads to its field where there is one. */
export const BlockList = ({ blocks }: { blocks: readonly StepBlock[] }) => {
  const { i18n } = useLingui();
  return (
    <div aria-live="polite">
      {blocks.length === 0 ? null : (
        <Notice tone="warn" title={<Trans>Es fehlt noch etwas</Trans>}>
          <ul>
            {blocks.map((block) => (
              <li key={block}>
                {fields[block] === undefined ? (
                  i18n._(blockLabels[block])
                ) : (
                  <button type="button" className={styles.jump} onClick={() => focusField(fields[block])}>
                    {i18n._(blockLabels[block])}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};

const fields: Partial<Record<StepBlock, string>> = { phoneNoRequired: 'phone', termsRequired: 'terms' };

const focusField = (name: string | undefined) => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

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
