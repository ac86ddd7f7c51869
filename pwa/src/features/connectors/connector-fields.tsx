import type { ConnectorType } from '@knotenblech/shared/connectors/connectors.ts';
import type { ConnectorValue, FieldState } from '@knotenblech/shared/connectors/parts/define-connector.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { MeasureField } from '../../ui/fields/measure-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './connector.module.css';
import { choiceLabel, fieldLabel } from './words/field-words.ts';

type FieldsProps = {
  type: ConnectorType;
  states: readonly FieldState[];
  /** undefined: back to what the shop proposes. */
  onChange: (name: string, value: ConnectorValue | undefined) => void;
};

/** Fields of a connector with the range that the others leave each. */
export const ConnectorFields = ({ type, states, onChange }: FieldsProps) => (
  <div className={styles.fields}>
    {states.map((state) => (
      <OneField key={state.name} type={type} state={state} onChange={(value) => onChange(state.name, value)} />
    ))}
  </div>
);

type OneFieldProps = { type: ConnectorType; state: FieldState; onChange: (value: ConnectorValue | undefined) => void };

const OneField = ({ type, state, onChange }: OneFieldProps) => {
  const { i18n } = useLingui();
  const { name, field, value } = state;
  const label = fieldLabel(i18n, type, name);
  if (field.kind === 'text')
    return <TextField label={label} value={String(value)} onChange={onChange} maxLength={field.longest} />;
  if (field.kind === 'choice')
    return (
      <Select
        label={label}
        choices={field.options.map((option) => ({
          value: String(option),
          label: choiceLabel(i18n, name, option),
        }))}
        value={String(value)}
        onChange={(chosen) => onChange(field.options.find((option) => String(option) === chosen))}
      />
    );
  return <NumberFieldOf state={state} label={label} onChange={onChange} />;
};

/** Without a zero that has a sign. */
const figure = (value: number) => germanNumber(value + 0, 0, 1);

const NumberFieldOf = ({ state, label, onChange }: Omit<OneFieldProps, 'type'> & { label: string }) => {
  const { t } = useLingui();
  const { field, value, range, advised, isProposed } = state;
  if (field.kind !== 'number') return null;
  const [min, max] = [Math.ceil(range[0] * 10 - 1e-6) / 10, Math.floor(range[1] * 10 + 1e-6) / 10];
  const least = Math.max(min, Math.ceil((advised ?? min) * 10 - 1e-6) / 10);
  const number = Number(value);
  const isOutside = number < range[0] - 1e-6 || number > range[1] + 1e-6;
  const hasProposal = field.propose !== undefined;
  return (
    <div className={styles.field}>
      <MeasureField
        key={isProposed ? 'proposed' : 'given'}
        label={label}
        {...(field.unit === '' ? {} : { unit: field.unit })}
        value={number}
        bounds={field.bounds}
        isWhole={field.isWhole ?? false}
        error={isOutside ? t`zwischen ${figure(min)} und ${figure(max)}` : null}
        onChange={onChange}
      />
      {isOutside || Number.isNaN(number) ? null : (
        <p className={styles.range}>
          {figure(least)}–{figure(max)}
          {hasProposal && isProposed ? (
            <>
              {' · '}
              <Trans>Vorschlag</Trans>
            </>
          ) : null}
          {hasProposal && !isProposed ? (
            <button type="button" className={styles.back} onClick={() => onChange(undefined)}>
              <Trans>Vorschlag nehmen</Trans>
            </button>
          ) : null}
        </p>
      )}
    </div>
  );
};
