import type { ProjectPricing } from '@knotenblech/shared/prices/price-project.ts';
import type { ProcessName } from '@knotenblech/shared/prices/process-price.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatCents, formatCount } from '../../../ui/figures/format-figure.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Cell, HeaderCell, sumRowClass, Table } from '../../../ui/layout/table.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useProject } from '../open/project-context.tsx';
import { formatUnitPrice } from './format-unit-price.ts';
import styles from './price-dialog.module.css';
import { chargeWords, processWords } from './process-words.ts';

/** What the project's price is made of: every position, every charge, and the share of each process. */
export const PriceDialog = ({ onClose }: { onClose: () => void }) => {
  const { figures } = useProject();
  const { pricing } = figures;
  return (
    <Dialog title={<Trans>Preis des Projekts</Trans>} onClose={onClose} size="wide">
      {pricing ? (
        <div className={styles.content}>
          {pricing.onRequest ? <OnRequestNotice pricing={pricing} /> : null}
          <Positions pricing={pricing} />
          <Shares pricing={pricing} />
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
        <Trans>Sie sind in der Summe nicht enthalten; so kann das Projekt noch nicht bestellt werden.</Trans>
      </p>
    </Notice>
  );
};

const Positions = ({ pricing }: { pricing: ProjectPricing }) => {
  const { i18n, t } = useLingui();
  const { figures } = useProject();
  return (
    <Table caption={t`Positionen und Zuschläge`}>
      <thead>
        <tr>
          <HeaderCell isFirst>{t`Position`}</HeaderCell>
          <HeaderCell isNumeric>{t`Stück`}</HeaderCell>
          <HeaderCell isNumeric>{t`je Stück €`}</HeaderCell>
          <HeaderCell isNumeric>{t`Rüsten €`}</HeaderCell>
          <HeaderCell isNumeric>{t`Summe €`}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {[...pricing.parts.values()].map((price) => (
          <tr key={price.index}>
            <Cell isFirst>
              <span className={styles.number}>{price.index}</span> {figures.partAt.get(price.index)?.name}
            </Cell>
            <Cell isNumeric>{formatCount(price.quantity)}</Cell>
            {price.unitPrice === null ? (
              <Cell isNumeric colSpan={3}>
                <span className={styles.request}>{t`auf Anfrage`}</span>
              </Cell>
            ) : (
              <>
                <Cell isNumeric>{formatUnitPrice(price.unitPrice)}</Cell>
                <Cell isNumeric>{price.positionFlatCents === 0 ? '–' : formatCents(price.positionFlatCents)}</Cell>
                <Cell isNumeric>{formatCents(price.positionCents)}</Cell>
              </>
            )}
          </tr>
        ))}
        <tr className={sumRowClass}>
          <Cell isFirst colSpan={4}>{t`Teile`}</Cell>
          <Cell isNumeric>{formatCents(pricing.partsCents)}</Cell>
        </tr>
        {pricing.charges.map((charge) => (
          <tr key={`${charge.kind}/${charge.surface}/${charge.ralNumber}`}>
            <Cell isFirst colSpan={4}>
              {i18n._(chargeWords[charge.kind])}
              {charge.ralNumber === null ? '' : ` RAL ${charge.ralNumber}`}
            </Cell>
            <Cell isNumeric>{formatCents(charge.cents)}</Cell>
          </tr>
        ))}
        <tr className={sumRowClass}>
          <Cell isFirst colSpan={4}>{t`Projekt netto`}</Cell>
          <Cell isNumeric>{formatCents(pricing.netCents)}</Cell>
        </tr>
      </tbody>
    </Table>
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

const Shares = ({ pricing }: { pricing: ProjectPricing }) => {
  const { i18n, t } = useLingui();
  const shares = sharesOf(pricing);
  const largest = shares[0]?.[1] ?? 1;
  return (
    <section aria-label={t`Anteile`}>
      <h3 className={styles.heading}>
        <Trans>Worauf sich die Teile verteilen</Trans>
      </h3>
      <ul className={styles.shares}>
        {shares.map(([process, eur]) => (
          <li key={process} className={styles.share}>
            <span>{i18n._(processWords[process])}</span>
            <meter className={styles.meter} min={0} max={largest} value={eur} aria-hidden />
            <span className={styles.eur}>{formatCents(Math.round(eur * 100))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
