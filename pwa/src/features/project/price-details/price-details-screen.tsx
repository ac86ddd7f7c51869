import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Weight } from '../../../ui/figures/weight.tsx';
import { GapRow } from '../../../ui/layout/table.tsx';
import { FactsList, Section } from '../inspector/processing-list.tsx';
import { useProject } from '../open/project-context.tsx';
import { OpenedProject } from '../opened-project.tsx';
import { OrderedPriceNotice } from '../price/price-dialog.tsx';
import { useVisibleRows } from '../tree/use-visible-rows.ts';
import { AgreedPriceNotice, ChargesBlock, SetupsBlock, SharesBlock, StocksBlock, TotalLine } from './amount-blocks.tsx';
import { type DetailRow, detailRows } from './detail-rows.ts';
import styles from './price-details.module.css';
import { PriceDetailsRow } from './price-details-row.tsx';
import { priceFigures } from './price-figures.ts';
import { PurchaseBlock } from './purchase-block.tsx';
import { NoPrice, PricePage } from './simple-price-details-screen.tsx';

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

const rowPx = 48;

/** A list of up to this many rows stands on the page; a longer one scrolls in itself and holds only the rows in sight. */
const mostOnPage = 150;

/** The assemblies with their parts, one line each; 10,000 scroll like ten, and all are printed. */
const PriceDetailsTable = ({ rows }: { rows: readonly DetailRow[] }) => {
  const { t } = useLingui();
  const scroller = useRef<HTMLElement>(null);
  const sight = useVisibleRows(scroller, rows.length, rowPx);
  const isPrinting = useIsPrinting();
  const isLong = rows.length > mostOnPage && !isPrinting;
  const { first, end } = isLong ? sight : { first: 0, end: rows.length };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <section ref={scroller} className={styles.scroll} data-long={isLong} aria-label={t`Positionen`} tabIndex={0}>
      <table className={styles.table} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{t`Preis jeder Position`}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.first}>{t`Bezeichnung`}</th>
            <th scope="col" className={styles.numeric}>{t`Stück`}</th>
            <th scope="col">{t`Zeichnung`}</th>
            <th scope="col">{t`Art`}</th>
            <th scope="col" className={styles.numeric}>{t`je Stück €`}</th>
            <th scope="col" className={styles.numeric}>{t`je Position €`}</th>
            <th scope="col" className={styles.numeric}>{t`Gesamt €`}</th>
          </tr>
        </thead>
        <tbody>
          <GapRow columnCount={7} px={first * rowPx} />
          {rows.slice(first, end).map((row, place) => (
            <PriceDetailsRow key={row.key} row={row} place={first + place + 2} />
          ))}
          <GapRow columnCount={7} px={(rows.length - end) * rowPx} />
        </tbody>
      </table>
    </section>
  );
};

/** Whether the page is being printed: then it shows everything, not only what is in sight. */
const useIsPrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
};

/** What the project is made of: numbers, counts, weight and surface. */
export const ProjectBlock = () => {
  const { t } = useLingui();
  const { source, figures } = useProject();
  const { project } = source;
  const { sums } = figures;
  return (
    <Section title={<Trans>Projekt</Trans>}>
      <FactsList
        facts={[
          { label: t`Nummer`, value: project.number ?? t`noch ohne Nummer` },
          { label: t`Zeichnung`, value: project.drawingId || '–' },
          { label: t`Baugruppen`, value: <Measure count={figures.assemblies.length} /> },
          { label: t`Positionen`, value: <Measure count={sums.positionCount} /> },
          { label: t`Teile`, value: <Measure count={sums.partCount} /> },
          { label: t`Gewicht netto`, value: <Weight g={sums.netWeightG} unweighed={sums.unweighed} /> },
          { label: t({ message: 'Oberfläche', context: 'm²' }), value: <Measure mm2={sums.surfaceMm2} /> },
        ]}
      />
    </Section>
  );
};

/** What a carrier asks: weight and the largest piece. */
const ShippingBlock = ({ largestMm }: { largestMm: { x: number; y: number; z: number } }) => {
  const { t } = useLingui();
  const { sums } = useProject().figures;
  return (
    <Section title={<Trans>Versand</Trans>}>
      <FactsList
        facts={[
          { label: t`Gewicht`, value: <Weight g={sums.netWeightG} unweighed={sums.unweighed} /> },
          { label: t`Größte Länge`, value: <Measure mm={largestMm.x} /> },
          { label: t`Größte Breite`, value: <Measure mm={largestMm.y} /> },
          { label: t`Größte Höhe`, value: <Measure mm={largestMm.z} /> },
        ]}
      />
    </Section>
  );
};
