import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Section } from '../../inspector/section.tsx';
import { useProject } from '../../open/project-context.tsx';
import { ChargesBlock, SetupsBlock, SharesBlock, StocksBlock } from '../../price-details/amount-blocks.tsx';
import { priceFigures } from '../../price-details/price-figures.ts';
import { ProjectBlock } from '../../price-details/project-block.tsx';
import { PurchaseBlock } from '../../price-details/purchase-block.tsx';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { useOpenCosts } from '../use-open-costs.ts';
import { FactorFacts } from './factor-facts.tsx';
import { ShippingFacts } from './shipping-facts.tsx';
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
