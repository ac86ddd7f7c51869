import {
  type CustomProcessingCosts,
  customProcessingCostsSchema,
  overridesProcess,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import { type OwnKind, readOwnValue, writeOwnValue } from './own-value.ts';

const kinds = {
  timeValue: 'value',
  weightValue: 'value',
  priceValue: 'value',
  costsPerHour: 'value',
  costsPerKg: 'value',
  euroFactor: 'factor',
  flatRatePartMin: 'flat',
  flatRatePartKg: 'flat',
  flatRatePartEuro: 'flat',
  flatRatePosMin: 'flat',
  flatRatePosKg: 'flat',
  flatRatePosEuro: 'flat',
} as const satisfies Partial<Record<keyof CustomProcessingCosts, OwnKind>>;

export type ProcessField = keyof typeof kinds;
/** The own values of a process as they are typed. */
export type ProcessDraft = Readonly<Record<ProcessField, string>>;

const fields = Object.keys(kinds) as ProcessField[];

export const processDraftOf = (own: CustomProcessingCosts | null): ProcessDraft =>
  Object.fromEntries(
    fields.map((field) => [field, writeOwnValue(own?.empty === false ? own[field] : null, kinds[field])]),
  ) as ProcessDraft;

type Of = Pick<CustomProcessingCosts, 'processingType' | 'weightUnit'>;

/** The costs that are typed, empty where nothing overrides; with the fields that are no number of theirs. */
export const readProcessDraft = (draft: ProcessDraft, { processingType, weightUnit }: Of) => {
  const values = fields.map((field) => [field, readOwnValue(draft[field], kinds[field])] as const);
  const wrong = new Set(values.filter(([, value]) => value === null).map(([field]) => field));
  const typed = customProcessingCostsSchema.parse({ processingType, weightUnit, ...Object.fromEntries(values) });
  return { costs: { ...typed, empty: !overridesProcess(typed) }, wrong };
};
