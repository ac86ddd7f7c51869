import { z } from 'zod';
import { partCategorySchema } from '../../parts/part-facts.schema.ts';
import { surfaceSchema } from '../../parts/surface.schema.ts';
import { newPriceDataSchema } from '../../prices/details/price-data-schema.ts';
import { ladderShares } from '../../prices/ladder/price-ladder.ts';
import {
  type AssemblyId,
  type CustomerId,
  idSchema,
  type PartId,
  type ProjectId,
  type UserId,
} from '../../values/ids.ts';

/** mm, 2 decimals. */
const sizeSchema = z.strictObject({ x: z.number(), y: z.number(), z: z.number() });
const imageFileMapSchema = z.record(z.string(), z.string());
const surfaceOnInput = z.preprocess((given) => (given === 'EMPTY' ? 'RAW' : given), surfaceSchema);
const ralNoSchema = z.string().max(10).nullable();

const optionSchema = z.strictObject({ id: z.number().int(), translationCode: z.string() });

export const partAnswerSchema = z.strictObject({
  partId: idSchema<PartId>(),
  name: z.string(),
  drawingNumber: z.string(),
  category: partCategorySchema,
  /** Pieces in the project, and within one assembly. */
  quantity: z.number().int(),
  quantitySingle: z.number().int(),
  /** Place in the list. */
  orderNumber: z.number().int(),
  /** Id of the assembly it lies in; null: a loose part. */
  assemblyId: idSchema<AssemblyId>().nullable(),
  availableMaterialCodes: z.array(z.string()),
  materialTranslationCode: z.string().nullable(),
  /** 0: none chosen. */
  specificityId: z.number().int(),
  specificityTranslationCode: z.string().nullable(),
  availableSpecificities: z.array(optionSchema),
  surface: surfaceSchema,
  ralNo: ralNoSchema,
  dimension: sizeSchema,
  /** m2 of one piece. */
  area: z.number(),
  /** kg of one piece, with waste; 0: unknown. */
  weight: z.number(),
  materialCertificateSet: z.boolean(),
  isoImageId: z.string(),
  imageFileMap: imageFileMapSchema,
  onRequest: z.boolean(),
  profilName: z.string(),
  partSpecId: z.string().nullable(),
});
export type PartAnswer = z.infer<typeof partAnswerSchema>;

export const assemblyAnswerSchema = z.strictObject({
  assemblyId: idSchema<AssemblyId>(),
  name: z.string(),
  drawingNumber: z.string(),
  quantity: z.number().int(),
  orderNumber: z.number().int(),
  /** Id of the assembly it is nested in; null: none. */
  parentId: idSchema<AssemblyId>().nullable(),
  surface: surfaceSchema,
  ralNo: ralNoSchema,
  dimension: sizeSchema,
  parts: z.array(partAnswerSchema),
  partCount: z.number().int(),
  /** kg of one assembly, without pieces whose weight nothing says. */
  weight: z.number(),
  /** How many of its pieces those are. */
  partsWithoutWeight: z.number().int(),
  /** m2 of one assembly. */
  surfaceArea: z.number(),
  onRequest: z.boolean(),
  isoImageId: z.string(),
  imageFileMap: imageFileMapSchema,
});
export type AssemblyAnswer = z.infer<typeof assemblyAnswerSchema>;

/** Prices at other quantities, everything else in the project as it is; EUR net. */
const ladderStepSchema = z.strictObject({
  /** As it is chosen: within one assembly; of the project how many times. */
  quantity: z.number().int(),
  pieces: z.number().int(),
  /** Of all pieces: the positions, of the project with its charges. */
  price: z.number(),
  pricePerPiece: z.number(),
  /** With what the project pays as a whole because of it. */
  pricePerPieceWithCharges: z.number(),
  /** Of one piece; together they are pricePerPieceWithCharges. */
  shares: z.record(z.enum(ladderShares), z.number()),
});

/** null: nothing of it has a calculated price. */
const ladderSchema = z.strictObject({ presentQuantity: z.number().int(), steps: z.array(ladderStepSchema) }).nullable();

const factor = z.number().optional();

