import { formBounds, type SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { MeasureField } from '../../ui/fields/measure-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './single-part.module.css';

type Common = Pick<SinglePartForm, 'name' | 'drawingNumber' | 'quantity' | 'grade'>;

type CommonFieldsProps = {
  form: Common;
  onChange: (fields: Partial<Common>) => void;
  /** Whether what is missing is said at the fields. */
  isChecked: boolean;
};

/** Name, drawing number, quantity and grade of any part. */
export const CommonFields = ({ form, onChange, isChecked }: CommonFieldsProps) => {
  const { t } = useLingui();
  const grades = useCatalogue()?.grades ?? [];
  return (
    <div className={styles.fields}>
      <TextField
        label={t`Name`}
        value={form.name}
        onChange={(name) => onChange({ name })}
        maxLength={256}
        error={isChecked && form.name.trim() === '' ? t`Geben Sie dem Teil einen Namen` : null}
      />
      <TextField
        label={t`Zeichnungsnummer (freiwillig)`}
        value={form.drawingNumber}
        onChange={(drawingNumber) => onChange({ drawingNumber })}
        maxLength={256}
      />
      <Select
        label={t`Stahlsorte`}
        choices={grades.map(({ grade }) => ({ value: grade, label: grade }))}
        value={form.grade === '' ? null : form.grade}
        onChange={(grade) => onChange({ grade })}
      />
      <MeasureField
        label={t`Stückzahl`}
        value={form.quantity}
        bounds={formBounds.quantity}
        isWhole
        onChange={(quantity) => onChange({ quantity })}
      />
    </div>
  );
};
