import type { ProcessName } from '@knotenblech/shared/prices/process-price.schema.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatCents } from '../../../ui/figures/format-figure.ts';
import styles from './price-dialog.module.css';
import { processLabels } from './process-words.ts';

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
export const PriceShares = ({ pricing }: { pricing: ProjectPricing }) => {
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
