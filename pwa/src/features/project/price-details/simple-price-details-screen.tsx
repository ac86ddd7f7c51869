import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { FactsList } from '../inspector/facts-list.tsx';
import { useProject } from '../open/project-context.tsx';
import { OpenedProject } from '../opened-project.tsx';
import { OrderedPriceNotice } from '../price/ordered-price-notice.tsx';
import { AgreedPriceNotice } from './agreed-price.tsx';
import { TotalLine, useChargeName } from './amount-blocks.tsx';
import styles from './price-details.module.css';
import { NoPrice, PricePage } from './price-page.tsx';

/** The sums of a project's price and nothing else. */
export const SimplePriceDetailsScreen = ({ projectId }: { projectId: ProjectId }) => (
  <OpenedProject projectId={projectId}>
    <SimplePriceDetails />
  </OpenedProject>
);

const SimplePriceDetails = () => {
  const { figures, source } = useProject();
  const links = (
    <LinkButton
      from="/$lang"
      to="/$lang/shop/priceDetails/$projectId"
      params={{ projectId: source.project.id }}
      tone="quiet"
    >
      <Trans>Alle Einzelheiten</Trans>
    </LinkButton>
  );
  return <PricePage links={links}>{figures.pricing ? <Sums pricing={figures.pricing} /> : <NoPrice />}</PricePage>;
};

const Sums = ({ pricing }: { pricing: ProjectPricing }) => {
  const { t } = useLingui();
  const chargeName = useChargeName();
  return (
    <div className={styles.sums}>
      <OrderedPriceNotice />
      <AgreedPriceNotice pricing={pricing} />
      <FactsList
        facts={[
          { label: t`Teile`, value: <Amount cents={pricing.partsCents} /> },
          pricing.assembliesCents === 0
            ? null
            : { label: t`Schweißen und Oberfläche der Baugruppen`, value: <Amount cents={pricing.assembliesCents} /> },
          ...pricing.charges.map((charge) => ({ label: chargeName(charge), value: <Amount cents={charge.cents} /> })),
        ]}
      />
      <TotalLine cents={pricing.netCents} isIncomplete={pricing.onRequest} />
    </div>
  );
};
