import type { PieceCosts } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import {
  type CustomFactors,
  type CustomMaterialCosts,
  type CustomProcessingCosts,
  customFactorsSchema,
  customMaterialCostsSchema,
  customProcessingCostsSchema,
  overridesMaterial,
  overridesProcess,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import { blankProcessing, processingCostOf } from '@knotenblech/shared/prices/details/own-costs.ts';
import type { SetProcess } from '../use-open-costs.ts';
import { type OwnKind, readOwnValue, readOwnValues, writeOwnValue, writeOwnValues } from './own-value.ts';

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

/** The standard of a process of a piece, the own values that are set of it, and what both come to. */
export const costsOfProcess = ({ priceData, ratesPerHour }: PieceCosts, process: SetProcess) => {
  const rate = ratesPerHour[process] ?? 0;
  const row = priceData?.processingPrices.find((each) => each.processingType === process);
  const standard = row ? { ...row, costsPerHour: row.costsPerHour || rate } : blankProcessing(process, rate);
  const set = priceData?.customCosts[process];
  const own = set?.empty === false ? set : null;
  return { standard, own, cost: processingCostOf(standard, own), standardCost: processingCostOf(standard, null) };
};

export type FactorField = keyof CustomFactors;

/** The own values of a project as they are typed. */
type FactorsDraft = Readonly<Record<FactorField, string>>;

const fields = Object.keys(customFactorsSchema.shape) as FactorField[];

export const factorsDraftOf = (own: CustomFactors | null): FactorsDraft =>
  Object.fromEntries(fields.map((field) => [field, writeOwnValue(own?.[field], 'value')])) as FactorsDraft;

/** What is typed, 0 where the standard holds; with the fields that are no number above 0. */
export const readFactorsDraft = (draft: FactorsDraft) => {
  const values = fields.map((field) => [field, readOwnValue(draft[field], 'value')] as const);
  const wrong = new Set(values.filter(([, value]) => value === null).map(([field]) => field));
  return { factors: customFactorsSchema.parse(Object.fromEntries(values)), wrong };
};

const materialKinds = {
  pricePerUnit: 'value',
  valueWithWaste: 'value',
  setupCostsPerPart: 'flat',
  setupCostsPerPos: 'flat',
} as const satisfies Partial<Record<keyof CustomMaterialCosts, OwnKind>>;

export type MaterialField = keyof typeof materialKinds;

/** The own values of a material as they are typed. */
type MaterialDraft = Readonly<Record<MaterialField, string>>;

export const materialDraftOf = (own: CustomMaterialCosts | null): MaterialDraft => writeOwnValues(materialKinds, own);

/** The costs that are typed, empty where nothing overrides; with the fields that are no number of theirs. */
export const readMaterialDraft = (draft: MaterialDraft) => {
  const { values, wrong } = readOwnValues(materialKinds, draft);
  const typed = customMaterialCostsSchema.parse(values);
  return { costs: { ...typed, empty: !overridesMaterial(typed) }, wrong };
};
