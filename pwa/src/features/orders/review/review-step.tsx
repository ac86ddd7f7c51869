import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import { phoneOf } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { isUnwelded } from '@knotenblech/shared/projects/project-state.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paymentTypeLabels, productionTypeLabels, shippingTypeLabels } from '../../../i18n/words/order-labels.ts';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import { OpenDecisions } from '../../project/public/open-decisions.tsx';
import { ProjectPicture } from '../../project/public/project-picture.tsx';
import type { ShownPrice } from '../public/amounts/use-shown-price.ts';
import { draftDeliveryDay } from '../public/draft/draft-delivery-day.ts';
import type { OrderDraft } from '../public/draft/order-draft.ts';
import { LineContents } from '../public/line-contents.tsx';
import { OrderedBefore } from '../public/ordered-notice.tsx';
import { DeliveryDayText } from './order-summary.tsx';
import styles from './review-step.module.css';

type ReviewProps = { draft: OrderDraft; toShownCents: ShownPrice['toShownCents'] };

/** What is ordered, for whom and where to: everything on one page before the button. */
export const ReviewStep = ({ draft, toShownCents }: ReviewProps) => {
  const { i18n } = useLingui();
  const { shipping, billing, cart, chosen } = draft;
  const { productionType, shippingType, paymentType } = chosen;
  const phone = shipping ? phoneOf(cart, shipping) : cart.phone.trim();
  const day = draftDeliveryDay(draft);
  return (
    <>
      <ReviewLines title={<Trans>Was Sie bestellen</Trans>} draft={draft} toShownCents={toShownCents} />
      <section className={styles.facts}>
        <ReviewFact title={<Trans>Lieferadresse</Trans>}>
          {shipping ? <AddressBlock address={shipping} /> : null}
          {phone ? (
            <p>
              <Trans>Telefon: {phone}</Trans>
            </p>
          ) : null}
        </ReviewFact>
        <ReviewFact title={<Trans>Rechnungsadresse</Trans>}>
          {billing ? <AddressBlock address={billing} /> : <Trans>wie Lieferadresse</Trans>}
        </ReviewFact>
        {productionType ? (
          <ReviewFact title={<Trans>Fertigung</Trans>}>{i18n._(productionTypeLabels[productionType])}</ReviewFact>
        ) : null}
        {shippingType ? (
          <ReviewFact title={<Trans>Lieferung</Trans>}>
            <p>{i18n._(shippingTypeLabels[shippingType])}</p>
            {day ? (
              <p>
                <DeliveryDayText day={day} shippingType={shippingType} />
              </p>
            ) : null}
          </ReviewFact>
        ) : null}
        {paymentType ? (
          <ReviewFact title={<Trans>Zahlung</Trans>}>{i18n._(paymentTypeLabels[paymentType])}</ReviewFact>
        ) : null}
        {cart.reference === '' ? null : (
          <ReviewFact title={<Trans>Ihr Bestellzeichen</Trans>}>
            <p>{cart.reference}</p>
          </ReviewFact>
        )}
      </section>
    </>
  );
};

const ReviewFact = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
);

/** The projects with their prices, without those that cannot be ordered. */
export const ReviewLines = ({ title, draft, toShownCents }: ReviewProps & { title: ReactNode }) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.lines}>
      {draft.entries
        .filter((entry) => entry.obstacle === null)
        .map(({ line, project, unitCents, lineCents }) => (
          <ReviewLine
            key={line.id}
            line={line}
            name={project?.name ?? ''}
            note={
              project ? (
                <>
                  <OrderedBefore project={project} />
                  <OpenDecisions projectId={project.id} />
                </>
              ) : null
            }
            lineCents={lineCents === null ? null : toShownCents(lineCents)}
            unitCents={unitCents === null ? null : toShownCents(unitCents)}
          >
            {project ? (
              <LineContents line={{ ...project, quantity: line.quantity, isUnwelded: isUnwelded(project) }} />
            ) : null}
          </ReviewLine>
        ))}
    </ul>
  </section>
);

type ReviewLineProps = {
  line: Pick<CartLine, 'projectId' | 'quantity' | 'reference' | 'comment'>;
  name: string;
  /** How many of what. */
  children: ReactNode;
  /** What is to be known before it is ordered. */
  note?: ReactNode;
  /** As they are shown, with VAT or without; null: nothing is said of it. */
  lineCents: Cents | null;
  unitCents: Cents | null;
};

/** A project to be ordered: what it is, how many times and what that costs. */
export const ReviewLine = ({ line, name, children, note, lineCents, unitCents }: ReviewLineProps) => (
  <li className={styles.line}>
    <div className={styles.picture}>
      <ProjectPicture projectId={line.projectId} view="TRI" />
    </div>
    <div className={styles.words}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles.soft}>{children}</p>
      {note}
      {line.reference === '' ? null : (
        <p className={styles.soft}>
          <Trans>Kommission: {line.reference}</Trans>
        </p>
      )}
      {line.comment === '' ? null : <p className={styles.soft}>{line.comment}</p>}
    </div>
    <p className={styles.price}>
      {lineCents === null ? null : <Amount cents={lineCents} />}
      {unitCents === null || line.quantity === 1 ? null : (
        <span className={styles.soft}>
          <Trans>
            je <Amount cents={unitCents} />
          </Trans>
        </span>
      )}
    </p>
  </li>
);
