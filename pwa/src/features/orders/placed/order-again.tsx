import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { QueuedOrder } from '../../../sync/status/read-waiting.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useOpenEdit } from '../../../ui/forms/open-edits.ts';
import { ApprovalNotice, useApproverNames, usePlaceOrder } from '../approval/use-approval.tsx';
import { BlockList, TermsConsent } from '../review/consent-form.tsx';
import type { changedTerms } from '../review/price-change.ts';
import { type Consenting, isConsentComplete } from '../review/use-consent.ts';
import type { ShownOrder } from '../review/use-shown-order.ts';
import styles from '../steps/order-step-screen.module.css';

type OrderAgainProps = {
  refused: QueuedOrder;
  /** The order as it is shown; null while that is looked up. */
  shown: ShownOrder | null;
  consenting: Consenting;
  terms: ReturnType<typeof changedTerms>;
  isVoucherGone: boolean;
  back: ReactNode;
  /** What most want in its place: ordering is the quiet way beside it. */
  instead?: ReactNode;
  /** What the button says. */
  children: ReactNode;
};

/** The button of a review: it orders what is shown. What becomes another while it is read is agreed to anew, as other terms are. */
export const OrderAgain = ({ refused, shown, consenting, terms, ...props }: OrderAgainProps) => {
  const { isVoucherGone, back, instead, children } = props;
  const shop = useShop();
  const place = usePlaceOrder();
  const approvers = useApproverNames(shown?.args.shown.netCents ?? null);
  const { consent, giveConsent, outdated } = consenting;
  const [hasChanged, setHasChanged] = useState(false);
  const [isPending, setIsPending] = useState(false);
  useOpenEdit(isPending || consent.terms || consent.deliveryTerms);
  if (outdated && !hasChanged) setHasChanged(true);
  const isAsked = terms.areOther || hasChanged;
  const isToAgree = isAsked && !isConsentComplete(consent);
  const orderAs = async (wanted: SubmitOrderArgs) => {
    if (isVoucherGone) {
      const choices = { voucherCode: '', voucher: null };
      await shop.change('setCartChoices', { cartId: wanted.cartId, choices });
    }
    const goOn = await place(wanted, approvers !== null);
    await shop.discard(refused.uid);
    await goOn(true);
  };
  const confirm = async () => {
    if (!shown || isToAgree || isPending) return;
    setIsPending(true);
    try {
      await orderAs(shown.args);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      {isAsked ? (
        <div>
          {terms.areOther ? (
            <p>
              <Trans>
                Zugestimmt hatten Sie der Fassung {refused.args.consent.termsVersion}. Jetzt gilt die Fassung{' '}
                {terms.version}.
              </Trans>
            </p>
          ) : null}
          <TermsConsent version={terms.version} consent={consent} canConsent={shown !== null} onConsent={giveConsent} />
        </div>
      ) : null}
      {approvers === null ? null : <ApprovalNotice approvers={approvers} />}
      <div className={styles.ways}>
        {back}
        <Button
          tone={instead ? 'quiet' : 'primary'}
          isDisabled={isToAgree || !shown || approvers === ''}
          isPending={isPending}
          onPress={() => void confirm()}
        >
          {approvers === null ? children : <Trans>Zur Freigabe senden</Trans>}
        </Button>
        {instead}
      </div>
      <BlockList blocks={isToAgree ? ['termsRequired'] : []} />
    </>
  );
};
