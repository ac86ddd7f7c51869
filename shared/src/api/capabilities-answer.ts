import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.schema.ts';
import { connectors, connectorTypes } from '../connectors/connectors.ts';
import type { AnyField } from '../connectors/parts/define-connector.ts';
import { endingsByType } from '../files/document/file-endings.ts';
import type { ProductionLimits } from '../parts/findings/production-limits.schema.ts';
import { finishes, surfaces } from '../parts/finishes.ts';
import { surfaceSchema } from '../parts/surface.schema.ts';
import { checkStates, findingRules } from '../prices/check/finding-rules.ts';

const connectorFieldSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    name: z.string(),
    kind: z.literal('number'),
    unit: z.string(),
    usual: z.number(),
    least: z.number(),
    most: z.number(),
    isWhole: z.boolean(),
  }),
  z.strictObject({
    name: z.string(),
    kind: z.literal('choice'),
    usual: z.union([z.string(), z.number()]),
    options: z.array(z.union([z.string(), z.number()])),
  }),
  z.strictObject({ name: z.string(), kind: z.literal('text'), usual: z.string(), longest: z.number() }),
]);

/** What the shop can make, from what files, and its limits; lengths in mm. No amount of money in it. */
export const capabilitiesSchema = z.strictObject({
  /** Endings of files that are read, by media type. */
  files: z.record(z.string(), z.array(z.string())),
  plates: z.strictObject({
    thicknessesMm: z.array(z.number()),
    largestThicknessMm: z.number(),
    largestMm: z.strictObject({ length: z.number(), width: z.number() }),
    grades: z.array(z.string()),
  }),
  bars: z.strictObject({
    longestMm: z.number(),
    grades: z.array(z.string()),
    /** Designations of the catalogue by family: 'HEA': ['HEA 100', ...]. */
    profiles: z.record(z.string(), z.array(z.string())),
  }),
  finishes: z.array(
    z.strictObject({
      surface: surfaceSchema,
      coats: z.array(z.string()),
      colours: z.enum(['none', 'primer', 'standard', 'any']),
    }),
  ),
  galvanising: z.strictObject({
    leastThicknessMm: z.number(),
    bathMm: z.strictObject({ length: z.number(), width: z.number(), depth: z.number() }),
  }),
  freight: z.strictObject({ longestMm: z.number() }),
  /** What a part is checked for, as GET /project/whyNot names it. */
  rules: z.array(z.strictObject({ rule: z.string(), state: z.enum(checkStates), source: z.string() })),
  /** Connectors that are made without a file, with the inputs of their links. */
  connectors: z.array(z.strictObject({ type: z.string(), fields: z.array(connectorFieldSchema) })),
});
export type Capabilities = z.infer<typeof capabilitiesSchema>;

const gradesOf = (limits: ProductionLimits, isPlate: boolean): string[] => [
  ...new Set(limits.material.filter(({ stock }) => (stock === 'plate') === isPlate).map(({ grade }) => grade)),
];

const fieldOf = (name: string, field: AnyField): z.infer<typeof connectorFieldSchema> => {
  switch (field.kind) {
    case 'number': {
      const [least, most] = field.bounds;
      return {
        name,
        kind: 'number',
        unit: field.unit,
        usual: field.usual,
        least,
        most,
        isWhole: field.isWhole ?? false,
      };
    }
    case 'choice':
      return { name, kind: 'choice', usual: field.usual, options: [...field.options] };
    case 'text':
      return { name, kind: 'text', usual: field.usual, longest: field.longest };
    default:
      return field satisfies never;
  }
};

/** What can be made under the limits of the production, with the profiles of the catalogue. Pure. */
export const capabilitiesOf = (limits: ProductionLimits, { profiles }: Pick<Catalogue, 'profiles'>): Capabilities => ({
  files: endingsByType(),
  plates: {
    thicknessesMm: limits.cutting.map(({ thicknessMm }) => thicknessMm),
    largestThicknessMm: limits.largestPlateThicknessMm,
    largestMm: limits.laserBedMm,
    grades: gradesOf(limits, true),
  },
  bars: {
    longestMm: limits.longestPartMm,
    grades: gradesOf(limits, false),
    profiles: Object.fromEntries(
      [...Map.groupBy(profiles, ({ family }) => family)].map(([family, of]) => [
        family,
        of.map(({ designation }) => designation),
      ]),
    ),
  },
  finishes: surfaces.map((surface) => ({
    surface,
    coats: [...finishes[surface].coats],
    colours: finishes[surface].colours,
  })),
  galvanising: { leastThicknessMm: Number(limits.zinc.minimumThicknessMm), bathMm: limits.zinc.bathMm },
  freight: { longestMm: limits.freight.long?.overMm ?? limits.freight.maxLengthMm },
  rules: Object.entries(findingRules).map(([code, { state, source }]) => ({
    rule: code.replace(/^(request|warn)\./, ''),
    state,
    source: typeof source === 'string' ? source : source.standard,
  })),
  connectors: connectorTypes.map((type) => ({
    type,
    fields: Object.entries(connectors[type].fields).map(([name, field]) => fieldOf(name, field)),
  })),
});
