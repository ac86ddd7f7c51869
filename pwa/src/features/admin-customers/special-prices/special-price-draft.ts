import { baseDataCalls, type SpecialPriceForm } from '@knotenblech/shared/api/base-data-calls.ts';
import type { ProcessName } from '@knotenblech/shared/prices/process-price.ts';
import type { Specificity, Stock } from '@knotenblech/shared/prices/tariff-stock.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { readDecimal } from '../../../ui/fields/decimal-text.ts';

/** Stands for everything where a choice is left open. */
export const every = 'every';

/** A special price as it is typed. */
export type SpecialPriceDraft = {
  kind: 'material' | 'process' | 'factor';
  grade: string;
  stock: Stock | typeof every;
  specificity: Specificity | typeof every;
  process: ProcessName;
  factor: 'work' | 'material' | 'flat';
  by: 'purchase' | 'percent';
  value: string;
  validFrom: Day;
};

export const blankSpecialPrice = (today: Day): SpecialPriceDraft => ({
  kind: 'material',
  grade: every,
  stock: every,
  specificity: every,
  process: 'LASER_CUTTING',
  factor: 'work',
  by: 'percent',
  value: '',
  validFrom: today,
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
  }
};

/** The special price that was typed by the rule of the server, or the fields that are wrong. */
export const readSpecialPrice = (
  draft: SpecialPriceDraft,
  today: Day,
): { form: SpecialPriceForm; wrong: null } | { form: null; wrong: ReadonlySet<'value' | 'validFrom'> } => {
  const value = readDecimal(draft.value);
  const price = draft.by === 'purchase' ? { kind: draft.by, amount: value } : { kind: draft.by, percent: value };
  const read = baseDataCalls.putSpecialPrice.request.safeParse({
    subject: subjectOf(draft),
    price,
    validFrom: draft.validFrom,
  });
  const isPast = draft.validFrom < today;
  if (read.success && !isPast) return { form: read.data, wrong: null };
  const fields = new Set((read.error?.issues ?? []).map(({ path }) => (path[0] === 'price' ? 'value' : 'validFrom')));
  return {
    form: null,
    wrong: new Set<'value' | 'validFrom'>([...fields, ...(isPast ? (['validFrom'] as const) : [])]),
  };
};
