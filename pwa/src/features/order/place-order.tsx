import { readOperator } from '@knotenblech/shared/base-data/operator.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { blocksOfStep, type StepState } from '@knotenblech/shared/orders/step-guards.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useShownPrice } from '../../cart/use-shown-price.ts';
import type { Language } from '../../i18n/languages.ts';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { useRecords, useShop } from '../../sync/use-shop.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { addToast } from '../../ui/signals/toasts.ts';
import { ConsentForm } from './consent-form.tsx';
import { OrderChanges } from './consent/order-changes.tsx';
import type { OrderDraft } from './order-draft.ts';
import styles from './order-step-screen.module.css';
import { ReviewStep } from './review-step.tsx';
import { BackLink } from './step-frame.tsx';
import { submitOrderArgs } from './submit-order-args.ts';
import { isWhole, useConsent } from './consent/use-consent.ts';
import { useShownOrder } from './consent/use-shown-order.ts';
import { withShownHash } from './with-shown-hash.ts';

type PlaceOrderProps = {
  draft: OrderDraft;
  state: StepState;
  isPrivate: boolean;
  onPlacing: (isPlacing: boolean) => void;
};

/** Step 4: everything once more, consent, and the order itself. */
export const PlaceOrder = ({ draft, state, isPrivate, onPlacing }: PlaceOrderProps) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const price = useShownPrice();
  const { termsVersion } = readOperator(useRecords('catalogPack', catalogSpace) ?? []);
  const [orderId] = useState(() => newId<OrderId>());
  const args = submitOrderArgs(draft, { orderId, language: i18n.locale as Language, termsVersion });
  const shown = useShownOrder(draft, args);
  const { consent, giveConsent, outdated } = useConsent(shown);
  const order = async () => {
    if (!shown || !isWhole(consent)) return;
    onPlacing(true);
    try {
      await shop.change('submitOrder', await withShownHash(shown.args));
    } catch (error) {
      onPlacing(false);
      if (!(error instanceof DomainError)) throw error;
      addToast({ tone: 'bad', words: errorMessage(i18n, error.code, error.details) });
      return;
    }
    await navigate({ to: '/$lang/shop/process-order', search: { order: orderId } });
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
        blocksOf={(termsAccepted) => blocksOfStep({ ...state, termsAccepted })}
        back={<BackLink step={4} />}
        isPrivate={isPrivate}
        canOrder={shown !== null}
        grossCents={args?.shown.grossCents ?? 0}
        consent={consent}
        onConsent={giveConsent}
        onOrder={order}
      >
        <OrderChanges was={outdated} now={shown} />
      </ConsentForm>
    </div>
  );
};
