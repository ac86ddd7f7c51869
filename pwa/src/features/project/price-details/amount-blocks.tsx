import { sharesCoat } from '@knotenblech/shared/parts/finishes.ts';
import type { ProjectPricing, StockPrice } from '@knotenblech/shared/prices/project/price-project.ts';
import type { ProjectCharge } from '@knotenblech/shared/prices/project/project-charges.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatEuro } from '../../../ui/figures/format-figure.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { FactsList, Section } from '../inspector/processing-list.tsx';
import { useProject } from '../open/project-context.tsx';
import { ProjectUnweldedMark } from '../price/price-bar.tsx';
import { NetText, PriceText } from '../price/price-links.tsx';
import { chargeLabels, processLabels } from '../price/process-words.ts';
import styles from './price-details.module.css';
import type { PriceFigures } from './price-figures.ts';

/** Material, work and what is paid once: together the project's price. */
export const SharesBlock = ({ figures, pricing }: { figures: PriceFigures; pricing: ProjectPricing }) => {
  const { t } = useLingui();
  return (
    <Section title={<PriceText />}>
      <FactsList
        facts={[
          { label: t`Material`, value: <Amount cents={figures.materialCents} /> },
          { label: t`Arbeit und Oberfläche`, value: <Amount cents={figures.workCents} /> },
          { label: t`Rüsten und Zuschläge`, value: <Amount cents={figures.flatCents} /> },
          { label: <strong>{t`Summe`}</strong>, value: <Total cents={pricing.netCents} /> },
        ]}
      />
    </Section>
  );
};

const Total = ({ cents }: { cents: number }) => (
  <strong>
    <Amount cents={cents} />
  </strong>
);

/** What is set up once per position, by process. */
export const SetupsBlock = ({ setups }: { setups: PriceFigures['setups'] }) => {
  const { i18n, t } = useLingui();
  if (setups.length === 0) return null;
  return (
    <Section title={<Trans>Rüsten der Positionen</Trans>}>
      <FactsList
        facts={[
          ...setups.map(({ process, cents }) => ({
            label: i18n._(processLabels[process]),
            value: <Amount cents={cents} />,
          })),
          {
            label: <strong>{t`Summe`}</strong>,
            value: <Total cents={setups.reduce((a, { cents }) => a + cents, 0)} />,
          },
        ]}
      />
    </Section>
  );
};

/** Bars and sheets that the project is made from, each paid once however many positions come from it. */
export const StocksBlock = ({ stocks }: { stocks: readonly StockPrice[] }) => {
  const { t } = useLingui();
  const paid = stocks.filter(({ cents }) => cents > 0);
  if (paid.length === 0) return null;
  const facts = [
    ...paid.map(({ name, cents, partIndexes }) => ({
      label: name,
      origin: <Plural value={partIndexes.length} one="für # Position" other="für # Positionen" />,
      value: <Amount cents={cents} />,
    })),
    { label: <strong>{t`Summe`}</strong>, value: <Total cents={paid.reduce((a, { cents }) => a + cents, 0)} /> },
  ];
  return (
    <Section title={<Trans>Halbzeug bereitstellen</Trans>}>
      <FactsList facts={facts} />
    </Section>
  );
};

/** Charges of the project, each a line of its own. */
export const ChargesBlock = ({ charges }: { charges: readonly ProjectCharge[] }) => {
  const { t } = useLingui();
  const chargeName = useChargeName();
  if (charges.length === 0) return null;
  return (
    <Section title={<Trans>Zuschläge des Projekts</Trans>}>
      <FactsList
        facts={[
          ...charges.map((charge) => ({ label: chargeName(charge), value: <Amount cents={charge.cents} /> })),
          {
            label: <strong>{t`Summe`}</strong>,
            value: <Total cents={charges.reduce((a, { cents }) => a + cents, 0)} />,
          },
        ]}
      />
    </Section>
  );
};

/** A charge as it is called, with the surface or colour that it is for. */
export const useChargeName = () => {
  const { i18n } = useLingui();
  return ({ kind, surface, ralNumber }: ProjectCharge) =>
    [
      i18n._(chargeLabels[kind]),
      ralNumber === null ? '' : `RAL ${ralNumber}`,
      surface && ralNumber === null && sharesCoat(surface) ? `(${i18n._(surfaceLabels[surface])})` : '',
    ]
      .filter((word) => word !== '')
      .join(' ');
};

/** The project's price, large. */
export const TotalLine = ({ cents, isIncomplete }: { cents: number; isIncomplete: boolean }) => (
  <p className={styles.total}>
    <span className={styles.totalLabel}>
      {isIncomplete ? <Trans>Netto ohne Teile auf Anfrage</Trans> : <NetText />} <ProjectUnweldedMark />
    </span>
    <span className={styles.totalAmount}>
      <Amount cents={cents} />
    </span>
  </p>
);

/** The net price that is in force in place of the calculated one; null: none. */
export const useAgreedCents = (): number | null => {
  const { actor } = useShop();
  const { project } = useProject().source;
  const price = useRecord('projectPrice', customerPriceSpace(actor.customerId), project.id);
  const isAgreed = actor.seesPrices && (project.manualPrice ?? 'none') !== 'none';
  return isAgreed && price?.calculated ? price.netCents : null;
};

/** Says that an agreed price holds, and what was calculated. */
export const AgreedPriceNotice = ({ pricing }: { pricing: ProjectPricing }) => {
  const agreedCents = useAgreedCents();
  if (agreedCents === null) return null;
  return (
    <Notice title={<Trans>Für dieses Projekt gilt ein vereinbarter Preis: {formatEuro(agreedCents)} netto</Trans>}>
      <p>
        <Trans>Die Kalkulation darunter ergibt {formatEuro(pricing.netCents)} und erklärt, woraus es besteht.</Trans>
      </p>
    </Notice>
  );
};
