import type { ReadQuote } from '@knotenblech/shared/api/orders/quote-list-call.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import { OrderAmountsList } from '../list/order-amounts-list.tsx';
import { OrderLines } from '../list/order-lines.tsx';
import styles from '../list/order-screen.module.css';
import quoteStyles from './quotes-screen.module.css';

type QuoteContentsProps = {
  quote: ReadQuote;
  /** As private people read amounts: with VAT. */
  isGross: boolean;
  /** Read by the operator, who opens the projects of his customers. */
  isOfCustomer?: boolean;
  /** Stand below the amounts. */
  documents?: ReactNode;
  /** Stands below what is offered, on a phone last. */
  children?: ReactNode;
};

/** What a quote offers, at which amounts, where to. */
export const QuoteContents = ({ quote, isGross, isOfCustomer = false, documents, children }: QuoteContentsProps) => (
  <div className={`${styles.columns} ${quoteStyles.columns}`}>
    <div className={styles.side}>
      <OrderLines order={quote} amounts={quote.amounts} isGross={isGross} isOfCustomer={isOfCustomer} />
    </div>
    <div className={`${styles.side} ${quoteStyles.amounts}`}>
      <OrderAmountsList order={quote} amounts={quote.amounts} isGross={isGross} />
      {documents}
      <QuoteFacts quote={quote} />
    </div>
    {children ? <div className={styles.side}>{children}</div> : null}
  </div>
);

const QuoteFacts = ({
  quote: { shippingAddress, billingAddress, phone, reference, termsVersion, freightNote },
}: {
  quote: ReadQuote;
}) => (
  <dl className={styles.facts}>
    {reference === '' ? null : (
      <div>
        <dt>
          <Trans>Ihr Bestellzeichen</Trans>
        </dt>
        <dd>{reference}</dd>
      </div>
    )}
    <div>
      <dt>
        <Trans>Lieferadresse</Trans>
      </dt>
      <dd>
        <AddressBlock address={shippingAddress} />
        {phone === '' ? null : <Trans>Telefon: {phone}</Trans>}
      </dd>
    </div>
    {freightNote ? (
      <div>
        <dt>
          <Trans>Zur Lieferung</Trans>
        </dt>
        <dd className={quoteStyles.note}>{freightNote}</dd>
      </div>
    ) : null}
    <div>
      <dt>
        <Trans>Rechnungsadresse</Trans>
      </dt>
      <dd>
        <AddressBlock address={billingAddress} />
      </dd>
    </div>
    <div>
      <dt>
        <Trans>Stand der Geschäftsbedingungen</Trans>
      </dt>
      <dd>{termsVersion}</dd>
    </div>
  </dl>
);
