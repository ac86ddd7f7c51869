import type { CustomerDetail } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import type { SpecialPriceVersion as PriceVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { todayAtShop } from '../../../sync/site/site.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatMoment, formatShortDay } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { type ProcessNames, priceText, subjectText, useSpecialPrices } from './special-price-labels.ts';
import { type ShownPrice, shownPrices } from './special-price-list.ts';
import { SpecialPriceTable } from './special-price-table.tsx';
import styles from './special-prices.module.css';

type SpecialPricesSectionProps = { customer: CustomerDetail; processNames: ProcessNames };

/** Prices of a customer's own: what holds, what is coming, and every version as the log. */
export const SpecialPricesSection = ({ customer, processNames }: SpecialPricesSectionProps) => {
  const { data } = useSpecialPrices(customer.number);
  const versions = data?.versions ?? [];
  const { held, coming } = shownPrices(versions, todayAtShop());
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <h2>
          <Trans>Sonderpreise und Rabatt</Trans>
        </h2>
        <LinkButton
          icon={<Icon name="plus" />}
          from="/$lang"
          to="/$lang/shop/adminCustomers/$customerId/specialPrice"
          params={(now) => ({ ...now, customerId: customer.id })}
          state={overPage}
        >
          <Trans>Sonderpreis oder Rabatt</Trans>
        </LinkButton>
      </header>
      {data && held.length + coming.length === 0 ? (
        <p className={styles.soft}>
          <Trans>Für diesen Kunden gelten die Preise der Basisdaten.</Trans>
        </p>
      ) : null}
      {held.length + coming.length > 0 ? (
        <SpecialPriceTable customerNumber={customer.number} held={held} coming={coming} processNames={processNames} />
      ) : null}
      {versions.length > 0 ? (
        <Fold title={<Trans>Protokoll</Trans>} count={versions.length}>
          <PriceVersions versions={versions} processNames={processNames} />
        </Fold>
      ) : null}
    </section>
  );
};

type PriceVersionsProps = { versions: readonly PriceVersion[]; processNames: ProcessNames };

/** Every version of a customer's own prices, the latest entry first: who, when, what, and what was there before. */
const PriceVersions = ({ versions, processNames }: PriceVersionsProps) => {
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
