import { aboveZero } from '@knotenblech/shared/prices/details/custom-costs.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { IconButton } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Amount } from '../../../../ui/figures/counting-amount.tsx';
import { Measure } from '../../../../ui/figures/measure.tsx';
import { Weight } from '../../../../ui/figures/weight.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { FactsList, Section } from '../../inspector/processing-list.tsx';
import { useProject } from '../../open/project-context.tsx';
import { ChargesBlock, SetupsBlock, SharesBlock, StocksBlock } from '../../price-details/amount-blocks.tsx';
import { ProjectBlock } from '../../price-details/price-details-screen.tsx';
import { priceFigures } from '../../price-details/price-figures.ts';
import { PurchaseBlock } from '../../price-details/purchase-block.tsx';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { OwnMark } from '../effect.tsx';
import { useOpenCosts } from '../use-open-costs.ts';
import { SummaryTable } from './summary-table.tsx';

/** What the price is made of on both sides, what of the project is set by hand, and every position. */
export const SummaryPane = () => {
  const { pricing } = useProject().figures;
  return pricing ? <Summary pricing={pricing} /> : null;
};

const Summary = ({ pricing }: { pricing: ProjectPricing }) => {
  const { figures, source } = useProject();
  const amounts = useMemo(() => priceFigures(figures.parts, pricing), [figures.parts, pricing]);
  return (
    <div className={styles.summary} data-scroll-restoration-id="summary">
      <div className={styles.blocks}>
        <ProjectBlock />
        <SharesBlock figures={amounts} pricing={pricing} />
        <PurchaseBlock salesCents={pricing.netCents} hasFactors={false} />
        <Section title={<Trans>Faktoren</Trans>} aside={<EditFactors />}>
          <FactorFacts />
        </Section>
        <Section title={<Trans>Versand</Trans>} aside={<EditFactors />}>
          <ShippingFacts largestMm={amounts.largestMm} />
        </Section>
        <SetupsBlock setups={amounts.setups} />
        <StocksBlock stocks={pricing.stocks} />
        <ChargesBlock charges={pricing.charges} />
      </div>
      <SummaryTable />
      <div>
        <LinkButton
          from="/$lang"
          to="/$lang/shop/priceDetails/$projectId"
          params={{ projectId: source.project.id }}
          search={{ admin: true }}
          tone="quiet"
        >
          <Trans>Zum Drucken</Trans>
        </LinkButton>
      </div>
    </div>
  );
};

const EditFactors = () => {
  const { t } = useLingui();
  const { isOpen } = useCosts();
  const openCosts = useOpenCosts();
  return (
    <span className={styles.edit}>
      <IconButton label={t`Faktoren und Versand pflegen`} isDisabled={!isOpen} onPress={openCosts.factors}>
        <Icon name="edit" />
      </IconButton>
    </span>
  );
};

/** The sales factors in force, and beside those that are set by hand the usual ones. */
const FactorFacts = () => {
  const { t } = useLingui();
  const { costs } = useCosts();
  if (!costs) return null;
  const fact = (label: string, kind: keyof typeof costs.factors, own: number | null | undefined) => {
    const isOwn = own != null && own > 0;
    return {
      label: (
        <>
          {label}
          {isOwn ? <OwnMark /> : null}
        </>
      ),
      origin: isOwn ? t`üblich ${germanNumber(costs.usualFactors[kind], 2, 4)}` : undefined,
      value: germanNumber(costs.factors[kind], 2, 4),
    };
  };
  const { ownFactors } = costs;
  return (
    <FactsList
      facts={[
        fact(t`Arbeit`, 'work', ownFactors?.factorWork),
        fact(t`Material`, 'material', ownFactors?.factorMaterial),
        fact(t`Rüsten`, 'flat', ownFactors?.factorFlatRate),
      ]}
    />
  );
};

/** Weight and size that the project ships as, and handling: by its parts, or as set by hand. */
const ShippingFacts = ({ largestMm }: { largestMm: { x: number; y: number; z: number } }) => {
  const { t } = useLingui();
  const { costs } = useCosts();
  const { sums } = useProject().figures;
  const own = costs?.ownFactors;
  const fact = (label: string, given: number | null | undefined, value: ReactNode) => ({
    label: (
      <>
        {label}
        {aboveZero(given) === null ? null : <OwnMark />}
      </>
    ),
    value,
  });
  const mm = (given: number | null | undefined, standard: number) => <Measure mm={aboveZero(given) ?? standard} />;
  const weightKg = aboveZero(own?.customWeight) ?? sums.netWeightG / 1000;
  const handlingEur = aboveZero(own?.handlingFlatRate) ?? 0;
  return (
    <FactsList
      facts={[
        fact(
          t`Gewicht`,
          own?.customWeight,
          <Weight g={weightKg * 1000} unweighed={aboveZero(own?.customWeight) === null ? sums.unweighed : 0} />,
        ),
        fact(t`Größte Länge`, own?.customLength, mm(own?.customLength, largestMm.x)),
        fact(t`Größte Breite`, own?.customWidth, mm(own?.customWidth, largestMm.y)),
        fact(t`Größte Höhe`, own?.customHeight, mm(own?.customHeight, largestMm.z)),
        fact(t`Handling, Einkauf`, own?.handlingFlatRate, <Amount cents={Math.round(handlingEur * 100)} />),
      ]}
    />
  );
};
