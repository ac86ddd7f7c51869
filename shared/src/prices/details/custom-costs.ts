import { z } from 'zod';
import { processNameSchema } from '../process-price.schema.ts';

const largest = 1_000_000;
const number = z
  .number()
  .min(-largest)
  .max(largest)
  .refine((given) => Math.abs(given * 1e6 - Math.round(given * 1e6)) < 1e-3, 'at most 6 decimals');

/** A number of an admin's form: at most 6 decimals; 0, null and '' say that the standard holds. */
const value = z
  .union([number, z.literal('')])
  .nullable()
  .default(0)
  .transform((given) => (given === '' ? null : given))
  .pipe(number.nullable());

const weightUnits = z.enum(['kg', 'm2']);

/** What an admin sets by hand in the costs of one process of a part or an assembly: purchase side, EUR, minutes, kg (or m2). */
export const customProcessingCostsSchema = z.strictObject({
  processingType: processNameSchema.exclude(['MATERIAL']),
  timeValue: value,
  weightValue: value,
  priceValue: value,
  costsPerHour: value,
  costsPerKg: value,
  /** What priceValue is multiplied by; 1, 0 and null leave it. */
  euroFactor: value,
  /** null and '': that of the standard. */
  weightUnit: z
    .union([weightUnits, z.literal('')])
    .nullish()
    .transform((given) => given || undefined)
    .pipe(weightUnits.optional()),
  flatRatePartMin: value,
  flatRatePartKg: value,
  flatRatePartEuro: value,
  flatRatePosMin: value,
  flatRatePosKg: value,
  flatRatePosEuro: value,
  /** true: nothing is set by hand, whatever the other fields say. */
  empty: z.boolean().default(false),
});
export type CustomProcessingCosts = z.infer<typeof customProcessingCostsSchema>;

/** What an admin sets by hand in the material of a part: EUR per kg, kg with waste, setups in EUR. */
export const customMaterialCostsSchema = z.strictObject({
  pricePerUnit: value,
  valueWithWaste: value,
  /** Net weight that is shown beside it. */
  value,
  setupCostsPerPos: value,
  setupCostsPerPart: value,
  empty: z.boolean().default(false),
});
export type CustomMaterialCosts = z.infer<typeof customMaterialCostsSchema>;

const notNegative = value.refine((given) => given === null || given >= 0, 'not below 0');

/** What an admin sets by hand for a whole project: sales factors, weight in kg and size in mm for shipping, EUR of handling. */
export const customFactorsSchema = z.strictObject({
  factorWork: notNegative,
  factorMaterial: notNegative,
  factorFlatRate: notNegative,
  customWeight: value,
  customLength: value,
  customWidth: value,
  customHeight: value,
  handlingFlatRate: notNegative,
});
export type CustomFactors = z.infer<typeof customFactorsSchema>;

/** Overrides what is standard: only above 0. */
export const aboveZero = (given: number | null | undefined) => (given != null && given > 0 ? given : null);

/** A flat rate overrides when it is not 0, a rebate too. */
export const notZero = (given: number | null | undefined) => (given != null && given !== 0 ? given : null);

/** The factor on EUR; 1, 0 and less leave it as it is. */
export const euroFactorOf = (given: number | null | undefined) => aboveZero(given) ?? 1;

/** Whether anything of the costs of a process overrides its standard; costs that do not are empty. */
export const overridesProcess = (costs: CustomProcessingCosts) =>
  [costs.timeValue, costs.weightValue, costs.priceValue, costs.costsPerHour, costs.costsPerKg].some(
    (given) => aboveZero(given) !== null,
  ) ||
  euroFactorOf(costs.euroFactor) !== 1 ||
  [
    costs.flatRatePartMin,
    costs.flatRatePartKg,
    costs.flatRatePartEuro,
    costs.flatRatePosMin,
    costs.flatRatePosKg,
    costs.flatRatePosEuro,
  ].some((given) => notZero(given) !== null);

/** The same of the material of a part. */
export const overridesMaterial = (costs: CustomMaterialCosts) =>
  [costs.pricePerUnit, costs.valueWithWaste].some((given) => aboveZero(given) !== null) ||
  [costs.setupCostsPerPart, costs.setupCostsPerPos].some((given) => notZero(given) !== null);
