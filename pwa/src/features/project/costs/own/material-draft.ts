import {
  type CustomMaterialCosts,
  customMaterialCostsSchema,
  overridesMaterial,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import { type OwnKind, readOwnValues, writeOwnValues } from './own-value.ts';

const kinds = {
  pricePerUnit: 'value',
  valueWithWaste: 'value',
  setupCostsPerPart: 'flat',
  setupCostsPerPos: 'flat',
} as const satisfies Partial<Record<keyof CustomMaterialCosts, OwnKind>>;

export type MaterialField = keyof typeof kinds;
/** The own values of a material as they are typed. */
export type MaterialDraft = Readonly<Record<MaterialField, string>>;

export const materialDraftOf = (own: CustomMaterialCosts | null): MaterialDraft => writeOwnValues(kinds, own);

/** The costs that are typed, empty where nothing overrides; with the fields that are no number of theirs. */
export const readMaterialDraft = (draft: MaterialDraft) => {
  const { values, wrong } = readOwnValues(kinds, draft);
  const typed = customMaterialCostsSchema.parse(values);
  return { costs: { ...typed, empty: !overridesMaterial(typed) }, wrong };
};
