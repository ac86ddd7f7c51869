import { Trans, useLingui } from '@lingui/react/macro';
import { paymentTypeLabels } from '../../../i18n/words/order-labels.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedText } from '../../../ui/fields/use-saved-text.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import type { Choices, OrderDraft } from '../public/draft/order-draft.ts';
import { OptionPrice } from './option-price.tsx';
import { optionReason } from './unavailable-choice.ts';

type PaymentStepProps = { draft: OrderDraft; choose: (choices: Choices) => void };

/** Step 3: how it is paid, and the customer's own reference. */
export const PaymentStep = ({ draft, choose }: PaymentStepProps) => {
  const { t, i18n } = useLingui();
  const { cart, chosen, payments } = draft;
  const reference = useSavedText(cart.reference, (text) => choose({ reference: text }));
  return (
    <>
      <RadioCards
        label={t`Zahlungsart`}
        value={chosen.paymentType}
        onChange={(paymentType) => choose({ paymentType })}
        cards={payments
          .toSorted((a, b) => Number(b.active) - Number(a.active))
          .map((option) => ({
            value: option.type,
            title: i18n._(paymentTypeLabels[option.type]),
            note: <PaymentNote option={option} />,
            aside: <OptionPrice cents={option.priceCents} kind="price" />,
            isDisabled: !option.active,
          }))}
      />
      {payments.some((option) => option.active) ? null : (
        <Notice
          tone="warn"
          title={<Trans>Zu dieser Lieferung passt keine Zahlungsart</Trans>}
          action={
            <LinkButton from="/$lang" to="/$lang/shop/order-step/$step" params={{ step: '2' }}>
              <Trans>Lieferung ändern</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Bei Abholung im Werk können Sie bar zahlen, bei Paketen nach Deutschland und Österreich per Nachnahme.
          </Trans>
        </Notice>
      )}
      <TextField
        {...reference}
        label={t`Ihr Bestellzeichen (freiwillig)`}
        maxLength={200}
        hint={t`Steht auf Auftragsbestätigung, Lieferschein und Rechnung.`}
      />
    </>
  );
};

const PaymentNote = ({ option }: { option: OrderDraft['payments'][number] }) => {
  const { i18n } = useLingui();
  if (option.reason) return optionReason(i18n, option.reason);
  return option.type === 'PAYPAL' ? <Trans>Sie zahlen gleich nach dem Bestellen.</Trans> : null;
};
