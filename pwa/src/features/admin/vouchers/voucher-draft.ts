import type { Voucher, VoucherType } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { type VoucherForm, voucherFormSchema } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { readScaled, writeScaled } from '../../../ui/fields/decimal-text.ts';

/** A voucher as it is typed; empty text: without. */
export type VoucherDraft = {
  code: string;
  type: VoucherType;
  customerId: CustomerId | null;
  kind: 'fixed' | 'percent';
  value: string;
  minimum: string;
  validFrom: string;
  validTo: string;
  useLimit: string;
  perCustomerLimit: string;
  isActive: boolean;
  note: string;
};
export type DraftField = keyof VoucherDraft;

export const blankDraft: VoucherDraft = {
  code: '',
  type: 'ALL_CUSTOMERS',
  customerId: null,
  kind: 'fixed',
  value: '',
  minimum: '',
  validFrom: '',
  validTo: '',
  useLimit: '',
  perCustomerLimit: '',
  isActive: true,
  note: '',
};

export const draftOf = ({ discount, minimumCents, ...voucher }: Voucher): VoucherDraft => ({
  code: voucher.code,
  type: voucher.type,
  customerId: voucher.customerId,
  kind: discount.kind,
  value: writeScaled(discount.kind === 'fixed' ? discount.cents : discount.hundredths, 2),
  minimum: minimumCents === 0 ? '' : writeScaled(minimumCents, 2),
  validFrom: voucher.validFrom ?? '',
  validTo: voucher.validTo ?? '',
  useLimit: voucher.useLimit === null ? '' : String(voucher.useLimit),
  perCustomerLimit: voucher.perCustomerLimit === null ? '' : String(voucher.perCustomerLimit),
  isActive: voucher.isActive,
  note: voucher.note,
});

const count = (typed: string) => (typed.trim() === '' ? null : (readScaled(typed, 0) ?? Number.NaN));
const day = (typed: string) => (typed === '' ? null : typed);

const toForm = (draft: VoucherDraft) => {
  const value = readScaled(draft.value, 2);
  return {
    code: draft.code,
    type: draft.type,
    customerId: draft.type === 'SPECIFIC_CUSTOMER' ? draft.customerId : null,
    discount: draft.kind === 'fixed' ? { kind: 'fixed', cents: value } : { kind: 'percent', hundredths: value },
    minimumCents: draft.minimum.trim() === '' ? 0 : readScaled(draft.minimum, 2),
    validFrom: day(draft.validFrom),
    validTo: day(draft.validTo),
    useLimit: count(draft.useLimit),
    perCustomerLimit: count(draft.perCustomerLimit),
    isActive: draft.isActive,
    note: draft.note.trim(),
  };
};

const fieldOf: Record<string, DraftField> = { discount: 'value', minimumCents: 'minimum' };

/** The voucher that was typed by the rule of the server, or the fields that are wrong. */
export const readDraft = (
  draft: VoucherDraft,
): { form: VoucherForm; wrong: null } | { form: null; wrong: ReadonlySet<DraftField> } => {
  const read = voucherFormSchema.safeParse(toForm(draft));
  if (read.success) return { form: read.data, wrong: null };
  const names = read.error.issues.map((issue) => String(issue.path[0]));
  return { form: null, wrong: new Set(names.map((name) => fieldOf[name] ?? (name as DraftField))) };
};
