import { useLingui } from '@lingui/react/macro';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';
import numberStyles from './number-field.module.css';

export type NumberFieldProps = Omit<AriaNumberFieldProps, 'className' | 'style' | 'children'> & {
  label: string;
  /** The label is only heard, as in a table whose column says it. */
  isLabelHidden?: boolean;
  error?: string | null;
  unit?: string;
};

/** Without grouping: '1.5' must never be taken for 15. */
const plain = { useGrouping: false };

/** A number in German format with steps of a finger's size. */
export const NumberField = ({ label, isLabelHidden = false, error, unit, ...props }: NumberFieldProps) => {
  const { t } = useLingui();
  return (
    <I18nProvider locale="de-DE">
      <AriaNumberField
        formatOptions={plain}
        {...props}
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        incrementAriaLabel={t`${label}: mehr`}
        decrementAriaLabel={t`${label}: weniger`}
        isInvalid={Boolean(error)}
        className={styles.field ?? ''}
      >
        {isLabelHidden ? null : <Label className={styles.label ?? ''}>{label}</Label>}
        <Group className={numberStyles.group ?? ''}>
          <Button slot="decrement" className={numberStyles.step ?? ''}>
            <Icon name="minus" />
          </Button>
          <Input className={numberStyles.input ?? ''} />
          {unit ? <span className={numberStyles.unit}>{unit}</span> : null}
          <Button slot="increment" className={numberStyles.step ?? ''}>
            <Icon name="plus" />
          </Button>
        </Group>
        <FieldError className={styles.error ?? ''}>{error}</FieldError>
      </AriaNumberField>
    </I18nProvider>
  );
};
