import type { ProcessName } from '@knotenblech/shared/prices/process-price.schema.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatCents } from '../../../ui/figures/format-figure.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { VatText } from '../../orders/public/amounts/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { OrderLink } from '../../orders/public/ordered-notice.tsx';
import { FactsList } from '../inspector/processing-list.tsx';
import { useProjectOrder } from '../offer/use-offer.ts';
import { useProject } from '../open/project-context.tsx';
import { ProjectMissingPrices, ProjectUnweldedMark, ReadingSwitch } from './price-bar.tsx';
import styles from './price-dialog.module.css';
import { NetText, PriceLinks, ProjectPriceWords } from './price-links.tsx';
import { PricePositions } from './price-positions.tsx';
import { chargeLabels, processLabels } from './process-words.ts';

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
          <ReadingSwitch />
          <OrderedPriceNotice />
          <ProjectMissingPrices />
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

const sharesOf = (pricing: ProjectPricing) => {
  const shares = new Map<ProcessName, number>();
  for (const price of pricing.parts.values()) {
    for (const row of price.processes) {
      const eur = Number(row.pieceEur) * price.quantity + row.positionFlatCents / 100;
      shares.set(row.process, (shares.get(row.process) ?? 0) + eur);
    }
  }
  return [...shares].sort(([, a], [, b]) => b - a);
};

/** How the parts' price spreads over material and work, largest first. */
const PriceShares = ({ pricing }: { pricing: ProjectPricing }) => {
  const { i18n, t } = useLingui();
  const shares = sharesOf(pricing);
  const largest = shares[0]?.[1] ?? 1;
  return (
    <section aria-label={t`Anteile`}>
      <h3 className={styles.heading}>
        <Trans>Woraus der Preis besteht</Trans>
      </h3>
      <ul className={styles.shares}>
        {shares.map(([process, eur]) => (
          <li key={process} className={styles.share}>
            <span>{i18n._(processLabels[process])}</span>
            <meter className={styles.meter} min={0} max={largest} value={eur} aria-hidden />
            <span className={styles.eur}>{formatCents(Math.round(eur * 100))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Above today's price of a project that is ordered: what its order says, and for what today's price holds. */
export const OrderedPriceNotice = () => {
  const made = useProjectOrder();
  if (!made) return null;
  return (
    <Notice title={<Trans>Der Preis von heute</Trans>}>
      {made.price ? (
        <p>
          <Trans>
            In der Bestellung <OrderLink order={made.order} /> steht das Projekt mit <Amount cents={made.price.cents} />{' '}
            <VatText />.
          </Trans>
        </p>
      ) : null}
      <p>
        <Trans>Was hier steht, gilt, wenn Sie es noch einmal bestellen.</Trans>
      </p>
    </Notice>
  );
};
