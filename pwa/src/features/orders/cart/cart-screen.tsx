import { may } from '@knotenblech/shared/records/permissions.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { WhenLoaded } from '../../issues/public/once-arrived.tsx';
import { useOpenCart } from '../public/open-cart.ts';
import { useShownPrice } from '../public/use-shown-price.ts';
import { CartNotices } from './basket-notices.tsx';
import { cartTotals } from './basket-totals.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-screen.module.css';
import { CartSum } from './cart-sum.tsx';
import { HandOverLink } from './hand-over-link.tsx';

export const CartScreen = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  const open = useOpenCart();
  const price = useShownPrice();
  if (open === undefined || price === undefined) return <Page title={t`Warenkorb`}>{null}</Page>;
  const { shownVatRate, toShownCents } = price;
  const entries = open?.entries ?? [];
  const canOrder = may(actor, 'order') && actor.seesPrices;
  return (
    <Page title={t`Warenkorb`}>
      <CartNotices actor={actor} />
      {entries.length === 0 ? (
        <WhenLoaded spaces={[userSpace(actor.userId)]}>
          <EmptyState
            title={<Trans>Noch nichts im Warenkorb</Trans>}
            action={
              <LinkButton tone="primary" from="/$lang" to="/$lang/shop/projects">
                <Trans>Zu den Projekten</Trans>
              </LinkButton>
            }
          >
            <Trans>Legen Sie ein Projekt mit Preis in den Warenkorb. Das geht auch ohne Netz.</Trans>
          </EmptyState>
        </WhenLoaded>
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines}>
            {entries.map((entry) => (
              <CartLineRow
                key={entry.line.id}
                entry={entry}
                seesPrices={actor.seesPrices}
                toShownCents={toShownCents}
              />
            ))}
          </ul>
          {actor.seesPrices ? (
            <CartSum
              totals={cartTotals(entries)}
              shownVatRate={shownVatRate}
              toShownCents={toShownCents}
              canOrder={canOrder}
            />
          ) : (
            <HandOverLink isMain />
          )}
        </div>
      )}
    </Page>
  );
};
