import {
  type CustomerEdit,
  type CustomerForm,
  customerFormSchema,
  type PaymentTerms,
} from '@knotenblech/shared/accounts/customers.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { type CustomerDetail, customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { readScaled } from '../../../ui/fields/decimal-text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldPair, FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { failureMessage } from '../../issues/public/show-failure.ts';
import { AwaitedCustomer } from './customer-address-popup.tsx';
import { useCustomer } from './use-customer.ts';

type EditCustomerPopupProps = { customerId: string; onClose: () => void };

/** What the operator sets of a customer. */
export const EditCustomerPopup = ({ customerId, onClose }: EditCustomerPopupProps) => {
  const asked = useCustomer(customerId);
  if (asked.data) return <EditDialog customer={asked.data} onClose={onClose} />;
  return (
    <Dialog title={<Trans>Kundendaten ändern</Trans>} onClose={onClose}>
      <AwaitedCustomer asked={asked} />
    </Dialog>
  );
};

const EditDialog = ({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [initial] = useState<CustomerForm>(() => ({
    name: customer.name,
    companyId: customer.companyId,
    mayPayByBill: customer.mayPayByBill,
    confirmedVatId: customer.confirmedVatId,
    paymentTerms: customer.paymentTerms,
    notes: customer.notes,
  }));
  const [terms, setTerms] = useState(() => draftOf(customer.paymentTerms));
  const [form, setForm] = useState(initial);
  const guard = useUnsavedGuard(
    JSON.stringify([form, terms]) !== JSON.stringify([initial, draftOf(initial.paymentTerms)]),
  );
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const save = useServerMutation(
    (body: CustomerEdit) => ({
      path: `/admin/customers/${customer.id}`,
      method: 'PUT',
      body,
      answer: customerCalls.edit.answer,
    }),
    () => {
      guard.release();
      addToast({ words: t`Kundendaten gespeichert.` });
      void client.invalidateQueries();
      onClose();
    },
  );
  const submit = () => {
    const read = customerFormSchema.safeParse({ ...form, paymentTerms: termsOf(terms) });
    setWrong(new Set(read.error?.issues.map((issue) => String(issue.path[0])) ?? []));
    if (read.success) save.mutate(editedOf(initial, read.data));
  };
  return (
    <FormDialog
      title={<Trans>Kundendaten ändern</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={submit}
      isPending={save.isPending}
      failure={save.error && failureMessage(i18n, save.error)}
    >
      <TextField
        label={t`Name`}
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
        maxLength={120}
        error={wrong.has('name') ? t`Bitte geben Sie den Namen an.` : null}
      />
      <TextField
        label={t`Firmen-ID (freiwillig)`}
        hint={t`Die Nummer dieses Kunden in Ihren eigenen Büchern.`}
        value={form.companyId}
        onChange={(companyId) => setForm({ ...form, companyId })}
        maxLength={40}
        error={wrong.has('companyId') ? t`Höchstens 40 Zeichen in einer Zeile.` : null}
      />
      <TextField
        label={t`Bestätigte USt-IdNr. (freiwillig)`}
        hint={t`Nur eine bestätigte Nummer macht eine Lieferung innerhalb der EU steuerfrei.`}
        value={form.confirmedVatId ?? ''}
        onChange={(typed) => {
          const vatId = typed.toUpperCase().replaceAll(/\s/g, '');
          setForm({ ...form, confirmedVatId: vatId === '' ? null : vatId });
        }}
        maxLength={20}
        error={wrong.has('confirmedVatId') ? t`Zwei Buchstaben für das Land, dann die Nummer.` : null}
      />
      <FieldPair>
        <TextField
          label={t`Zahlungsziel in Tagen`}
          inputMode="numeric"
          value={terms.days}
          onChange={(days) => setTerms({ ...terms, days })}
          error={wrong.has('paymentTerms') ? t`0 bis 120 Tage; Skonto bis 10 %, vor dem Zahlungsziel.` : null}
        />
        <TextField
          label={t`Skonto in % (freiwillig)`}
          inputMode="decimal"
          value={terms.rate}
          onChange={(rate) => setTerms({ ...terms, rate })}
        />
      </FieldPair>
      {terms.rate.trim() === '' ? null : (
        <TextField
          label={t`Skonto bei Zahlung in Tagen`}
          inputMode="numeric"
          value={terms.discountDays}
          onChange={(discountDays) => setTerms({ ...terms, discountDays })}
        />
      )}
      <TextField
        label={t`Notizen für uns (freiwillig)`}
        isMultiline
        maxLength={4000}
        value={form.notes}
        onChange={(notes) => setForm({ ...form, notes })}
      />
      <Checkbox isSelected={form.mayPayByBill} onChange={(mayPayByBill) => setForm({ ...form, mayPayByBill })}>
        <Trans>Darf sofort auf Rechnung kaufen</Trans>
      </Checkbox>
    </FormDialog>
  );
};

/** The fields that differ, and no others: the server may know the rest better by now. */
const editedOf = (initial: CustomerForm, form: CustomerForm): CustomerEdit => ({
  ...(form.name !== initial.name && { name: form.name }),
  ...(form.companyId !== initial.companyId && { companyId: form.companyId }),
  ...(form.mayPayByBill !== initial.mayPayByBill && { mayPayByBill: form.mayPayByBill }),
  ...(form.confirmedVatId !== initial.confirmedVatId && { confirmedVatId: form.confirmedVatId }),
  ...(form.notes !== initial.notes && { notes: form.notes }),
  ...(JSON.stringify(form.paymentTerms) !== JSON.stringify(initial.paymentTerms) && {
    paymentTerms: form.paymentTerms,
  }),
});

/** Payment terms as they are typed; without a rate there is no discount. */
const draftOf = ({ days, discountRate, discountDays }: PaymentTerms) => ({
  days: String(days),
  rate: discountRate === 0 ? '' : germanNumber(discountRate / 100, 0, 2),
  discountDays: String(discountDays),
});

const wholeOf = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);

/** What does not fit is left for the schema to refuse. */
const termsOf = ({ days, rate, discountDays }: ReturnType<typeof draftOf>) => ({
  days: wholeOf(days),
  discountRate: rate.trim() === '' ? 0 : readScaled(rate, 2),
  discountDays: rate.trim() === '' ? 0 : wholeOf(discountDays),
});

type CustomerUserPopupProps = {
  customerId: string;
  userId: string;
  onClose: () => void;
  /** Without a user: a new one. */
  renderUser: (user: User | null, onClose: () => void) => ReactNode;
};

/** The popup of one user of a customer. */
export const CustomerUserPopup = ({ customerId, userId, onClose, renderUser }: CustomerUserPopupProps) => {
  const client = useQueryClient();
  const asked = useCustomer(customerId);
  const { data: customer } = asked;
  const user = customer?.users.find((each) => each.id === userId);
  const close = () => {
    void client.invalidateQueries();
    onClose();
  };
  if (user) return renderUser(user, close);
  if (customer && Number(userId) < 0) return renderUser(null, close);
  return (
    <Dialog title={<Trans>Benutzer</Trans>} onClose={onClose}>
      {customer ? (
        <p>
          <Trans>Diesen Benutzer hat der Kunde nicht.</Trans>
        </p>
      ) : (
        <AwaitedCustomer asked={asked} />
      )}
    </Dialog>
  );
};
