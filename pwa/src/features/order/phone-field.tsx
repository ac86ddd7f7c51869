import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSavedText } from '../../ui/fields/use-saved-text.ts';
import { blockWords } from './block-words.ts';
import type { OrderDraft } from './order-draft.ts';
import styles from './order-step-screen.module.css';
import type { Choices } from './step-defaults.ts';

type PhoneFieldProps = { draft: OrderDraft; choose: (choices: Choices) => void };

/** The number the driver calls: the address's own until another is given for this order. */
export const PhoneField = ({ draft, choose }: PhoneFieldProps) => {
  const { t, i18n } = useLingui();
  const addressPhone = draft.shipping?.phone.trim() ?? '';
  const phone = useSavedText(draft.cart.phone || addressPhone, (text) => choose({ phone: text.trim() }));
  const isBlank = phone.value.trim() === '';
  return (
    <div className={styles.phone}>
      <TextField
        {...phone}
        label={t`Telefon für die Zustellung`}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        isRequired
        hint={
          isBlank && addressPhone !== ''
            ? t`Ohne Angabe gilt die Nummer der Lieferadresse: ${addressPhone}`
            : t`Paketdienst und Spedition rufen vor der Zustellung an.`
        }
        error={isBlank && addressPhone === '' ? i18n._(blockWords.phoneNoRequired) : null}
      />
    </div>
  );
};
