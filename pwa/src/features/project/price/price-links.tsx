import type { Part } from '@knotenblech/shared/parts/part.ts';
import { centsEach } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import type { PartPrice } from '@knotenblech/shared/prices/piece/price-part.ts';
import { isOrdered } from '@knotenblech/shared/projects/project-state.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatCents } from '../../../ui/figures/format-figure.ts';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { ShownAmount } from '../../orders/public/amounts/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import partPriceStyles from '../inspector/inspector.module.css';
import { FactsList, Section } from '../inspector/processing-list.tsx';
import { useProject } from '../open/project-context.tsx';
import { LadderLink } from '../price-ladder/ladder-link.tsx';
import styles from './price-dialog.module.css';
import { useCartAction } from './use-basket-action.ts';

/** From the summary of a project's price to everything it is made of, to its sums alone, and to what it costs otherwise. */
export const PriceLinks = () => {
  const { source, figures } = useProject();
  const { project } = source;
  const { effective } = figures;
  const params = { projectId: project.id };
  const { isAllowed } = useCartAction();
  return (
    <>
      {isAllowed && effective && !effective.onRequest && project.trashedAt === null ? (
        <LinkButton from="/$lang" to="/$lang/shop/quote" search={{ project: project.id }} tone="quiet">
          <Trans>Als Angebot sichern</Trans>
        </LinkButton>
      ) : null}
      <LinkButton
        from="/$lang"
        to="/$lang/shop/project/$projectId/variants"
        params={params}
        search={{}}
        replace
        state={(before) => before}
        tone="quiet"
      >
        <Trans>Varianten vergleichen</Trans>
      </LinkButton>
      <LinkButton from="/$lang" to="/$lang/shop/simplePriceDetails/$projectId" params={params} tone="quiet">
        <Trans>Nur Summen</Trans>
      </LinkButton>
      <LinkButton from="/$lang" to="/$lang/shop/priceDetails/$projectId" params={params}>
        <Trans>Alle Einzelheiten</Trans>
      </LinkButton>
    </>
  );
};

type PieceSearch = { part: number } | { assembly: number };

/** From the price of a part or an assembly to how it comes about, and to its variants. */
export const PieceLinks = ({ search }: { search: PieceSearch }) => (
  <div className={styles.pieceLinks}>
    <LinkButton
      from="/$lang/shop/project/$projectId"
      to="/$lang/shop/project/$projectId/why"
      search={(before) => ({ ...before, ...search })}
      state={overPage}
      tone="secondary"
    >
      <Trans>Warum dieser Preis?</Trans>
    </LinkButton>
    {'part' in search ? (
      <LinkButton
        from="/$lang/shop/project/$projectId"
        to="/$lang/shop/project/$projectId/variants"
        search={(before) => ({ ...before, ...search })}
        state={overPage}
        tone="secondary"
      >
        <Trans>Menge und Oberfläche vergleichen</Trans>
      </LinkButton>
    ) : null}
  </div>
);

/** What the calculated sum of an open project is called; beside an order it is that of today. */
export const NetText = () =>
  isOrdered(useProject().source.project) ? <Trans>Projekt netto, heute</Trans> : <Trans>Projekt netto</Trans>;

/** What stands above the prices of its pieces. */
export const PriceText = () =>
  isOrdered(useProject().source.project) ? <Trans>Preis netto, heute</Trans> : <Trans>Preis netto</Trans>;

/** What the price of an open project is called as its reader reads prices. */
export const ProjectPriceWords = () => {
  const isToday = isOrdered(useProject().source.project);
  if (useShownPrice()?.shownVatRate === null) return <NetText />;
  return isToday ? <Trans>Projekt mit USt., heute</Trans> : <Trans>Projekt mit USt.</Trans>;
};

/** And those of its pieces. */
const PiecePriceWords = () => {
  const isToday = isOrdered(useProject().source.project);
  if (useShownPrice()?.shownVatRate === null) return <PriceText />;
  return isToday ? <Trans>Preis mit USt., heute</Trans> : <Trans>Preis mit USt.</Trans>;
};

/** Price per piece and position, and on demand what it is made of. */
export const PartPriceSection = ({ part }: { part: Part }) => {
  const { figures } = useProject();
  const { t } = useLingui();
  const price = figures.pricing?.parts.get(part.index);
  if (!price?.unitPrice) return null;
  return (
    <Section title={<PiecePriceWords />} aside={<LadderLink of={{ part: part.index }} />}>
      <FactsList
        facts={[
          {
            label: price.positionFlatCents === 0 ? t`je Stück` : t`je Stück, mit Rüsten`,
            value: <EachPrice price={price} />,
          },
          {
            label: t`Position, ${plural(price.quantity, { one: '# Stück', other: '# Stück' })}`,
            value: (
              <strong>
                <ShownAmount cents={price.positionCents} />
              </strong>
            ),
          },
        ]}
      />
      <PieceLinks search={{ part: part.index }} />
    </Section>
  );
};

const EachPrice = ({ price }: { price: Pick<PartPrice, 'positionCents' | 'quantity'> }) => {
  const shown = useShownPrice();
  if (!shown) return null;
  return (
    <>
      {formatCents(centsEach(shown.toShownCents(price.positionCents), price.quantity))}
      <span className={partPriceStyles.unit}>{'\u00a0€'}</span>
    </>
  );
};