/** A project as API 1.0 tells it. Amounts are EUR net and absent for whoever sees no prices; factors are the operator's. */
export const projectAnswerSchema = z.strictObject({
  projectId: idSchema<ProjectId>(),
  id: z.number().int().nullable(),
  projectName: z.string(),
  drawingId: z.string(),
  additionalText: z.string(),
  comment: z.string(),
  /** null: on request. */
  price: z.number().nullable().optional(),
  currency: z.string(),
  manualPrice: z.boolean(),
  manualPriceFixed: z.boolean(),
  onRequest: z.boolean(),
  imageFileId: z.string(),
  readOnly: z.boolean(),
  customerId: idSchema<CustomerId>(),
  customerNumber: z.number().int(),
  userId: idSchema<UserId>(),
  settingComplete: z.boolean(),
  needsMoreSpecification: z.boolean(),
  assemblyCount: z.number().int(),
  partPosCount: z.number().int(),
  partCount: z.number().int(),
  /** Positions of plates, and of girders and profiles, that lie in no assembly. */
  flatPartCountSingle: z.number().int(),
  girderProfileCountSingle: z.number().int(),
  /** kg, without pieces whose weight nothing says. */
  totalWeight: z.number(),
  /** How many pieces those are. */
  partsWithoutWeight: z.number().int(),
  /** m2. */
  surfaceArea: z.number(),
  maxDimension: sizeSchema,
  factorWork: factor,
  factorMaterial: factor,
  factorFlatRate: factor,
  productionType: z.enum(['COMPLETE_PRODUCTION', 'SINGLEPARTS_ONLY']),
  surface: surfaceSchema,
  defaultSurface: surfaceSchema,
  ralNr: ralNoSchema,
  materialCertificate: z.boolean(),
  detailsOnFinish: z.boolean(),
  defaultWeldingCertificate: z.enum(['WELDINGCERTIFICATE_STANDARD', 'WELDINGCERTIFICATE_CUSTOM']).nullable(),
  defaultMaterialMap: z.array(
    z.strictObject({
      partSpecName: z.string(),
      materialTranslation: z.string().nullable(),
      specificityTranslation: z.string(),
    }),
  ),
  missingSpecs: z.array(
    z.strictObject({ id: z.number().int(), partSpecName: z.string(), selectedSpecificity: z.number().int() }),
  ),
  specificityUndefined: z.boolean(),
  materialDefault: z.boolean(),
  missingProfiles: z.boolean(),
  hasWelding: z.boolean(),
  hasFlatParts: z.boolean(),
  hasGirderOrProfile: z.boolean(),
  assemblyOnlyParts: z.boolean(),
  flatPartsOnly: z.boolean(),
  steelPartsActive: z.boolean(),
  assemblyList: z.array(assemblyAnswerSchema),
  /** Parts that lie in no assembly. */
  partList: z.array(partAnswerSchema),
  newPriceData: newPriceDataSchema.optional(),
  /** Where it was asked for, for whoever sees prices: of the project, and of parts and assemblies by their ids. */
  ladder: z.strictObject({ project: ladderSchema, pieces: z.record(z.string(), ladderSchema) }).optional(),
});
export type ProjectAnswer = z.infer<typeof projectAnswerSchema>;

/** As it was told it may be empty; what it is changed to may not. */
const nameOnInput = z.string().max(4000).optional();

/** What a client sends back of a part: the fields it got, of which those that can be edited count. */
export const partBodySchema = partAnswerSchema.partial().extend({
  name: nameOnInput,
  quantity: z.number().int().min(1).max(99_990_001).optional(),
  quantitySingle: z.number().int().min(1).max(9999).optional(),
  surface: surfaceOnInput.optional(),
});
export type PartBody = z.infer<typeof partBodySchema>;

export const assemblyBodySchema = assemblyAnswerSchema.partial().extend({
  quantity: z.number().int().min(1).max(9999).optional(),
  surface: surfaceOnInput.optional(),
});
export type AssemblyBody = z.infer<typeof assemblyBodySchema>;

const productionTypeOnInput = z.preprocess(
  (given) =>
    ({
      complete: 'COMPLETE_PRODUCTION',
      singlePartsOnly: 'SINGLEPARTS_ONLY',
      girderProfileOnly: 'SINGLEPARTS_ONLY',
      flatPartsOnly: 'SINGLEPARTS_ONLY',
    })[String(given)] ?? given,
  projectAnswerSchema.shape.productionType,
);

export const projectBodySchema = projectAnswerSchema.partial().extend({
  /** Answers of before told the number here. */
  customerId: z.union([idSchema<CustomerId>(), z.number().int()]).optional(),
  projectName: nameOnInput,
  drawingId: z.string().max(256).optional(),
  comment: z.string().max(2000).optional(),
  additionalText: z.string().max(2000).optional(),
  productionType: productionTypeOnInput.optional(),
  surface: surfaceOnInput.optional(),
  defaultSurface: surfaceOnInput.optional(),
  missingSpecs: z
    .array(
      z.strictObject({
        id: z.number().int(),
        partSpecName: z.string().max(256),
        selectedSpecificity: z.number().int(),
        /** Grade for the parts of this stock that have none. */
        materialTranslationCode: z.string().min(1).max(40).nullish(),
      }),
    )
    .max(1000)
    .optional(),
});
export type ProjectBody = z.infer<typeof projectBodySchema>;
