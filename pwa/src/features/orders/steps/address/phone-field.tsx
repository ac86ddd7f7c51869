import { useLingui } from '@lingui/react/macro';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useSavedText } from '../../../../ui/fields/use-saved-text.ts';
import type { Choices, OrderDraft } from '../../public/draft/order-draft.ts';
import { blockLabels } from '../../review/block-words.ts';
import styles from '../order-step-screen.module.css';
import { shownPhone } from './shown-phone.ts';

type PhoneFieldProps = {
  draft: OrderDraft;
  choose: (choices: Choices) => void;
  /** What stands in the field, before it is saved. */
  onType?: ((text: string) => void) | undefined;
};

/** The number the driver calls: what is entered becomes the delivery address's own. */
export const PhoneField = ({ draft, choose, onType }: PhoneFieldProps) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const addressPhone = draft.shipping?.phone.trim() ?? '';
  const save = (text: string) => {
    const given = text.trim();
    choose({ phone: given });
    const { shipping } = draft;
    if (shipping && given !== '' && given !== addressPhone)
      void shop.change('putAddress', { address: { ...shipping, phone: given } });
  };
  const phone = useSavedText(shownPhone(draft.cart, draft.shipping), save);
  const isBlank = phone.value.trim() === '';
  return (
    <div className={styles.phone}>
      <TextField
        {...phone}
        onChange={(text) => {
          onType?.(text);
          phone.onChange(text);
        }}
        label={t`Telefon für die Zustellung`}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        isRequired
        hint={
          isBlank && addressPhone !== ''
            ? t`Ohne Angabe gilt die Nummer der Lieferadresse: ${addressPhone}`
            : t`Paketdienst und Spedition rufen vor der Zustellung an. Die Nummer wird bei der Lieferadresse gespeichert.`
        }
        error={isBlank && addressPhone === '' ? i18n._(blockLabels.phoneNoRequired) : null}
      />
    </div>
  );
};
