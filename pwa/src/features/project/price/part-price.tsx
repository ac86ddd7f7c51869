import type { Part } from '@knotenblech/shared/parts/part.ts';
import { useLingui } from '@lingui/react/macro';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { ShownAmount } from '../../orders/public/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/use-shown-price.ts';
import { FactsList } from '../inspector/facts-list.tsx';
import styles from '../inspector/inspector.module.css';
import { Section } from '../inspector/section.tsx';
import { useProject } from '../open/project-context.tsx';
import { formatUnitPrice } from './format-unit-price.ts';
import { PiecePriceWords } from './net-words.tsx';
import { PieceLinks } from './price-links.tsx';

/** Price per piece and position, and on demand what it is made of. */
export const PartPriceSection = ({ part }: { part: Part }) => {
  const { figures } = useProject();
  const { t } = useLingui();
  const price = figures.pricing?.parts.get(part.index);
  if (!price?.unitPrice) return null;
  return (
    <Section title={<PiecePriceWords />}>
      <FactsList
        facts={[
          { label: t`je Stück`, value: <UnitPrice unitPrice={price.unitPrice} /> },
          {
            label: t`Position, ${formatCount(price.quantity)} Stück`,
            value: (
              <strong>
                <ShownAmount cents={price.positionCents} />
              </strong>
            ),
          },
        ]}
      />
      <PieceLinks search={{ part: part.index }} />
    </Section>
  );
};

const UnitPrice = ({ unitPrice }: { unitPrice: string }) => {
  const price = useShownPrice();
  if (!price) return null;
  return (
    <>
      {formatUnitPrice(price.toShownEur(unitPrice))}
      <span className={styles.unit}>{'\u00a0€'}</span>
    </>
  );
};
