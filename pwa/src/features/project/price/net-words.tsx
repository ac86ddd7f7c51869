import { isOrdered } from '@knotenblech/shared/projects/is-ordered.ts';
import { Trans } from '@lingui/react/macro';
import { useShownPrice } from '../../orders/public/use-shown-price.ts';
import { useProject } from '../open/project-context.tsx';

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
export const PiecePriceWords = () => {
  const isToday = isOrdered(useProject().source.project);
  if (useShownPrice()?.shownVatRate === null) return <PriceText />;
  return isToday ? <Trans>Preis mit USt., heute</Trans> : <Trans>Preis mit USt.</Trans>;
};
