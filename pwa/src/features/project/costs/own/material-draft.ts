import {
  type CustomMaterialCosts,
  customMaterialCostsSchema,
  overridesMaterial,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import { type OwnKind, readOwnValue, writeOwnValue } from './own-value.ts';

const kinds = {
  pricePerUnit: 'value',
  valueWithWaste: 'value',
  setupCostsPerPart: 'flat',
  setupCostsPerPos: 'flat',
} as const satisfies Partial<Record<keyof CustomMaterialCosts, OwnKind>>;

export type MaterialField = keyof typeof kinds;
/** The own values of a material as they are typed. */
export type MaterialDraft = Readonly<Record<MaterialField, string>>;

const fields = Object.keys(kinds) as MaterialField[];

export const materialDraftOf = (own: CustomMaterialCosts | null): MaterialDraft =>
  Object.fromEntries(
    fields.map((field) => [field, writeOwnValue(own?.empty === false ? own[field] : null, kinds[field])]),
  ) as MaterialDraft;

/** The costs that are typed, empty where nothing overrides; with the fields that are no number of theirs. */
export const readMaterialDraft = (draft: MaterialDraft) => {
  const values = fields.map((field) => [field, readOwnValue(draft[field], kinds[field])] as const);
  const wrong = new Set(values.filter(([, value]) => value === null).map(([field]) => field));
  const typed = customMaterialCostsSchema.parse(Object.fromEntries(values));
  return { costs: { ...typed, empty: !overridesMaterial(typed) }, wrong };
};
