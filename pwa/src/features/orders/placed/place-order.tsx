import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { blocksOfStep, type StepState } from '@knotenblech/shared/orders/step-guards.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useShownPrice } from '../public/use-shown-price.ts';
import { ConsentForm } from '../review/consent-form.tsx';
import { OrderChanges } from '../review/order-changes.tsx';
import { ReviewStep } from '../review/review-step.tsx';
import { isConsentComplete, useConsent } from '../review/use-consent.ts';
import { useShownOrder } from '../review/use-shown-order.ts';
import { withShownHash } from '../review/with-shown-hash.ts';
import type { OrderDraft } from '../steps/order-draft.ts';
import styles from '../steps/order-step-screen.module.css';
import { BackLink } from '../steps/step-frame.tsx';
import { WhenBaseDataLoaded } from '../steps/when-base-data-loaded.tsx';
import { NotedNotice } from './noted-notice.tsx';
import { replacedBy } from './replaced-by.ts';
import { submitOrderArgs } from './submit-order-args.ts';
import { showPlaceOrderError } from './tell-not-placed.ts';

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
  const navigate = useNavigate({ from: '/$lang' });
  const price = useShownPrice();
  const [orderId] = useState(() => newId<OrderId>());
  const args = submitOrderArgs(draft, { orderId, language: i18n.locale as Language, termsVersion });
  const shown = useShownOrder(draft, args);
  const { consent, giveConsent, outdated } = useConsent(shown);
  const replaced = replacedBy(args, useWaiting());
  const order = async () => {
    if (!shown || !isConsentComplete(consent)) return;
    onPlacing(true);
    try {
      await shop.change('submitOrder', await withShownHash(shown.args));
    } catch (error) {
      onPlacing(false);
      await showPlaceOrderError(i18n, error, { database: shop.database, cartId: shown.args.cartId });
      return;
    }
    await navigate({ to: '/$lang/shop/process-order', search: { order: orderId } });
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
        grossCents={args?.shown.grossCents ?? null}
        consent={consent}
        onConsent={giveConsent}
        onOrder={order}
      >
        <OrderChanges was={outdated} now={shown} />
        <NotedNotice />
      </ConsentForm>
    </div>
  );
};
