import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { blocksOfStep, type StepState } from '@knotenblech/shared/orders/placing/step-guards.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type CartId, newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { useShop, useSyncStatus, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { isSyncBlocked } from '../../../sync/status/read-status.ts';
import { isCartWaiting, isOrder, isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { connectionProblemLabels, showRefusal } from '../../issues/public/show-failure.ts';
import { useApproverNames, usePlaceOrder } from '../approval/use-approval.tsx';
import { useShownPrice } from '../public/amounts/use-shown-price.ts';
import type { OrderDraft } from '../public/draft/order-draft.ts';
import { ConsentForm } from '../review/consent-form.tsx';
import { OrderChanges } from '../review/order-changes.tsx';
import { ReviewStep } from '../review/review-step.tsx';
import { isConsentComplete, useConsent } from '../review/use-consent.ts';
import { useShownOrder } from '../review/use-shown-order.ts';
import styles from '../steps/order-step-screen.module.css';
import { BackLink, WhenBaseDataLoaded } from '../steps/step-frame.tsx';
import { submitOrderArgs } from './submit-order-args.ts';

type PlaceOrderProps = {
  draft: OrderDraft;
  state: StepState;
  isPrivate: boolean;
  onPlacing: (isPlacing: boolean) => void;
};

/** Step 4: everything once more, consent, and the order itself. */
export const PlaceOrder = (props: PlaceOrderProps) => (
  <WhenBaseDataLoaded>
    {(packs) => <PlaceOrderAt {...props} termsVersion={readOperator(packs).termsVersion} />}
  </WhenBaseDataLoaded>
);

type PlaceOrderAtProps = PlaceOrderProps & { termsVersion: string };

const PlaceOrderAt = ({ draft, state, isPrivate, onPlacing, termsVersion }: PlaceOrderAtProps) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const place = usePlaceOrder();
  const price = useShownPrice();
  const [orderId] = useState(() => newId<OrderId>());
  const args = submitOrderArgs(draft, { orderId, language: i18n.locale as Language, termsVersion });
  const shown = useShownOrder(draft, args);
  const { consent, giveConsent, outdated } = useConsent(shown);
  const approvers = useApproverNames(args?.shown.netCents ?? null);
  const replaced = replacedBy(args, useWaiting());
  const order = async () => {
    if (!shown || !isConsentComplete(consent)) return;
    onPlacing(true);
    let goOn: Awaited<ReturnType<typeof place>>;
    try {
      goOn = await place(shown.args, approvers !== null);
    } catch (error) {
      onPlacing(false);
      await showPlaceOrderError(i18n, error, { shop, cartId: shown.args.cartId });
      return;
    }
    await goOn();
    for (const uid of replaced) await shop.discard(uid);
  };
  return (
    <div className={styles.step}>
      {price ? <ReviewStep draft={draft} toShownCents={price.toShownCents} /> : null}
      {args ? null : (
        <Notice tone="warn" title={<Trans>So kann nicht bestellt werden</Trans>}>
          <Trans>
            Für dieses Ziel lässt sich die Umsatzsteuer nicht automatisch bestimmen. Bitte fragen Sie bei uns an.
          </Trans>
        </Notice>
      )}
      {draft.voucher.state === 'unchecked' ? (
        <Notice tone="warn" title={<Trans>Bestellt wird ohne den Gutschein {draft.cart.voucherCode}</Trans>}>
          <Trans>Er konnte noch nicht geprüft werden. Mit Verbindung wird er geprüft, bevor Sie bestellen.</Trans>
        </Notice>
      ) : null}
      <ConsentForm
        termsVersion={termsVersion}
        blocksOf={(termsAccepted) => blocksOfStep({ ...state, termsAccepted: termsAccepted || args === null })}
        back={<BackLink step={4} />}
        isPrivate={isPrivate}
        canOrder={shown !== null}
        approvers={approvers}
        grossCents={args?.shown.grossCents ?? null}
        consent={consent}
        onConsent={giveConsent}
        onOrder={order}
      >
        <OrderChanges was={outdated} now={shown} />
      </ConsentForm>
      <NotedNotice isRequest={approvers !== null} />
    </div>
  );
};

/** Of an order that cannot leave now: what becomes of it. Below the button, which a lost connection must not move under a finger. */
const NotedNotice = ({ isRequest }: { isRequest: boolean }) => {
  const { i18n } = useLingui();
  const status = useSyncStatus();
  const { obstacle, attention } = status;
  if (!isSyncBlocked(status)) return null;
  return (
    <Notice
      title={attention ? errorMessage(i18n, attention) : i18n._(connectionProblemLabels[obstacle ?? 'server away'])}
    >
      {isRequest ? (
        <Trans>Ihre Anfrage wird vorgemerkt und geht von selbst hinaus, sobald das Gerät wieder Verbindung hat.</Trans>
      ) : attention ? (
        <Trans>
          Die Bestellung wird vorgemerkt und geht hinaus, sobald das erledigt ist. Bis dahin ist nichts bestellt.
        </Trans>
      ) : (
        <Trans>
          Die Bestellung wird vorgemerkt und geht von selbst hinaus, sobald das Gerät wieder Verbindung hat. Bis dahin
          ist nichts bestellt.
        </Trans>
      )}
    </Notice>
  );
};

type Ordered = Pick<SubmitOrderArgs, 'cartId'> & {
  lines: readonly Pick<SubmitOrderArgs['lines'][number], 'projectId'>[];
};

/** The refused orders, by their uid, that an order of the same cart makes up in whole: what becomes of it says what becomes of them. */
export const replacedBy = (wanted: Ordered | null, waiting: readonly WaitingEntry[]): string[] => {
  const projects = new Set(wanted?.lines.map(({ projectId }) => projectId));
  return waiting
    .filter(isOrder)
    .filter((entry) => !isWaiting(entry) && entry.args.cartId === wanted?.cartId)
    .filter(({ args }) => args.lines.every(({ projectId }) => projects.has(projectId)))
    .map(({ uid }) => uid);
};

type Placed = { shop: Shop; cartId: CartId };

/** Tells why an order could not be placed; of a cart whose order waits, from another window, that it does. */
export const showPlaceOrderError = async (i18n: I18n, error: unknown, { shop, cartId }: Placed) => {
  const isClosed = error instanceof DomainError && error.code === 'cart_already_ordered';
  if (!isClosed || !(await isCartWaiting(shop, cartId))) return showRefusal(i18n, error);
  addToast({
    tone: 'bad',
    words: i18n._(
      msg`Eine Bestellung dieses Warenkorbs wartet schon auf diesem Gerät. Sie geht von selbst hinaus, genau einmal.`,
    ),
  });
};
