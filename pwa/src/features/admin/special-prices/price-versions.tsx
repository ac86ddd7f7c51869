import type { SpecialPriceVersion as PriceVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoment, formatShortDay } from '../../../ui/figures/format-time.ts';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { type ProcessNames, priceText, subjectText } from './special-price-labels.ts';
import type { ShownPrice } from './special-price-list.ts';
import styles from './special-prices.module.css';

type PriceVersionsProps = { versions: readonly PriceVersion[]; processNames: ProcessNames };

/** Every version of a customer's own prices, the latest entry first: who, when, what, and what was there before. */
export const PriceVersions = ({ versions, processNames }: PriceVersionsProps) => {
  const { i18n } = useLingui();
  const nameOf = useAuthorName();
  const latest = versions.toSorted((a, b) => b.number - a.number);
  const subjects = new Map<string, ShownPrice['of']>(
    versions.flatMap((each) => (each.data ? [[each.subject, each.data.subject] as const] : [])),
  );
  const before = (version: PriceVersion) =>
    latest.find((each) => each.subject === version.subject && each.number < version.number)?.data ?? null;
  return (
    <ol className={styles.log}>
      {latest.map((version) => {
        const subject = subjects.get(version.subject);
        const old = before(version);
        return (
          <li key={version.number}>
            <strong>{subject ? subjectText(i18n, processNames, subject) : version.subject}</strong>{' '}
            {old ? `${priceText(old)} → ` : null}
            {version.data ? priceText(version.data) : <Trans>Preis der Basisdaten</Trans>}{' '}
            <Trans>ab {formatShortDay(version.validFrom, i18n.locale)}</Trans>
            <time dateTime={version.madeAt} className={styles.soft}>
              {formatMoment(version.madeAt, i18n.locale)} · {nameOf(version.madeBy)}
            </time>
          </li>
        );
      })}
    </ol>
  );
};
