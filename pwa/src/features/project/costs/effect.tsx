import type { ChangedCosts, CostTotals } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import { marginPercent } from '@knotenblech/shared/prices/details/own-costs.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCents, formatEuro } from '../../../ui/figures/format-figure.ts';
import styles from './costs.module.css';

export const formatMargin = (totals: { netCents: number; purchaseCents: number }) => {
  const percent = marginPercent(totals);
  return percent === null ? '–' : `${germanNumber(percent, 1).replace('-', '−')} %`;
};

/** What was done, and what it did to price and margin, in a sentence. */
export const EffectWords = ({ words, changed }: { words: string; changed: ChangedCosts }) => {
  const { before, after } = changed;
  return (
    <>
      {words}{' '}
      {before.netCents === after.netCents ? (
        <Trans>Der Preis bleibt {formatEuro(after.netCents)}.</Trans>
      ) : (
        <Trans>
          Preis {formatCents(before.netCents)} → {formatEuro(after.netCents)}, Marge{' '}
          {fromTo(formatMargin(before), formatMargin(after))}.
        </Trans>
      )}
    </>
  );
};

const fromTo = (before: string, after: string) => (before === after ? after : `${before} → ${after}`);

type Shown = { label: ReactNode; before: string; after: string; difference: string };

/** Price, purchase and margin before and after what is entered; while nothing is, as they are. */
export const Effect = ({ before, after }: { before: CostTotals; after: CostTotals | null }) => {
  const { t } = useLingui();
  const to = after ?? before;
  const shown: Shown[] = [
    {
      label: before.onRequest || to.onRequest ? t`Preis ohne Anfragen` : t`Preis netto`,
      before: formatEuro(before.netCents),
      after: formatEuro(to.netCents),
      difference: signed(to.netCents - before.netCents),
    },
    {
      label: t`Einkauf`,
      before: formatEuro(before.purchaseCents),
      after: formatEuro(to.purchaseCents),
      difference: signed(to.purchaseCents - before.purchaseCents),
    },
    { label: t`Marge`, before: formatMargin(before), after: formatMargin(to), difference: '' },
  ];
  return (
    <dl className={styles.effect} aria-live="polite" aria-label={t`Wirkung auf das Projekt`}>
      {shown.map((each, place) => (
        <div key={place} className={styles.effectFact}>
          <dt>{each.label}</dt>
          <dd>
            {each.before === each.after ? null : <span className={styles.was}>{each.before} → </span>}
            <strong>{each.after}</strong>
            {each.difference === '' ? null : <span className={styles.difference}> {each.difference}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const signed = (cents: number) => (cents === 0 ? '' : `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents))}`);

/** Stands where own values are set. */
export const OwnMark = () => {
  const { t } = useLingui();
  return (
    <abbr className={styles.own} title={t`Von Hand gesetzt`}>
      S
    </abbr>
  );
};
