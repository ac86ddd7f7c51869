import type { CatalogPack } from '@knotenblech/shared/base-data/catalog-pack.ts';
import { readOperator } from '@knotenblech/shared/base-data/operator.ts';
import { calendarPackIds, readCalendar } from '@knotenblech/shared/base-data/shop-calendar.ts';
import { may } from '@knotenblech/shared/permissions/may.ts';
import { orderOfQuote } from '@knotenblech/shared/quotes/order-of-quote.ts';
import type { Quote } from '@knotenblech/shared/quotes/quote.ts';
import { quoteDeliveryDay } from '@knotenblech/shared/quotes/quote-delivery-day.ts';
import { quoteState } from '@knotenblech/shared/quotes/quote-state.ts';
import { customerPriceSpace } from '@knotenblech/shared/sync/space.ts';
import { type CartId, newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { todayAtShop } from '../../../cart/today-at-shop.ts';
import { showRefusal } from '../../../failures/tell-failure.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useRecord, useShop } from '../../../sync/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { noConsent } from '../consent/use-consent.ts';
import { ConsentForm } from '../consent-form.tsx';
import { DeliveryDayText } from '../delivery-day-words.tsx';
import { WhenBaseDataLoaded } from '../once-base-data.tsx';
import { withShownHash } from '../with-shown-hash.ts';

type OrderQuoteScreenProps = {
  quoteId: string;
  renderContents: (quote: Quote, isGross: boolean, ending: ReactNode) => ReactNode;
};

/** The last step of an order from a quote: its contents and amounts as they are, consent, and the order itself. */
export const OrderQuoteScreen = ({ quoteId, renderContents }: OrderQuoteScreenProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const quote = useRecord('quote', customerPriceSpace(actor.customerId), quoteId);
  const [placing, setPlacing] = useState<Quote | null>(null);
  const shown = placing ?? quote;
  if (shown === undefined) return <Page title={t`Aus Angebot bestellen`}>{null}</Page>;
  if (shown === null || quoteState(shown, todayAtShop()) !== 'open' || !may(actor, 'order')) {
    return <Navigate from="/$lang" to="/$lang/shop/account/quotes/$quoteId" params={{ quoteId }} replace />;
  }
  return (
    <Page title={t`Aus Angebot ${shown.number} bestellen`}>
      {renderContents(
        shown,
        actor.customerKind === 'private',
        <WhenBaseDataLoaded>
          {(packs) => (
            <PlaceQuote quote={shown} packs={packs} onPlacing={(isPlacing) => setPlacing(isPlacing ? shown : null)} />
          )}
        </WhenBaseDataLoaded>,
      )}
    </Page>
  );
};

type PlaceQuoteProps = {
  quote: Quote;
  packs: readonly CatalogPack[];
  onPlacing: (isPlacing: boolean) => void;
};

const PlaceQuote = ({ quote, packs, onPlacing }: PlaceQuoteProps) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const { termsVersion: presentVersion } = readOperator(packs);
  const [orderId] = useState(() => newId<OrderId>());
  const [consent, setConsent] = useState(noConsent);
  const calendar = readCalendar(packs.filter((pack) => calendarPackIds.some((id) => id === pack.id)));
  const shownDeliveryDay = quoteDeliveryDay(quote, { today: todayAtShop(), calendar });
  const order = async () => {
    onPlacing(true);
    const language = i18n.locale as Language;
    const args = orderOfQuote(quote, { orderId, nextCartId: newId<CartId>(), language, shownDeliveryDay });
    try {
      await shop.change('submitOrder', await withShownHash(args));
    } catch (error) {
      onPlacing(false);
      showRefusal(i18n, error);
      return;
    }
    await navigate({ to: '/$lang/shop/process-order', search: { order: orderId } });
  };
  return (
    <>
      <p>
        <DeliveryDayText day={shownDeliveryDay} shippingType={quote.shippingType} />
        <Trans>, wenn Sie heute bestellen.</Trans>
      </p>
      {presentVersion === quote.termsVersion ? null : (
        <p>
          <Trans>
            Das Angebot hält die Bedingungen, zu denen es gemacht wurde; für neue Bestellungen gelten andere.
          </Trans>
        </p>
      )}
      <ConsentForm
        termsVersion={quote.termsVersion}
        blocksOf={(termsAccepted) => (termsAccepted ? [] : ['termsRequired'])}
        back={
          <LinkButton
            tone="quiet"
            icon={<Icon name="back" />}
            from="/$lang"
            to="/$lang/shop/account/quotes/$quoteId"
            params={{ quoteId: quote.id }}
          >
            <Trans>Zurück zum Angebot</Trans>
          </LinkButton>
        }
        isPrivate={shop.actor.customerKind === 'private'}
        canOrder
        grossCents={quote.amounts.grossCents}
        consent={consent}
        onConsent={setConsent}
        onOrder={order}
      />
    </>
  );
};
