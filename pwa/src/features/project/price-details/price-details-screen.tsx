import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useProject } from '../open/project-context.tsx';
import { OpenedProject } from '../opened-project.tsx';
import { OrderedPriceNotice } from '../price/ordered-price-notice.tsx';
import { AgreedPriceNotice } from './agreed-price.tsx';
import { ChargesBlock, SetupsBlock, SharesBlock, StocksBlock, TotalLine } from './amount-blocks.tsx';
import { detailRows } from './detail-rows.ts';
import styles from './price-details.module.css';
import { PriceDetailsTable } from './price-details-table.tsx';
import { priceFigures } from './price-figures.ts';
import { NoPrice, PricePage } from './price-page.tsx';
import { ProjectBlock, ShippingBlock } from './project-block.tsx';
import { PurchaseBlock } from './purchase-block.tsx';

/** Everything that a project's price is made of, from what lies on this device; the operator's side comes from the server. */
export const PriceDetailsScreen = ({ projectId, popup }: { projectId: ProjectId; popup: ReactNode }) => (
  <OpenedProject projectId={projectId}>
    <PriceDetails />
    {popup}
  </OpenedProject>
);

const PriceDetails = () => {
  const { figures, source } = useProject();
  const links = (
    <LinkButton
      from="/$lang"
      to="/$lang/shop/simplePriceDetails/$projectId"
      params={{ projectId: source.project.id }}
      tone="quiet"
    >
      <Trans>Nur Summen</Trans>
    </LinkButton>
  );
  return (
    <PricePage links={links}>
      {figures.pricing ? (
        <PricedDetails pricing={figures.pricing} />
      ) : (
        <>
          <NoPrice />
          <div className={styles.blocks}>
            <ProjectBlock />
          </div>
        </>
      )}
    </PricePage>
  );
};

const PricedDetails = ({ pricing }: { pricing: ProjectPricing }) => {
  const { actor } = useShop();
  const { figures } = useProject();
  const { assemblies, parts } = figures;
  const amounts = useMemo(() => priceFigures(parts, pricing), [parts, pricing]);
  const rows = useMemo(() => detailRows({ assemblies, parts, pricing }), [assemblies, parts, pricing]);
  return (
    <>
      <OrderedPriceNotice />
      <AgreedPriceNotice pricing={pricing} />
      <TotalLine cents={pricing.netCents} isIncomplete={pricing.onRequest} />
      <h2 className="visually-hidden">
        <Trans>Woraus sich der Preis ergibt</Trans>
      </h2>
      <div className={styles.blocks}>
        <ProjectBlock />
        <SharesBlock figures={amounts} pricing={pricing} />
        <SetupsBlock setups={amounts.setups} />
        <StocksBlock stocks={pricing.stocks} />
        <ChargesBlock charges={pricing.charges} />
        <ShippingBlock largestMm={amounts.largestMm} />
        {actor.permissions.includes('GLOBAL_ADMIN_PERMISSION') ? <PurchaseBlock salesCents={pricing.netCents} /> : null}
      </div>
      <PriceDetailsTable rows={rows} />
    </>
  );
};
