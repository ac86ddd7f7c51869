import {
  type CustomProcessingCosts,
  customProcessingCostsSchema,
  overridesProcess,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import { type OwnKind, readOwnValues, writeOwnValues } from './own-value.ts';

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

export const processDraftOf = (own: CustomProcessingCosts | null): ProcessDraft => writeOwnValues(kinds, own);

type Of = Pick<CustomProcessingCosts, 'processingType' | 'weightUnit'>;

/** The costs that are typed, empty where nothing overrides; with the fields that are no number of theirs. */
export const readProcessDraft = (draft: ProcessDraft, { processingType, weightUnit }: Of) => {
  const { values, wrong } = readOwnValues(kinds, draft);
  const typed = customProcessingCostsSchema.parse({ processingType, weightUnit, ...values });
  return { costs: { ...typed, empty: !overridesProcess(typed) }, wrong };
};
