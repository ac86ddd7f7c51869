import { useLingui } from '@lingui/react/macro';
import { NumberField } from '../../../ui/fields/number-field.tsx';

type QuantityFieldProps = { quantity: number; onChange: (quantity: number) => void };

/** How many times a project is ordered. */
export const QuantityField = ({ quantity, onChange }: QuantityFieldProps) => {
  const { t } = useLingui();
  return (
    <NumberField
      data-saves-itself
      label={t`Stückzahl`}
      value={quantity}
      bounds={[1, 9999]}
      errorHint={t`Zum Entfernen dient der Papierkorb.`}
      onChange={onChange}
    />
  );
};
