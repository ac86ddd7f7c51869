import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import {
  blocksOfStep,
  type OrderStep,
  redirectOfStep,
  type StepState,
} from '@knotenblech/shared/orders/placing/step-guards.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { useLingui } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useVoucher } from '../cart/use-voucher.ts';
import { VoucherPopup } from '../cart/voucher-field.tsx';
import { NothingToOrder } from '../placed/nothing-to-order.tsx';
import { PlaceOrder } from '../placed/place-order.tsx';
import { useWasRedirected } from '../placed/use-was-redirected.ts';
import {
  type Choices,
  choicesOfStep,
  type OrderDraft,
  stepConfirms,
  stepDefaults,
  useOrderDraft,
} from '../public/draft/order-draft.ts';
import { OrderSummary } from '../review/order-summary.tsx';
import { AddressStep, StepNotice } from './address/address-step.tsx';
import { isPhoneStored } from './address/shown-phone.ts';
import { DeliveryStep } from './delivery-step.tsx';
import styles from './order-step-screen.module.css';
import { PaymentStep } from './payment-step.tsx';
import stepBarStyles from './step-bar.module.css';
import { StepFrame } from './step-frame.tsx';
import { stepLabels, steps } from './step-words.ts';

/** One of the four steps; `children` is the address popup of the route. */
export const OrderStepScreen = ({ step, children }: { step: OrderStep; children?: ReactNode }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const live = useOrderDraft();
  const [placing, setPlacing] = useState<OrderDraft | null>(null);
  const draft = placing ?? live;
  const title = i18n._(stepLabels[step]);
  if (draft === undefined) return <Page title={title}>{null}</Page>;
  if (draft === null || draft.lines.length === 0 || !may(actor, 'order'))
    return <NothingToOrder title={title} emptyCartId={draft?.entries.length === 0 ? draft.cart.id : null} />;
  return (
    <StepOfDraft
      step={step}
      draft={draft}
      isPrivate={readsGross(actor.customerKind)}
      title={title}
      onPlacing={(isPlacing) => setPlacing(isPlacing ? draft : null)}
    >
      {children}
    </StepOfDraft>
  );
};

type StepOfDraftProps = {
  step: OrderStep;
  draft: OrderDraft;
  isPrivate: boolean;
  title: string;
  /** While the order is being stored its cart is already closed: the screen keeps what it showed. */
  onPlacing: (isPlacing: boolean) => void;
  children: ReactNode;
};

const StepOfDraft = ({ step, draft, isPrivate, title, onPlacing, children }: StepOfDraftProps) => {
  const { choose, isStored } = useChoose(step, draft);
  const voucher = useVoucher(draft, choose);
  const { shipping, shippings, payments } = draft;
  const typing = useTypedPhone(step, draft);
  const cart = { ...draft.cart, ...choicesOfStep(step, draft), phone: typing.phone };
  const state: StepState = {
    step,
    cart,
    shippingAddress: step === 1 || cart.shippingAddressId === shipping?.id ? shipping : null,
    shippingOptions: shippings,
    paymentOptions: payments,
    termsAccepted: false,
  };
  const confirms = stepConfirms(step, draft);
  const redirect = redirectOfStep(state);
  const isSentBack = useWasRedirected(step, redirect);
  if (redirect !== null) {
    return <Navigate from="/$lang" to="/$lang/shop/order-step/$step" params={{ step: String(redirect) }} replace />;
  }
  return (
    <Page title={title}>
      <StepBar current={step} />
      <div className={styles.columns}>
        {step === 4 ? (
          <PlaceOrder draft={draft} state={state} isPrivate={isPrivate} onPlacing={onPlacing} />
        ) : (
          <StepFrame
            key={step}
            state={state}
            isStored={isStored && typing.isStored && confirms === null}
            onNext={() => confirms && choose(confirms)}
          >
            <StepNotice step={step} draft={draft} sentBackFor={isSentBack ? blocksOfStep(state) : null} />
            {step === 1 ? <AddressStep draft={draft} choose={choose} /> : null}
            {step === 2 ? (
              <DeliveryStep draft={draft} choose={choose} voucher={voucher} onTypePhone={typing.onType} />
            ) : null}
            {step === 3 ? <PaymentStep draft={draft} choose={choose} /> : null}
          </StepFrame>
        )}
        <OrderSummary draft={draft} />
      </div>
      {voucher.refusal === null ? null : <VoucherPopup refusal={voucher.refusal} onClose={voucher.closeRefusal} />}
      {children}
    </Page>
  );
};

/** A number that is being typed counts at once: the way on is open before the field is left, and waits until it is stored. */
const useTypedPhone = (step: OrderStep, draft: OrderDraft) => {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null && (step !== 2 || isPhoneStored(typed, draft))) setTyped(null);
  return { phone: typed?.trim() ?? draft.cart.phone, isStored: typed === null, onType: setTyped };
};

/** The four steps: those behind lead back, those ahead only stand there. */
const StepBar = ({ current }: { current: OrderStep }) => {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Schritte der Bestellung`}>
      <ol className={stepBarStyles.bar}>
        {steps.map((step) => (
          <li key={step} className={stepBarStyles.step} data-state={stateOf(step, current)}>
            {step < current ? (
              <Link
                from="/$lang"
                to="/$lang/shop/order-step/$step"
                params={{ step: String(step) }}
                className={stepBarStyles.face ?? ''}
              >
                <span className={stepBarStyles.mark}>
                  <Icon name="check" size={16} />
                </span>
                <span className={stepBarStyles.word}>{i18n._(stepLabels[step])}</span>
              </Link>
            ) : (
              <span className={stepBarStyles.face} aria-current={step === current ? 'step' : undefined}>
                <span className={stepBarStyles.mark}>{step}</span>
                <span className={stepBarStyles.word}>{i18n._(stepLabels[step])}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

const stateOf = (step: OrderStep, current: OrderStep) => {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
};

type Choosing = {
  choose: (choices: Choices) => void;
  /** The cart that is shown holds what the step chose by itself: the next step finds it. */
  isStored: boolean;
};

/** Stores choices in the cart, where reload and other devices find them; what a step chooses by itself is stored when it opens. */
const useChoose = (step: OrderStep, draft: OrderDraft): Choosing => {
  const shop = useShop();
  const { id: cartId } = draft.cart;
  const missing = stepDefaults(step, draft);
  const defaults = JSON.stringify(missing);
  useEffect(() => {
    const choices = JSON.parse(defaults) as Choices | null;
    if (choices) void shop.change('setCartChoices', { cartId, choices });
  }, [shop, cartId, defaults]);
  return {
    choose: (choices) => void shop.change('setCartChoices', { cartId, choices }),
    isStored: missing === null,
  };
};
