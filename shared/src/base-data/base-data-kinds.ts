import { z } from 'zod';
import type { CatalogPack } from '../catalogue/catalog-pack.record.ts';
import { gradeSchema, sheetThicknessSchema } from '../catalogue/catalogue.schema.ts';
import { ralColourSchema } from '../catalogue/colours/seed-ral-colours.ts';
import { operatorSchema } from '../catalogue/operator.schema.ts';
import { profileSchema } from '../catalogue/profile.schema.ts';
import { closingDaysSchema, holidaysSchema } from '../catalogue/shop-calendar.ts';
import { translationSchema } from '../catalogue/translation.ts';
import { productionLimitsSchema } from '../parts/findings/production-limits.schema.ts';
import { ventHoleSchema } from '../parts/findings/vent-hole.schema.ts';
import { freightRateSchema, quantityStepSchema, tariffSchema } from '../prices/tariff.record.ts';
import { gradeStockSchema, specificitySchema } from '../prices/tariff-stock.schema.ts';
import { countrySchema } from './seed/seed-countries.ts';

const decimalText = z.string().regex(/^\d{1,9}(\.\d{1,6})?$/);

const costKey = z.string().max(60).nullable();

/** One row of each table that the purchase side is made of, by kind. Costs: decimal text in their unit. */
export const costRowSchemas = {
  cost: z.strictObject({
    key: z.string().regex(/^[a-z][a-z0-9_.]{1,59}$/),
    value: decimalText,
    unit: z.string().max(40),
    basis: z.string().max(200),
  }),
  gradePrice: z.strictObject({
    grade: z.string().min(1).max(40),
    plate: costKey,
    open: costKey,
    hollow: costKey,
    bar: costKey,
  }),
  specificityPrice: z.strictObject({ stock: gradeStockSchema, specificity: specificitySchema, percent: decimalText }),
  certificateGrade: z.strictObject({ grade: z.string().min(1).max(40) }),
  ventHole: ventHoleSchema,
  cuttingSpeed: tariffSchema.shape.cutting.element,
  zincCoating: tariffSchema.shape.zinc.shape.coatings.element,
  country: countrySchema,
  productionType: tariffSchema.shape.production.element,
  shippingType: tariffSchema.shape.shipping.element,
  freightRate: freightRateSchema,
  paymentType: tariffSchema.shape.payment.element,
  quantityStep: z.strictObject({ quantity: quantityStepSchema }),
};

const limitSchema = z.string().regex(/^\d{1,6}(\.\d{1,3})?$/);

/** What a carrier takes as a parcel; null where he names none. */
const parcelLimitSchema = z.strictObject({
  carrier: z.string().min(1).max(60),
  maxKg: limitSchema,
  maxLengthCm: limitSchema,
  maxLengthPlusGirthCm: limitSchema.nullable(),
  girthRule: z.string().max(200),
  confidence: z.string().max(200),
});

/** Schema of a row of the base data by its kind: one place decides what a row is, for the seed and for the admin. */
export const baseDataSchemas = {
  ...costRowSchemas,
  profile: profileSchema,
  grade: gradeSchema,
  sheetThickness: sheetThicknessSchema,
  colour: ralColourSchema,
  operator: operatorSchema,
  parcelLimit: parcelLimitSchema,
  holiday: holidaysSchema,
  closingDays: closingDaysSchema,
  translation: translationSchema,
};

export type BaseDataKind = keyof typeof baseDataSchemas;

export const baseDataKinds = Object.keys(baseDataSchemas) as [BaseDataKind, ...BaseDataKind[]];

export const baseDataKindSchema = z.enum(baseDataKinds);

type RowOf<Kind extends BaseDataKind> = z.infer<(typeof baseDataSchemas)[Kind]>;

const keyOf: { [Kind in BaseDataKind]: (row: RowOf<Kind>) => string } = {
  cost: (row) => row.key,
  gradePrice: (row) => row.grade,
  specificityPrice: (row) => `${row.stock} ${row.specificity}`,
  certificateGrade: (row) => row.grade,
  ventHole: (row) => String(row.roundOrSquareUpToMm),
  cuttingSpeed: (row) => `${row.process} ${row.thicknessMm}`,
  zincCoating: (row) => row.fromMm,
  country: (row) => row.iso,
  productionType: (row) => row.type,
  shippingType: (row) => row.type,
  freightRate: (row) => `${row.type} ${row.overKg}`,
  paymentType: (row) => row.type,
  quantityStep: (row) => String(row.quantity),
  profile: (row) => row.id,
  grade: (row) => row.grade,
  sheetThickness: (row) => String(row.thicknessMm),
  colour: (row) => row.ral,
  operator: () => 'operator',
  parcelLimit: (row) => row.carrier,
  holiday: (row) => `${row.region} ${row.year}`,
  closingDays: (row) => row.name,
  translation: (row) => `${row.group} ${row.code}`,
};

/** A row as its kind has it, with the key that its versions share; throws a ZodError for what is none. */
export const readBaseRow = <Kind extends BaseDataKind>(
  kind: Kind,
  data: unknown,
): { key: string; data: RowOf<Kind> } => {
  const row = baseDataSchemas[kind].parse(data) as RowOf<Kind>;
  return { key: keyOf[kind](row), data: row };
};

/** What a part is checked against, for everybody: no amount of money is in it. */
export const productionDataSchema = z.strictObject({
  limits: productionLimitsSchema,
  ventHoles: z.array(ventHoleSchema),
});

export type ProductionData = z.infer<typeof productionDataSchema>;

/** The production's data from the packs of the space 'catalog'; null while a device has not got them. */
export const readProductionData = (packs: readonly CatalogPack[]): ProductionData | null => {
  const [row] = packs.filter((pack) => pack.table === 'production').flatMap((pack) => pack.rows);
  return row === undefined ? null : productionDataSchema.parse(row);
};
