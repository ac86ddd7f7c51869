import { z } from 'zod';
import { baseDataKindSchema } from '../base-data/base-data-kinds.ts';
import { canBeEntered, specialPriceSchema } from '../prices/special-price.schema.ts';
import { languageSchema } from '../values/language-schema.ts';
import { describeCall } from './describe-call.ts';

const daySchema = z.iso.date();
const sourceSchema = z.string().trim().min(1).max(500);
const querySchema = z.object({ language: languageSchema });
const translatedSchema = z.strictObject({ id: z.number().int(), translationCode: z.string(), translated: z.string() });
/** Words in the asked language by code. */
const translationsSchema = z.strictObject({ translations: z.record(z.string(), z.string()) });

const translationCall = <Path extends `/translation/${string}`>(path: Path, summary: string) =>
  describeCall({
    method: 'get',
    path,
    summary,
    permission: 'nobody',
    querySchema,
    answer: translationsSchema,
    errors: [],
  });

const versionSchema = z.strictObject({
  number: z.number().int(),
  kind: baseDataKindSchema,
  key: z.string(),
  validFrom: z.string(),
  place: z.number().int(),
  /** The row by the schema of its kind; null: from validFrom on there is none. */
  data: z.unknown(),
  source: z.string(),
  /** User; null: the product's seed. */
  madeBy: z.string().nullable(),
  madeAt: z.string(),
});
const rowChangeSchema = z.union([
  z.strictObject({ data: z.looseObject({}) }),
  z.strictObject({ data: z.null(), key: z.string().min(1).max(80) }),
]);
/** More than any table has. */
const mostRows = 2000;
const rowChangesSchema = z.array(rowChangeSchema).min(1).max(mostRows);
const previewPriceSchema = z.strictObject({
  netCents: z.number().int(),
  /** Something of it has no price. */
  onRequest: z.boolean(),
});

