import { z } from 'zod';
import {
  type CustomMaterialCosts,
  type CustomProcessingCosts,
  customFactorsSchema,
  customMaterialCostsSchema,
  customProcessingCostsSchema,
} from '../../prices/details/custom-costs.ts';
import { piecePriceDataSchema, processingSchema } from '../../prices/details/price-data-schema.ts';
import { type AssemblyId, idSchema, type PartId } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { describeCall } from '../describe-call.ts';

const projectPath = z.strictObject({ projectId: z.string().max(40) });
const partPath = z.strictObject({ partId: idSchema<PartId>() });
const assemblyPath = z.strictObject({ assemblyId: idSchema<AssemblyId>() });

/** EUR net that the customer pays for the project; null: on request. */
const price = z.number().nullable();
const savedSchema = z.strictObject({ success: z.literal(true), price });
const pricedPieceSchema = z.strictObject({
  success: z.literal(true),
  /** Purchase side, as it stands after the change; null: the piece is on request. */
  priceData: piecePriceDataSchema.nullable(),
  priceEk: z.number(),
  price,
});

const { timeIsSet, weightIsSet, priceIsSet, costSumProcessing, flatRatePartSum, flatRatePosSum } =
  processingSchema.partial().shape;
const sums = { timeIsSet, weightIsSet, priceIsSet, costSumProcessing, flatRatePartSum, flatRatePosSum };

/** Costs of one process, also as a row that was answered; what such a row tells of its sums says nothing. */
export const customProcessingBody = customProcessingCostsSchema
  .extend(sums)
  .transform((costs): CustomProcessingCosts => omit(costs, Object.keys(sums)));

const { pricePerUnit, value, valueWithWaste } = customMaterialCostsSchema.shape;
/** What the standard calls the same; and what follows from it, which says nothing. */
const asAnswered = {
  costsPerUnit: pricePerUnit,
  baseValue: value,
  baseValueWithWaste: valueWithWaste,
  wastePercent: z.number().optional(),
};

/** Costs of the material with the unit that goes with them, also as they were answered. */
export const customMaterialBody = customMaterialCostsSchema
  .extend({ unit: z.enum(['kg', '']).nullish(), ...asAnswered })
  .transform(
    ({
      unit: _unit,
      wastePercent: _percent,
      costsPerUnit,
      baseValue,
      baseValueWithWaste,
      ...costs
    }): CustomMaterialCosts => ({
      ...costs,
      pricePerUnit: costs.pricePerUnit || costsPerUnit,
      value: costs.value || baseValue,
      valueWithWaste: costs.valueWithWaste || baseValueWithWaste,
    }),
  );
const omit = <T extends object>(from: T, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as T;

/** Everything that is set by hand for a part. */
export const customPricesBody = z.strictObject({
  materialCosts: customMaterialBody.nullish(),
  processingCosts: z.array(customProcessingBody).max(16).default([]),
  partId: idSchema<PartId>().optional(),
  projectId: z.union([z.string().max(40), z.number().int()]).optional(),
  onRequest: z.boolean().optional(),
});

export const listPartSpecificationsQuery = z.strictObject({
  language: languageSchema,
  searchString: z.string().max(60).default(''),
});

export const updatePartSpecificationBody = z.strictObject({
  partId: idSchema<PartId>().optional(),
  partSpecId: z.string().min(1).max(60),
});

const permission = 'runProjects' as const;
const token = 'query' as const;
const errors = [
  'not_allowed',
  'not_found',
  'invalid_input',
  'project_read_only',
  'project_trashed',
  'project_not_read',
  'part_left_out',
  'assembly_single_parts',
  'assembly_not_welded',
  'costs_without_effect',
] as const;

export const listPartSpecificationsCall = describeCall({
  method: 'get',
  path: '/admin/listPartSpecifications',
  summary: 'Profiles of the catalogue whose name fits the search.',
  permission,
  token,
  querySchema: listPartSpecificationsQuery,
  answer: z.strictObject({
    success: z.literal(true),
    profiles: z.array(z.strictObject({ id: z.string(), catalogId: z.string(), name: z.string() })),
  }),
  errors: ['not_allowed', 'invalid_input'],
});

/** Costs and prices of any customer's project, for the operator alone. */
export const projectCostCalls = [
  describeCall({
    method: 'post',
    path: '/project/customFactors/{projectId}',
    summary: 'Sales factors, shipping data and handling of a project; 0 or empty: the default.',
    permission,
    token,
    pathSchema: projectPath,
    request: customFactorsSchema,
    answer: savedSchema.extend({ weight: z.number().optional() }),
    errors,
  }),
  describeCall({
    method: 'post',
    path: '/project/part/onRequest/{partId}',
    summary: 'Puts a part on request, or lifts that.',
    permission,
    token,
    pathSchema: partPath,
    request: z.boolean(),
    answer: savedSchema,
    errors,
  }),
  describeCall({
    method: 'post',
    path: '/project/assembly/onRequest/{assemblyId}',
    summary: 'Puts an assembly on request, or lifts that.',
    permission,
    token,
    pathSchema: assemblyPath,
    request: z.boolean(),
    answer: savedSchema,
    errors,
  }),
  describeCall({
    method: 'post',
    path: '/project/part/customPriceSet/{partId}',
    summary: 'Costs of one process of a part, set by hand.',
    permission,
    token,
    pathSchema: partPath,
    request: customProcessingBody,
    answer: pricedPieceSchema,
    errors,
  }),
  describeCall({
    method: 'post',
    path: '/project/assembly/customPriceSet/{assemblyId}',
    summary: 'Costs of one process of an assembly, set by hand.',
    permission,
    token,
    pathSchema: assemblyPath,
    request: customProcessingBody,
    answer: pricedPieceSchema,
    errors,
  }),
  describeCall({
    method: 'post',
    path: '/project/part/customMaterialPrices/{partId}',
    summary: 'Material costs of a part, set by hand.',
    permission,
    token,
    pathSchema: partPath,
    request: customMaterialBody,
    answer: savedSchema,
    errors,
  }),
  describeCall({
    method: 'post',
    path: '/project/part/customPrices/{partId}',
    summary: 'All costs of a part, set by hand at once; what is not named is no longer set.',
    permission,
    token,
    pathSchema: partPath,
    request: customPricesBody,
    answer: savedSchema,
    errors,
  }),
  listPartSpecificationsCall,
  describeCall({
    method: 'post',
    path: '/admin/updatePartSpecification/{partId}',
    summary: 'Gives a part a profile of the catalogue; its measures and price follow.',
    permission,
    token,
    pathSchema: partPath,
    querySchema: z.strictObject({ language: languageSchema }),
    request: updatePartSpecificationBody,
    answer: savedSchema,
    errors: [...errors, 'manual_price_fixed'],
  }),
] as const;
