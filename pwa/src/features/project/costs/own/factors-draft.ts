import { type CustomFactors, customFactorsSchema } from '@knotenblech/shared/prices/details/custom-costs.ts';
import { readOwnValue, writeOwnValue } from './own-value.ts';

export type FactorField = keyof CustomFactors;
/** The own values of a project as they are typed. */
export type FactorsDraft = Readonly<Record<FactorField, string>>;

const fields = Object.keys(customFactorsSchema.shape) as FactorField[];

export const factorsDraftOf = (own: CustomFactors | null): FactorsDraft =>
  Object.fromEntries(fields.map((field) => [field, writeOwnValue(own?.[field], 'value')])) as FactorsDraft;

/** What is typed, 0 where the standard holds; with the fields that are no number above 0. */
export const readFactorsDraft = (draft: FactorsDraft) => {
  const values = fields.map((field) => [field, readOwnValue(draft[field], 'value')] as const);
  const wrong = new Set(values.filter(([, value]) => value === null).map(([field]) => field));
  return { factors: customFactorsSchema.parse(Object.fromEntries(values)), wrong };
};
