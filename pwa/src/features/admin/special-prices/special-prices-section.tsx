import type { CustomerDetail } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { Trans } from '@lingui/react/macro';
import { todayAtShop } from '../../../sync/site/today-at-shop.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { PriceVersions } from './price-versions.tsx';
import type { ProcessNames } from './special-price-labels.ts';
import { shownPrices } from './special-price-list.ts';
import { SpecialPriceTable } from './special-price-table.tsx';
import styles from './special-prices.module.css';
import { useSpecialPrices } from './use-special-prices.ts';

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
