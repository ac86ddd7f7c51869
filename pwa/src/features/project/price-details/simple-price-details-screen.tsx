import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { FactsList } from '../inspector/processing-list.tsx';
import { useProject } from '../open/project-context.tsx';
import { OpenedProject } from '../opened-project.tsx';
import { OrderedPriceNotice } from '../price/price-dialog.tsx';
import { AgreedPriceNotice, TotalLine, useChargeName } from './amount-blocks.tsx';
import styles from './price-details.module.css';

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

/** The frame of both price screens: which project, the ways to it and to paper. */
export const PricePage = ({ links, children }: { links?: ReactNode; children: ReactNode }) => {
  const { t } = useLingui();
  const { source } = useProject();
  const { project } = source;
  const facts = [
    project.number === null ? t`noch ohne Nummer` : t`Projekt ${project.number}`,
    project.drawingId === '' ? '' : t`Zeichnung ${project.drawingId}`,
  ].filter((word) => word !== '');
  return (
    <Page
      title={t`Preis: ${project.name}`}
      documentTitle={t`Preis`}
      lead={facts.join(' · ')}
      actions={
        <div className={styles.links}>
          <LinkButton
            from="/$lang"
            to="/$lang/shop/project/$projectId"
            params={{ projectId: project.id }}
            tone="quiet"
            icon={<Icon name="back" />}
          >
            <Trans>Zum Projekt</Trans>
          </LinkButton>
          {links}
          <Button tone="quiet" onPress={() => window.print()}>
            <Trans>Drucken</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.screen}>{children}</div>
    </Page>
  );
};

/** In place of every amount for users who may see none. */
export const NoPrice = () => (
  <EmptyState title={<Trans>Kein Preis sichtbar</Trans>}>
    <p>
      <Trans>Ihr Zugang zeigt keine Preise. Wer sie in Ihrem Betrieb sieht, kann dieses Projekt bestellen.</Trans>
    </p>
  </EmptyState>
);
