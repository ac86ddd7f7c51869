import { processNameSchema } from '@knotenblech/shared/prices/process-price.schema.ts';
import { gradeStockSchema, specificitySchema } from '@knotenblech/shared/prices/tariff-stock.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { todayAtShop } from '../../../sync/site/site.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldPair, FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { failureMessage } from '../../issues/public/show-failure.ts';
import { useCustomer } from '../customers/use-customer.ts';
import { blankSpecialPrice, every, readSpecialPrice, type SpecialPriceDraft } from './special-price-draft.ts';
import {
  factorLabels,
  type ProcessNames,
  specificityLabels,
  stockLabels,
  unitOf,
  usePutSpecialPrice,
} from './special-price-labels.ts';

type FieldsProps = { draft: SpecialPriceDraft; onChange: (more: Partial<SpecialPriceDraft>) => void };

type SpecialPriceFieldsProps = FieldsProps & { wrong: ReadonlySet<string>; processNames: ProcessNames };

export const SpecialPriceFields = ({ draft, wrong, processNames, onChange }: SpecialPriceFieldsProps) => {
  const { t } = useLingui();
  return (
    <>
      <Select
        label={t`Wofür`}
        choices={[
          { value: 'discount', label: t`Rabatt` },
          { value: 'material', label: t`Material` },
          { value: 'process', label: t`Arbeitsgang` },
          { value: 'factor', label: t`Verkaufsfaktor` },
        ]}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <SubjectFields draft={draft} processNames={processNames} onChange={onChange} />
      {draft.kind === 'discount' ? (
        <TextField
          label={t`Rabatt in %`}
          hint={t`Auf Teile, Baugruppen und Pauschalen; Lieferung und Zahlung kosten wie immer.`}
          inputMode="decimal"
          value={draft.value}
          onChange={(value) => onChange({ value })}
          error={wrong.has('value') ? t`Bitte eine Zahl über 0 bis 100 angeben.` : null}
        />
      ) : (
        <PriceFields draft={draft} wrong={wrong} onChange={onChange} />
      )}
      <FieldPair>
        <TextField
          type="date"
          label={t`Gilt ab`}
          value={draft.validFrom}
          onChange={(validFrom) => onChange({ validFrom })}
          error={wrong.has('validFrom') ? t`Bitte einen Tag ab heute wählen.` : null}
        />
        <TextField
          type="date"
          label={t`Gilt bis (freiwillig)`}
          hint={t`Danach gilt, was vorher galt.`}
          value={draft.validTo}
          onChange={(validTo) => onChange({ validTo })}
          error={wrong.has('validTo') ? t`Bitte keinen Tag vor dem ersten wählen.` : null}
        />
      </FieldPair>
    </>
  );
};

const PriceFields = ({ draft, wrong, onChange }: FieldsProps & { wrong: ReadonlySet<string> }) => {
  const { t } = useLingui();
  const unit = unitOf(draft);
  const amountLabel = unit === '' ? t`Faktor` : t`Einkaufspreis in ${unit}`;
  return (
    <FieldPair>
      <Select
        label={t`Gegenüber den Basisdaten`}
        choices={[
          { value: 'percent', label: t`in Prozent` },
          { value: 'purchase', label: t`eigener Wert` },
        ]}
        value={draft.by}
        onChange={(by) => onChange({ by })}
      />
      <TextField
        label={draft.by === 'percent' ? t`Änderung in %` : amountLabel}
        hint={draft.by === 'percent' ? t`−7,5 heißt 7,5 % weniger.` : null}
        value={draft.value}
        onChange={(value) => onChange({ value })}
        inputMode={draft.by === 'percent' ? 'text' : 'decimal'}
        error={
          !wrong.has('value')
            ? null
            : draft.by === 'percent'
              ? t`Bitte eine Zahl ab −100 angeben.`
              : t`Bitte eine Zahl mit Komma angeben.`
        }
      />
    </FieldPair>
  );
};

const SubjectFields = ({ draft, processNames, onChange }: FieldsProps & { processNames: ProcessNames }) => {
  const { t, i18n } = useLingui();
  const grades = useCatalogue()?.grades ?? [];
  if (draft.kind === 'discount') return null;
  if (draft.kind === 'process')
    return (
      <Select
        label={t`Arbeitsgang`}
        choices={processNameSchema.options
          .filter((value) => value !== 'MATERIAL')
          .map((value) => ({ value, label: i18n._(processNames[value]) }))}
        value={draft.process}
        onChange={(process) => onChange({ process })}
      />
    );
  if (draft.kind === 'factor')
    return (
      <Select
        label={t`Faktor`}
        choices={(['work', 'material', 'flat'] as const).map((value) => ({
          value,
          label: i18n._(factorLabels[value]),
        }))}
        value={draft.factor}
        onChange={(factor) => onChange({ factor })}
      />
    );
  const anything = { value: every, label: t`alle` } as const;
  return (
    <>
      <Select
        label={t`Güte`}
        choices={[anything, ...grades.map(({ grade }) => ({ value: grade, label: grade }))]}
        value={draft.grade}
        onChange={(grade) => onChange({ grade })}
      />
      <FieldPair>
        <Select
          label={t`Halbzeug`}
          choices={[
            anything,
            ...gradeStockSchema.options.map((value) => ({ value, label: i18n._(stockLabels[value]) })),
          ]}
          value={draft.stock}
          onChange={(stock) => onChange({ stock })}
        />
        <Select
          label={t`Herstellung`}
          choices={[
            anything,
            ...specificitySchema.options.map((value) => ({ value, label: i18n._(specificityLabels[value]) })),
          ]}
          value={draft.specificity}
          onChange={(specificity) => onChange({ specificity })}
        />
      </FieldPair>
    </>
  );
};

type SpecialPricePopupProps = { customerId: string; processNames: ProcessNames; onClose: () => void };

/** A new price or discount of a customer's own, or another one for what he has one for. */
export const SpecialPricePopup = ({ customerId, processNames, onClose }: SpecialPricePopupProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const today = todayAtShop();
  const { data: customer } = useCustomer(customerId);
  const [blank] = useState(() => blankSpecialPrice(today));
  const [draft, setDraft] = useState(blank);
  const guard = useUnsavedGuard(JSON.stringify(draft) !== JSON.stringify(blank));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const put = usePutSpecialPrice(customer?.number ?? 0, () => {
    guard.release();
    addToast({ words: t`Sonderpreis gespeichert. Offene Apps des Kunden rechnen damit, sobald er gilt.` });
    void client.invalidateQueries();
    onClose();
  });
  const submit = () => {
    const read = readSpecialPrice(draft, today);
    setWrong(read.wrong ?? new Set());
    if (read.form && customer) put.mutate(read.form);
  };
  return (
    <FormDialog
      title={<Trans>Sonderpreis oder Rabatt</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={submit}
      isPending={put.isPending}
      isDisabled={!customer}
      failure={put.error && failureMessage(i18n, put.error)}
    >
      <SpecialPriceFields
        draft={draft}
        wrong={wrong}
        processNames={processNames}
        onChange={(more) => setDraft({ ...draft, ...more })}
      />
    </FormDialog>
  );
};
