import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { calendarPackIds, readCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { orderOfQuote, quoteDeliveryDay, quoteState } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { type CartId, newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../sync/site/site.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { showRefusal } from '../../issues/public/show-failure.ts';
import { useApproverNames, usePlaceOrder } from '../approval/use-approval.tsx';
import { ConsentForm } from '../review/consent-form.tsx';
import { DeliveryDayText } from '../review/order-summary.tsx';
import { noConsent } from '../review/use-consent.ts';
import { WhenBaseDataLoaded } from '../steps/step-frame.tsx';

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
        readsGross(actor.customerKind),
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
  const place = usePlaceOrder();
  const approvers = useApproverNames(quote.amounts.netCents);
  const { termsVersion: presentVersion } = readOperator(packs);
  const [orderId] = useState(() => newId<OrderId>());
  const [consent, setConsent] = useState(noConsent);
  const calendar = readCalendar(packs.filter((pack) => calendarPackIds.some((id) => id === pack.id)));
  const shownDeliveryDay = quoteDeliveryDay(quote, { today: todayAtShop(), calendar });
  const order = async () => {
    onPlacing(true);
    const language = i18n.locale as Language;
    const args = orderOfQuote(quote, { orderId, nextCartId: newId<CartId>(), language, shownDeliveryDay });
    let goOn: Awaited<ReturnType<typeof place>>;
    try {
      goOn = await place(args, approvers !== null);
    } catch (error) {
      onPlacing(false);
      showRefusal(i18n, error);
      return;
    }
    await goOn();
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
        isPrivate={readsGross(shop.actor.customerKind)}
        canOrder
        approvers={approvers}
        grossCents={quote.amounts.grossCents}
        consent={consent}
        onConsent={setConsent}
        onOrder={order}
      />
    </>
  );
};
