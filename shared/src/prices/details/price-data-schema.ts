import { z } from 'zod';
import { customMaterialCostsSchema, customProcessingCostsSchema } from './custom-costs.ts';

const amounts = z.record(z.string(), z.number());

/** One process of a part or an assembly: what is standard for it, and what it costs as it stands. EUR, minutes, kg or m2. */
export const processingSchema = z.strictObject({
  processingType: z.string(),
  timeIsSet: z.boolean(),
  weightIsSet: z.boolean(),
  priceIsSet: z.boolean(),
  timeValue: z.number(),
  weightValue: z.number(),
  priceValue: z.number(),
  costsPerHour: z.number(),
  costsPerKg: z.number(),
  euroFactor: z.number(),
  weightUnit: z.enum(['kg', 'm2']),
  flatRatePartMin: z.number(),
  flatRatePartKg: z.number(),
  flatRatePartEuro: z.number(),
  flatRatePosMin: z.number(),
  flatRatePosKg: z.number(),
  flatRatePosEuro: z.number(),
  /** Of one piece, without flat rates. */
  costSumProcessing: z.number(),
  flatRatePartSum: z.number(),
  flatRatePosSum: z.number(),
});
export type Processing = z.infer<typeof processingSchema>;

const materialCostsSchema = z.strictObject({
  costsPerUnit: z.number(),
  /** Net weight of one piece. */
  baseValue: z.number(),
  baseValueWithWaste: z.number(),
  /** (baseValueWithWaste - baseValue) / baseValue x 100. */
  wastePercent: z.number(),
  unit: z.literal('kg'),
  setupCostsPerPos: z.number(),
  setupCostsPerPart: z.number(),
});

/** Costs of a part or an assembly, in which an assembly has no material. */
export const piecePriceDataSchema = z.strictObject({
  quantity: z.number().int(),
  materialCosts: materialCostsSchema.nullable(),
  customMaterialCosts: customMaterialCostsSchema.nullable(),
  materialSetupCostsPerPart: z.number(),
  materialSetupCostsPerPos: z.number(),
  /** Material of one piece: its net cost + setup per part + setup per position / quantity. */
  materialCostsTotalNetto: z.number(),
  processingPrices: z.array(processingSchema),
  /** By processing type; present where something is set by hand. */
  customCosts: z.record(z.string(), customProcessingCostsSchema),
});
export type PiecePriceData = z.infer<typeof piecePriceDataSchema>;

/** Present for whoever sees purchase figures only. */
const purchase = <T extends z.ZodType>(schema: T) => schema.optional();

const partEntrySchema = z.strictObject({
  /** Price of one piece, and of the whole position with its flat rates; null: on request. */
  nettoPricePart: z.number().nullable(),
  flatRatePosNetto: z.number(),
  nettoPricePos: z.number().nullable(),
  nettoPricePosEk: purchase(z.number().nullable()),
  /** Of the side that its reader works on: the customer's is the sales side; the operator's is the purchase side, as own costs are. */
  priceData: piecePriceDataSchema.nullable(),
  /** Sales side, beside the purchase side. */
  priceDataVk: purchase(piecePriceDataSchema.nullable()),
});

const assemblyEntrySchema = partEntrySchema.extend({
  /** Amounts of the assembly and of the parts that lie directly in it, together, by processing. */
  cumulatedPriceDataMap: amounts,
  customCosts: purchase(z.record(z.string(), customProcessingCostsSchema)),
});

/** Every amount of a project, EUR net. projectPriceSum = materialCosts + workPriceSum + flatrateSum, to the cent. */
export const newPriceDataSchema = z.strictObject({
  currency: z.string(),
  projectPriceSum: z.number(),
  /** All processings of parts and assemblies. */
  workPriceSum: z.number(),
  materialCosts: z.number(),
  /** What is set up per piece, position, stock and project, and what minimum charges add. */
  flatrateSum: z.number(),
  hasProjectSetupCosts: z.boolean(),
  /** What the project as a whole is charged, by the processing that it is for. */
  projectSetupCostsPerPart: amounts,
  semiPartPrices: z.array(z.strictObject({ semiPartName: z.string(), setupCostsPos: z.number() })),
  /** By part id. */
  partPriceList: z.record(z.string(), partEntrySchema),
  /** By assembly id. */
  assemblyPriceList: z.record(z.string(), assemblyEntrySchema),
  materialPriceMap: z.strictObject({ FLAT: z.number(), GIRDER: z.number(), PROFILE: z.number() }),
  /** By processing, only amounts above 0; together they are workPriceSum. */
  partProcessingCosts: amounts,
  assemblyProcessingCosts: amounts,
  projectPriceEk: purchase(z.number()),
  workPriceEk: purchase(z.number()),
  materialCostsEk: purchase(z.number()),
  flatrateSumEk: purchase(z.number()),
  semiPriceEK: purchase(z.number()),
});
export type NewPriceData = z.infer<typeof newPriceDataSchema>;