const kindPathSchema = z.strictObject({ kind: baseDataKindSchema });
const customerPathSchema = z.strictObject({
  customerNumber: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

/** Base data: what everybody reads, and their versions for the operator's admin. */
export const baseDataCalls = {
  weldCertificateOptions: describeCall({
    method: 'get',
    path: '/baseData/weldCertificateOptions',
    summary: 'How welds can be proven: by formula or by drawings.',
    permission: 'nobody',
    querySchema,
    answer: z.strictObject({ weldCertificateOptions: z.array(translatedSchema) }),
    errors: [],
  }),
  specificities: describeCall({
    method: 'get',
    path: '/baseData/specificities',
    summary: 'How stock can be made: rolled hot or cold, welded.',
    permission: 'nobody',
    querySchema,
    answer: z.strictObject({ specificities: z.array(translatedSchema) }),
    errors: [],
  }),
  countries: describeCall({
    method: 'get',
    path: '/baseData/countries',
    summary: 'Countries by ISO 3166 code; active: the shop delivers there.',
    permission: 'nobody',
    querySchema,
    answer: z.strictObject({
      countries: z.array(z.strictObject({ isoCode: z.string(), active: z.boolean(), translated: z.string() })),
    }),
    errors: [],
  }),
  material: translationCall('/translation/material', 'Names of the materials by grade.'),
  specificity: translationCall('/translation/specificity', 'Names of the specificities.'),
  productionType: translationCall('/translation/productionType', 'Names of the production types.'),
  shippingType: translationCall('/translation/shippingType', 'Names of the shipping types.'),
  paymentType: translationCall('/translation/paymentType', 'Names of the payment types.'),
  listVersions: describeCall({
    method: 'get',
    path: '/admin/baseData/{kind}',
    summary: 'Every version of the rows of a kind, or of one row, newest first within a row.',
    permission: 'editBaseData',
    pathSchema: kindPathSchema,
    querySchema: z.object({
      key: z.string().max(80).optional(),
      limit: z.coerce.number().int().min(1).max(5000).default(1000),
    }),
    answer: z.strictObject({ success: z.literal(true), versions: z.array(versionSchema) }),
    errors: ['not_allowed'],
  }),
  putVersion: describeCall({
    method: 'post',
    path: '/admin/baseData/{kind}',
    summary: 'A new version of a row, from today or a later day on. Data null ends the row that the key names.',
    permission: 'editBaseData',
    pathSchema: kindPathSchema,
    request: z.union([
      z.strictObject({ data: z.looseObject({}), validFrom: daySchema, source: sourceSchema }),
      z.strictObject({ data: z.null(), key: z.string().min(1).max(80), validFrom: daySchema, source: sourceSchema }),
    ]),
    answer: z.strictObject({
      success: z.literal(true),
      number: z.number().int(),
      key: z.string(),
      /** The row as it held on that day before; null: there was none. */
      before: z.unknown(),
    }),
    errors: ['not_allowed', 'not_found'],
  }),
  putVersions: describeCall({
    method: 'post',
    path: '/admin/baseData/{kind}/rows',
    summary:
      'New versions of several rows at once, from today or a later day on: all of them or none. A row that is refused is named by its place.',
    permission: 'editBaseData',
    pathSchema: kindPathSchema,
    request: z.strictObject({ rows: rowChangesSchema, validFrom: daySchema, source: sourceSchema }),
    answer: z.strictObject({ success: z.literal(true), keys: z.array(z.string()) }),
    errors: ['not_allowed', 'not_found'],
  }),
  previewVersions: describeCall({
    method: 'post',
    path: '/admin/baseData/{kind}/preview',
    summary:
      'What three projects cost on a day without and with these rows; nothing is stored. Without projectIds: the three that changed last and have a price.',
    permission: 'editBaseData',
    isDear: true,
    pathSchema: kindPathSchema,
    request: z.strictObject({
      rows: rowChangesSchema,
      validFrom: daySchema,
      projectIds: z.array(z.uuid()).min(1).max(3).optional(),
    }),
    answer: z.strictObject({
      success: z.literal(true),
      projects: z.array(
        z.strictObject({
          projectId: z.string(),
          name: z.string(),
          customerName: z.string(),
          before: previewPriceSchema,
          after: previewPriceSchema,
        }),
      ),
    }),
    errors: ['not_allowed', 'not_found', 'too_many_requests'],
  }),
  listSpecialPrices: describeCall({
    method: 'get',
    path: '/admin/specialPrices/{customerNumber}',
    summary: "Every version of a customer's own prices, newest first.",
    permission: 'editBaseData',
    pathSchema: customerPathSchema,
    answer: z.strictObject({
      success: z.literal(true),
      versions: z.array(
        z.strictObject({
          number: z.number().int(),
          subject: z.string(),
          validFrom: z.string(),
          data: specialPriceSchema.nullable(),
          madeBy: z.string().nullable(),
          madeAt: z.string(),
        }),
      ),
    }),
    errors: ['not_allowed', 'not_found'],
  }),
  putSpecialPrice: describeCall({
    method: 'post',
    path: '/admin/specialPrices/{customerNumber}',
    summary:
      "A customer's own price or discount from today or a later day on, to a last day where one is named: after it holds again what held there. Null gives him the price of the base data again.",
    permission: 'editBaseData',
    pathSchema: customerPathSchema,
    request: z
      .strictObject({
        subject: specialPriceSchema.shape.subject,
        price: specialPriceSchema.shape.by.nullable(),
        validFrom: daySchema,
        validTo: daySchema.nullable().default(null),
      })
      .refine(({ subject, price }) => price === null || canBeEntered({ subject, by: price }), {
        path: ['price'],
      })
      .refine(({ price, validFrom, validTo }) => validTo === null || (price !== null && validFrom <= validTo), {
        path: ['validTo'],
      }),
    answer: z.strictObject({ success: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
};

/** A new version of a row, or that it ends. */
export type BaseRowChange = z.infer<typeof rowChangeSchema>;
export type PreviewedProject = z.infer<typeof baseDataCalls.previewVersions.answer>['projects'][number];
/** A version of a row of the base data. */
export type BaseVersion = z.infer<typeof versionSchema>;
/** A version of a customer's own price, and how it is entered. */
export type SpecialPriceVersion = z.infer<typeof baseDataCalls.listSpecialPrices.answer>['versions'][number];
export type SpecialPriceForm = z.input<typeof baseDataCalls.putSpecialPrice.request>;
