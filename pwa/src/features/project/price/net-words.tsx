import { Trans } from '@lingui/react/macro';
import { useProject } from '../open/project-context.tsx';

/** What the sum of an open project is called; beside an order it is that of today. */
export const NetWords = () =>
  useProject().source.project.orderedAt === null ? <Trans>Projekt netto</Trans> : <Trans>Projekt netto, heute</Trans>;

/** What stands above the prices of its pieces. */
export const PriceWords = () =>
  useProject().source.project.orderedAt === null ? <Trans>Preis netto</Trans> : <Trans>Preis netto, heute</Trans>;
