import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownPrice } from '../../cart/use-shown-price.ts';
import { Measure } from '../../ui/figures/measure.tsx';
import { AddressBlock } from '../../ui/words/address-block.tsx';
import type { OrderDraft } from './order-draft.ts';
import { ReviewLine } from './review-line.tsx';
import styles from './review-step.module.css';

type ReviewProps = { draft: OrderDraft; toShownCents: ShownPrice['toShownCents'] };

/** What is ordered, for whom and where to: everything on one page before the button. */
export const ReviewStep = ({ draft, toShownCents }: ReviewProps) => {
  const { shipping, billing, cart } = draft;
  const phone = cart.phone || shipping?.phone;
  return (
    <>
      <ReviewLines title={<Trans>Was Sie bestellen</Trans>} draft={draft} toShownCents={toShownCents} />
      <section className={styles.addresses}>
        <div>
          <h2 className={styles.title}>
            <Trans>Lieferadresse</Trans>
          </h2>
          {shipping ? <AddressBlock address={shipping} /> : null}
          {phone ? (
            <p>
              <Trans>Telefon: {phone}</Trans>
            </p>
          ) : null}
        </div>
        <div>
          <h2 className={styles.title}>
            <Trans>Rechnungsadresse</Trans>
          </h2>
          {billing ? <AddressBlock address={billing} /> : <Trans>wie Lieferadresse</Trans>}
        </div>
        {cart.reference === '' ? null : (
          <div>
            <h2 className={styles.title}>
              <Trans>Ihr Bestellzeichen</Trans>
            </h2>
            <p>{cart.reference}</p>
          </div>
        )}
      </section>
    </>
  );
};

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
            lineCents={lineCents === null ? null : toShownCents(lineCents)}
            unitCents={unitCents === null ? null : toShownCents(unitCents)}
          >
            <Trans>
              {line.quantity} × <Plural value={project?.partCount ?? 0} one="# Teil" other="# Teile" />, je{' '}
              <Measure g={project?.netWeightG ?? 0} />
            </Trans>
          </ReviewLine>
        ))}
    </ul>
  </section>
);
