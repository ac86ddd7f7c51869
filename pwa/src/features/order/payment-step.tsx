import { useLingui } from '@lingui/react/macro';
import { paymentTypeWords } from '../../i18n/words/payment-type-words.ts';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSavedText } from '../../ui/fields/use-saved-text.ts';
import { OptionPrice } from './option-price.tsx';
import { optionReason } from './option-reason.ts';
import type { OrderDraft } from './order-draft.ts';
import type { Choices } from './step-defaults.ts';

type PaymentStepProps = { draft: OrderDraft; choose: (choices: Choices) => void };

/** Step 3: how it is paid, and the customer's own reference. */
export const PaymentStep = ({ draft, choose }: PaymentStepProps) => {
  const { t, i18n } = useLingui();
  const { cart, payments } = draft;
  const reference = useSavedText(cart.reference, (text) => choose({ reference: text }));
  const chosen = payments.find((option) => option.type === cart.paymentType);
  return (
    <>
      <RadioCards
        label={t`Zahlungsart`}
        value={chosen?.active ? chosen.type : null}
        onChange={(paymentType) => choose({ paymentType })}
        cards={payments.map((option) => ({
          value: option.type,
          title: i18n._(paymentTypeWords[option.type]),
          note: option.reason ? optionReason(i18n, option.reason) : null,
          aside: <OptionPrice cents={option.priceCents} kind="price" />,
          isDisabled: !option.active,
        }))}
      />
      <TextField
        {...reference}
        label={t`Ihr Bestellzeichen (freiwillig)`}
        maxLength={200}
        hint={t`Steht auf Auftragsbestätigung, Lieferschein und Rechnung.`}
      />
    </>
  );
};
