import { baseDataCalls, type SpecialPriceForm } from '@knotenblech/shared/api/base-data-calls.ts';
import type { ProcessName } from '@knotenblech/shared/prices/process-price.schema.ts';
import type { Specificity, Stock } from '@knotenblech/shared/prices/tariff-stock.schema.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { readDecimal } from '../../../ui/fields/decimal-text.ts';

/** Stands for everything where a choice is left open. */
export const every = 'every';

/** A special price as it is typed. */
export type SpecialPriceDraft = {
  kind: 'discount' | 'material' | 'process' | 'factor';
  grade: string;
  stock: Stock | typeof every;
  specificity: Specificity | typeof every;
  process: ProcessName;
  factor: 'work' | 'material' | 'flat';
  by: 'purchase' | 'percent';
  /** Of a discount: what is taken off. */
  value: string;
  validFrom: Day;
  /** '': it holds until another one does. */
  validTo: string;
};

export const blankSpecialPrice = (today: Day): SpecialPriceDraft => ({
  kind: 'discount',
  grade: every,
  stock: every,
  specificity: every,
  process: 'LASER_CUTTING',
  factor: 'work',
  by: 'percent',
  value: '',
  validFrom: today,
  validTo: '',
});

const openOr = <T extends string>(value: T | typeof every) => (value === every ? null : value);

const subjectOf = (draft: SpecialPriceDraft) => {
  switch (draft.kind) {
    case 'material':
      return {
        kind: draft.kind,
        grade: openOr(draft.grade),
        stock: openOr(draft.stock),
        specificity: openOr(draft.specificity),
      };
    case 'process':
      return { kind: draft.kind, process: draft.process };
    case 'factor':
      return { kind: draft.kind, factor: draft.factor };
    case 'discount':
      return { kind: draft.kind };
  }
};

const priceOf = ({ kind, by, value: typed }: SpecialPriceDraft) => {
  const value = readDecimal(typed.replace('%', ''));
  if (kind === 'discount') return { kind: 'percent', percent: value === null ? null : `-${value}` };
  return by === 'purchase' ? { kind: by, amount: value } : { kind: by, percent: value };
};

type WrongField = 'value' | 'validFrom' | 'validTo';
const wrongFields: Readonly<Record<string, WrongField>> = { price: 'value', validTo: 'validTo' };

/** The special price that was typed by the rule of the server, or the fields that are wrong. */
export const readSpecialPrice = (
  draft: SpecialPriceDraft,
  today: Day,
): { form: SpecialPriceForm; wrong: null } | { form: null; wrong: ReadonlySet<WrongField> } => {
  const read = baseDataCalls.putSpecialPrice.request.safeParse({
    subject: subjectOf(draft),
    price: priceOf(draft),
    validFrom: draft.validFrom,
    validTo: draft.validTo === '' ? null : draft.validTo,
  });
  const isPast = draft.validFrom < today;
  if (read.success && !isPast) return { form: read.data, wrong: null };
  const fields = (read.error?.issues ?? []).map(({ path }) => wrongFields[String(path[0])] ?? 'validFrom');
  return { form: null, wrong: new Set([...fields, ...(isPast ? (['validFrom'] as const) : [])]) };
};
