import { paypalCalls } from '@knotenblech/shared/api/orders/paypal-calls.ts';
import { groupedIban, readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { catalogSpace, customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { languageSchema } from '@knotenblech/shared/values/language-schema.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { OnlineOnly } from '../../../sync/hooks/online/online-only.tsx';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { useRecord, useRecords, useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { failureMessage } from '../../issues/public/show-failure.ts';

type PaypalNoticeProps = { order: Order; cents: Cents };

/** What is still to be paid by PayPal, and the one button that leads there; also what became of it for who comes back. */
export const PaypalNotice = (props: PaypalNoticeProps) => (
  <OnlineOnly>
    <OpenPayment {...props} />
  </OnlineOnly>
);

const OpenPayment = ({ order, cents }: PaypalNoticeProps) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const isOffline = useSyncStatus().state === 'offline';
  const { pay, back, isLooking } = usePayment(order, isOffline);
  const state = pay.data?.state;
  const error = isOffline ? null : pay.error;
  const approveUrl = pay.data?.approveUrl ?? null;
  if (state === 'paid') return null;
  const press = () => (state === 'declined' && approveUrl ? goTo(approveUrl) : pay.mutate('press'));
  return (
    <Notice
      tone={state === 'pending' || isLooking ? 'info' : error || state === 'declined' ? 'error' : 'warn'}
      title={
        state === 'pending' ? (
          <Trans>PayPal prüft die Zahlung noch</Trans>
        ) : isLooking ? (
          <Trans>Wir fragen bei PayPal nach der Zahlung</Trans>
        ) : (
          <Trans>
            Noch zu zahlen: <Amount cents={cents} />
          </Trans>
        )
      }
      action={
        may(actor, 'order') && state !== 'pending' && !isLooking ? (
          <Button tone="primary" isPending={pay.isPending} isDisabled={isOffline} onPress={press}>
            {state === 'declined' ? (
              <Trans>Anders mit PayPal bezahlen</Trans>
            ) : (
              <Trans>Jetzt mit PayPal bezahlen</Trans>
            )}
          </Button>
        ) : null
      }
    >
      {error ? failureMessage(i18n, error) : <Standing {...{ state, back, isOffline, isLooking }} />}
    </Notice>
  );
};

type StandingProps = { state: string | undefined; back: Back; isOffline: boolean; isLooking: boolean };

const Standing = ({ state, back, isOffline, isLooking }: StandingProps) => {
  if (state === 'declined') return <Trans>PayPal hat die Zahlung abgelehnt. Es wurde nichts abgebucht.</Trans>;
  if (isLooking) return <Trans>Einen Augenblick.</Trans>;
  if (state === 'pending') return <Trans>Sie müssen nichts weiter tun.</Trans>;
  if (isOffline) return <Trans>Zahlen geht nur mit Verbindung.</Trans>;
  if (back === 'cancel') return <Trans>Abgebrochen, es ist nichts bezahlt.</Trans>;
  if (back === 'return' && state === 'open') return <Trans>Bei PayPal ist die Zahlung noch nicht bestätigt.</Trans>;
  return <Trans>Wir fertigen, sobald das Geld da ist.</Trans>;
};

type Back = 'return' | 'cancel' | null;

const goTo = (url: string) => window.location.assign(url);

/**
 * The payment, and how the user came back from PayPal: then it is settled at once, and the address says so no more.
 * Else it is asked first how it stands, so that nobody pays anew what is under way.
 */
const usePayment = (order: Order, isOffline: boolean) => {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { paypal } = useSearch({ strict: false });
  const { actor } = useShop();
  const [back] = useState<Back>(paypal ?? null);
  const pay = useServerMutation(
    (by: 'press' | 'return' | 'look') => ({
      path: `/orders/${order.id}/paypal`,
      body: { language: by === 'look' ? null : languageSchema.parse(i18n.locale) },
      answer: paypalCalls.pay.answer,
    }),
    ({ state, approveUrl }, by) => {
      if (by === 'press' && state === 'open' && approveUrl) goTo(approveUrl);
      if (state === 'paid') addToast({ words: t`Bezahlt. Vielen Dank.` });
    },
  );
  const comeBack = useEffectEvent((how: 'return' | 'cancel') => {
    if (how === 'return') pay.mutate('return');
    void navigate({ to: '.', search: ({ paypal: _seen, ...rest }) => rest, replace: true });
  });
  const look = useEffectEvent(() => {
    if (back === null && may(actor, 'order') && pay.isIdle) pay.mutate('look');
  });
  useEffect(() => {
    if (paypal) comeBack(paypal);
    else if (!isOffline) look();
  }, [paypal, isOffline]);
  return { pay, back, isLooking: pay.isPending && pay.variables !== 'press' };
};

/** How an order is paid in advance: amount, account and reference, or by PayPal; nothing once the payment is in. */
export const PrepaymentNotice = ({ order }: { order: Order }) => {
  const { actor } = useShop();
  const operator = readOperator(useRecords('catalogPack', catalogSpace) ?? []);
  const amounts = useRecord('orderAmounts', customerPriceSpace(actor.customerId), order.id)?.amounts;
  const { prepayment, number } = order;
  const isOpen = prepayment?.paidAt === null && order.status !== 'CANCELED' && order.check === 'accepted';
  if (!isOpen || !amounts || !actor.seesPrices) return null;
  if (order.paymentType === 'PAYPAL') return <PaypalNotice order={order} cents={amounts.grossCents} />;
  return (
    <Notice
      tone="warn"
      title={
        <Trans>
          Bitte überweisen Sie <Amount cents={amounts.grossCents} />
        </Trans>
      }
    >
      <Trans>
        IBAN {groupedIban(operator.iban)}, {operator.name}. Verwendungszweck: Bestellung {number}.
      </Trans>{' '}
      {prepayment?.isWaitedFor ? <Trans>Wir fertigen, sobald das Geld da ist.</Trans> : null}
    </Notice>
  );
};
