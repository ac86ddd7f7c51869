import { voucherTypeSchema } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { readScaled } from '../../../ui/fields/decimal-text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/forms/field-pair.tsx';
import { CustomerField } from './customer-field.tsx';
import type { DraftField, VoucherDraft } from './voucher-draft.ts';
import { voucherTypeLabels } from './voucher-words.ts';

type VoucherFieldsProps = {
  draft: VoucherDraft;
  wrong: ReadonlySet<DraftField>;
  isCodeFixed: boolean;
  customerName: string | null;
  onChange: (more: Partial<VoucherDraft>) => void;
};

export const VoucherFields = ({ draft, wrong, isCodeFixed, customerName, onChange }: VoucherFieldsProps) => {
  const { t, i18n } = useLingui();
  const errorAt = (field: DraftField, words: string) => (wrong.has(field) ? words : null);
  const text = (
    field: 'code' | 'value' | 'minimum' | 'validFrom' | 'validTo' | 'useLimit' | 'perCustomerLimit' | 'note',
  ) => ({
    value: draft[field],
    onChange: (typed: string) => onChange({ [field]: typed }),
  });
  const amountError = (typed: string) =>
    (readScaled(typed, 2) ?? 0) < 0
      ? t`Der Betrag darf nicht negativ sein.`
      : t`Bitte einen Betrag in Euro und Cent angeben, etwa 1.250,00.`;
  return (
    <>
      <TextField
        label={t`Code`}
        {...text('code')}
        isDisabled={isCodeFixed}
        maxLength={40}
        error={errorAt('code', t`Der Code braucht 3 bis 40 Buchstaben, Ziffern, Binde- oder Unterstriche.`)}
      />
      <Select
        label={t`Wer ihn einlösen darf`}
        choices={voucherTypeSchema.options.map((value) => ({ value, label: i18n._(voucherTypeLabels[value]) }))}
        value={draft.type}
        onChange={(type) => onChange({ type })}
      />
      {draft.type === 'SPECIFIC_CUSTOMER' ? (
        <CustomerField
          chosenName={customerName}
          value={draft.customerId}
          onChange={(customerId) => onChange({ customerId })}
          error={errorAt('customerId', t`Bitte wählen Sie den Kunden.`)}
        />
      ) : null}
      <FieldPair>
        <Select
          label={t`Art`}
          choices={[
            { value: 'fixed', label: t`Betrag` },
            { value: 'percent', label: t`Prozent der Teile` },
          ]}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <TextField
          label={draft.kind === 'fixed' ? t`Wert in €` : t`Wert in %`}
          {...text('value')}
          inputMode="decimal"
          error={errorAt(
            'value',
            draft.kind === 'fixed' ? amountError(draft.value) : t`Bitte einen Satz von 0,01 bis 100 angeben.`,
          )}
        />
      </FieldPair>
      <TextField
        label={t`Mindestsumme der Teile in € (freiwillig)`}
        {...text('minimum')}
        inputMode="decimal"
        error={errorAt('minimum', amountError(draft.minimum))}
      />
      <FieldPair>
        <TextField
          type="date"
          label={t`Gültig ab (freiwillig)`}
          {...text('validFrom')}
          error={errorAt('validFrom', t`Bitte einen Tag angeben.`)}
        />
        <TextField
          type="date"
          label={t`Gültig bis (freiwillig)`}
          {...text('validTo')}
          error={errorAt('validTo', t`Der letzte Tag liegt vor dem ersten.`)}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={draft.type === 'LIMITED_DISCHARGE' ? t`Einlösungen insgesamt` : t`Einlösungen insgesamt (freiwillig)`}
          {...text('useLimit')}
          inputMode="numeric"
          error={errorAt('useLimit', t`Bitte eine ganze Zahl ab 1 angeben.`)}
        />
        <TextField
          label={t`Einlösungen je Kunde (freiwillig)`}
          {...text('perCustomerLimit')}
          inputMode="numeric"
          error={errorAt('perCustomerLimit', t`Bitte eine ganze Zahl ab 1 angeben.`)}
        />
      </FieldPair>
      <TextField label={t`Notiz für uns (freiwillig)`} {...text('note')} maxLength={500} isMultiline />
      <Checkbox isSelected={draft.isActive} onChange={(isActive) => onChange({ isActive })}>
        <Trans>Aktiv</Trans>
      </Checkbox>
    </>
  );
};
