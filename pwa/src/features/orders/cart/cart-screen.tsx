import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { useOpenCart, useShownPrice } from '../public/amounts/use-shown-price.ts';
import { PunchoutNotice } from '../punchout/punchout-notice.tsx';
import { cartTotals } from './basket-totals.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-screen.module.css';
import { CartSum, HandOverLink } from './cart-sum.tsx';
import { SaveCartButton } from './save-cart-button.tsx';
import { SavedCarts } from './saved-carts.tsx';

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
      <PunchoutNotice canHandOver={canOrder && entries.length > 0} />
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
            <div>
              <HandOverLink isMain />
              <SaveCartButton />
            </div>
          )}
        </div>
      )}
      <SavedCarts open={open} />
    </Page>
  );
};

/** What keeps this user from ordering, before he fills anything in. */
export const CartNotices = ({ actor }: { actor: Actor }) => (
  <div className={styles.notices}>
    {actor.permissions.includes('DEMO_PERMISSION') ? (
      <Notice tone="error" title={<Trans>Demobetrieb</Trans>}>
        <Trans>Preise und Bestellungen sind nicht echt. Es wird nichts gefertigt und nichts berechnet.</Trans>
      </Notice>
    ) : null}
    {may(actor, 'order') ? null : (
      <Notice tone="warn" title={<Trans>Sie haben keine Bestellrechte zugewiesen</Trans>}>
        <Trans>
          Sie können weder bestellen noch Preise anfragen. Ein Kollege mit Bestellrecht kann den Warenkorb übernehmen,
          oder die Verwaltung Ihres Unternehmens gibt Ihnen das Recht.
        </Trans>
      </Notice>
    )}
    {actor.seesPrices ? null : (
      <Notice tone="info" title={<Trans>Kein Preis sichtbar</Trans>}>
        <Trans>
          Ihr Konto zeigt keine Preise, deshalb können Sie nicht selbst bestellen. Übergeben Sie den Warenkorb einer
          Person, die Preise sieht.
        </Trans>
      </Notice>
    )}
  </div>
);
