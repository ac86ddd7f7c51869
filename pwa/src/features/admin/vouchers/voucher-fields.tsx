import { customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { voucherTypeSchema } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { readScaled } from '../../../ui/fields/decimal-text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/forms/form-dialog.tsx';
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

type CustomerFieldProps = {
  value: CustomerId | null;
  /** Of the customer that was chosen before. */
  chosenName: string | null;
  /** Stands for no customer in particular: shown while none is chosen, and first in the list. */
  anyLabel?: string;
  onChange: (customerId: CustomerId) => void;
  error: string | null;
};

/** Searches the customers of the shop for one; for those who run it. */
export const CustomerField = ({ value, chosenName, anyLabel, onChange, error }: CustomerFieldProps) => {
  const { t } = useLingui();
  const [query, setQuery] = useState(chosenName ?? '');
  const search = new URLSearchParams({ q: query.slice(0, 100), sort: 'nameAsc', limit: '10' });
  const { data } = useServerQuery({
    path: `/admin/customers?${search.toString()}`,
    answer: customerCalls.list.answer,
    refetchMs: false,
  });
  const customers = data?.customers ?? [];
  return (
    <ComboBox
      label={t`Kunde`}
      sections={[
        {
          title: t`Kunden`,
          choices: [
            ...(anyLabel && query === '' ? [{ value: 'any', label: anyLabel }] : []),
            ...customers.map(({ id, name, number, city }) => ({
              value: id,
              label: name,
              note: [number, city].filter((word) => word !== '').join(', '),
            })),
          ],
        },
      ]}
      placeholder={anyLabel ?? ''}
      query={query}
      onQuery={setQuery}
      value={value}
      onChoose={(chosen) => {
        const found = customers.find(({ id }) => id === chosen);
        if (!found) return;
        setQuery(found.name);
        onChange(found.id);
      }}
      error={error}
      empty={<Trans>Kein Kunde passt zu dieser Suche.</Trans>}
    />
  );
};
