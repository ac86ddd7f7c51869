import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { decimal } from '@knotenblech/shared/values/decimal.ts';
import { useState } from 'react';
import { readDecimal, writeDecimal } from '../../../../ui/fields/decimal-text.ts';
import type { RowDraft } from '../row-draft.ts';

/** The amounts of a kind that are raised and lowered by percent. */
const raisedFields: Partial<Record<BaseDataKind, readonly string[]>> = {
  cost: ['value'],
  shippingType: ['eur', 'eurPerKg'],
  freightRate: ['eur', 'eurPerKg'],
  paymentType: ['eur'],
};

export const raisedFieldsOf = (kind: BaseDataKind): readonly string[] => raisedFields[kind] ?? [];

/** As many decimals as a price list has at most. */
const places = 4;

const [least, most] = [-90, 900];

/** A typed percentage, '+4,5' or '−3 %', as decimal text; null when it is none, or changes nothing or beyond reason. */
export const readPercent = (typed: string): string | null => {
  const percent = readDecimal(typed.replace('%', '').trim().replace(/^\+/, ''));
  if (percent === null) return null;
  const value = Number(percent);
  return value === 0 || value < least || value > most ? null : percent;
};

/** What a row says of the amounts that are raised, as it is typed, with each of them changed by a percentage. */
export const raised = (kind: BaseDataKind, draft: RowDraft, percent: string): RowDraft =>
  Object.fromEntries(
    raisedFieldsOf(kind).flatMap((name) => {
      const old = readDecimal(draft[name] ?? '');
      if (old === null) return [];
      const value = decimal(old).times(decimal(percent).plus(100)).div(100).round(places);
      return [[name, writeDecimal(value.toFixed())]];
    }),
  );

/** Rows that are chosen to be changed together, by key. */
export const useRowChoice = () => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    keys,
    has: (key: string) => keys.has(key),
    choose: (some: readonly string[], is: boolean) =>
      setKeys((before) => {
        const next = new Set(before);
        for (const key of some)
          if (is) next.add(key);
          else next.delete(key);
        return next;
      }),
    clear: () => setKeys(new Set()),
  };
};

export type RowChoice = ReturnType<typeof useRowChoice>;
