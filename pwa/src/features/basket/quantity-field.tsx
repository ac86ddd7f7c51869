import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { NumberField } from '../../ui/fields/number-field.tsx';

const largest = 9999;

/** How many times a project is ordered: what is below 1 is not applied, and said so. */
export const QuantityField = ({ quantity, onChange }: { quantity: number; onChange: (quantity: number) => void }) => {
  const { t } = useLingui();
  const [isBelow, setIsBelow] = useState(false);
  const onInput = (event: FormEvent<HTMLDivElement>) => {
    const typed = (event.target as HTMLInputElement).value.trim();
    setIsBelow(typed !== '' && Number(typed) < 1);
  };
  return (
    <div onInput={onInput}>
      <NumberField
        data-saves-itself
        label={t`Stückzahl`}
        minValue={1}
        maxValue={largest}
        value={quantity}
        error={isBelow ? t`Mindestens 1 Stück. Zum Entfernen dient der Papierkorb.` : null}
        onChange={(wanted) => {
          if (!isBelow && wanted >= 1 && wanted !== quantity) onChange(wanted);
        }}
      />
    </div>
  );
};
