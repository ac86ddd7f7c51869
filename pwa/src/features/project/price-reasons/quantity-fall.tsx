import { decimal, toCents } from '@knotenblech/shared/values/decimal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatCents, formatCount } from '../../../ui/figures/format-figure.ts';
import styles from './why.module.css';
import type { WhySubject } from './why-subject.ts';

const quantities = [1, 5, 10, 25, 50];

type QuantityFallProps = { price: WhySubject['price']; unitPrice: string };

/** What a piece costs with its share of the setups, for more and more pieces. */
export const QuantityFall = ({ price, unitPrice }: QuantityFallProps) => {
  const { t } = useLingui();
  if (price.positionFlatCents === 0) return null;
  const steps = [...new Set([...quantities, price.quantity])].sort((a, b) => a - b);
  const centsOf = (quantity: number) =>
    toCents(decimal(unitPrice).plus(decimal(price.positionFlatCents).div(100).div(quantity)));
  const most = centsOf(1);
  return (
    <section aria-label={t`Stückpreis nach Menge`}>
      <h3 className={styles.heading}>
        <Trans>Mit der Menge verteilt sich das Rüsten</Trans>
      </h3>
      <ul className={styles.steps}>
        {steps.map((quantity) => (
          <li key={quantity} className={styles.step} aria-current={quantity === price.quantity ? 'true' : undefined}>
            <span className={styles.count}>
              <Trans>{formatCount(quantity)} Stück</Trans>
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.fill} style={{ inlineSize: `${(centsOf(quantity) / most) * 100}%` }} />
            </span>
            <span className={styles.each}>
              {formatCents(centsOf(quantity))}
              <span className={styles.unit}>{t`\u00a0€ je Stück`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
