import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useShownPrice } from '../../orders/public/use-shown-price.ts';
import { FactsList } from '../inspector/facts-list.tsx';
import { useProject } from '../open/project-context.tsx';
import { NetText, ProjectPriceWords } from './net-words.tsx';
import { OrderedPriceNotice } from './ordered-price-notice.tsx';
import styles from './price-dialog.module.css';
import { PriceLinks } from './price-links.tsx';
import { PricePositions } from './price-positions.tsx';
import { PriceShares } from './price-shares.tsx';
import { chargeLabels } from './process-words.ts';
import { ProjectUnweldedMark } from './project-unwelded-mark.tsx';

/** What the project's price is made of: every position, every charge, and the share of each process. */
export const PriceDialog = ({ onClose }: { onClose: () => void }) => {
  const { figures } = useProject();
  const { pricing } = figures;
  return (
    <Dialog
      title={<Trans>Preis des Projekts</Trans>}
      onClose={onClose}
      size="wide"
      actions={pricing ? <PriceLinks /> : null}
    >
      {pricing ? (
        <div className={styles.content}>
          <OrderedPriceNotice />
          {pricing.onRequest ? <OnRequestNotice pricing={pricing} /> : null}
          <PriceSums pricing={pricing} />
          <PriceShares pricing={pricing} />
          <PricePositions pricing={pricing} />
        </div>
      ) : (
        <p>
          <Trans>Kein Preis sichtbar</Trans>
        </p>
      )}
    </Dialog>
  );
};

const OnRequestNotice = ({ pricing }: { pricing: ProjectPricing }) => {
  const count = [...pricing.parts.values()].filter((price) => price.onRequest.length > 0).length;
  return (
    <Notice tone="warn" title={<Plural value={count} one="# Position auf Anfrage" other="# Positionen auf Anfrage" />}>
      <p>
        <Trans>Was auf Anfrage ist, fehlt in der Summe; so kann das Projekt noch nicht bestellt werden.</Trans>
      </p>
    </Notice>
  );
};

const PriceSums = ({ pricing }: { pricing: ProjectPricing }) => {
  const { i18n, t } = useLingui();
  const shown = useShownPrice();
  const withVat = shown && shown.shownVatRate !== null ? shown.toShownCents(pricing.netCents) : null;
  return (
    <FactsList
      facts={[
        { label: t`Teile`, value: <Amount cents={pricing.partsCents} /> },
        pricing.assembliesCents === 0
          ? null
          : { label: t`Baugruppen: Schweißen und Oberfläche`, value: <Amount cents={pricing.assembliesCents} /> },
        ...pricing.charges.map((charge) => ({
          label: `${i18n._(chargeLabels[charge.kind])}${charge.ralNumber === null ? '' : ` RAL ${charge.ralNumber}`}`,
          value: <Amount cents={charge.cents} />,
        })),
        {
          label: (
            <>
              <strong className={styles.total}>
                <NetText />
              </strong>{' '}
              <ProjectUnweldedMark />
            </>
          ),
          value: (
            <strong>
              <Amount cents={pricing.netCents} />
            </strong>
          ),
        },
        withVat === null
          ? null
          : {
              label: (
                <strong className={styles.total}>
                  <ProjectPriceWords />
                </strong>
              ),
              value: (
                <strong>
                  <Amount cents={withVat} />
                </strong>
              ),
            },
      ]}
    />
  );
};
