import { z } from 'zod';
import { type BaseDataKind, baseDataSchemas } from './base-data-kinds.ts';

/**
 * 'decimal': a number kept as decimal text; 'words': several words; 'links': names with their https addresses;
 * 'day': 'YYYY-MM-DD', or 'MM-DD' in every year; 'days': several 'MMDD'.
 */
export type BaseFieldType = 'text' | 'decimal' | 'number' | 'boolean' | 'choice' | 'words' | 'links' | 'day' | 'days';
export type BaseField = {
  name: string;
  type: BaseFieldType;
  /** Of a choice, and of words that have to be some of these. */
  choices: readonly string[];
  isNullable: boolean;
  /** Rows that agree in these are versions of the same one. */
  isKey: boolean;
  /** Neither shown nor typed. */
  isUnseen: boolean;
};

const keyFields: Record<BaseDataKind, readonly string[]> = {
  cost: ['key'],
  gradePrice: ['grade'],
  specificityPrice: ['stock', 'specificity'],
  certificateGrade: ['grade'],
  ventHole: ['roundOrSquareUpToMm'],
  cuttingSpeed: ['process', 'thicknessMm'],
  zincCoating: ['fromMm'],
  country: ['iso'],
  productionType: ['type'],
  shippingType: ['type'],
  freightRate: ['type', 'overKg'],
  paymentType: ['type'],
  quantityStep: ['quantity'],
  profile: ['id'],
  grade: ['grade'],
  sheetThickness: ['thicknessMm'],
  colour: ['ral'],
  operator: [],
  parcelLimit: ['carrier'],
  holiday: ['region', 'year'],
  closingDays: ['name'],
  translation: ['group', 'code'],
};

/** What the schema keeps as plain text and people read as something else. */
const namedTypes: Partial<Record<BaseDataKind, Readonly<Record<string, BaseFieldType>>>> = {
  country: { vatSince: 'day' },
  holiday: { days: 'days' },
  closingDays: { from: 'day', to: 'day' },
};

type FieldType = Pick<BaseField, 'type' | 'choices'>;

const fieldType = (schema: unknown): FieldType => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return fieldType(schema.def.innerType);
  if (schema instanceof z.ZodEnum) return { type: 'choice', choices: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { type: 'boolean', choices: [] };
  if (schema instanceof z.ZodNumber) return { type: 'number', choices: [] };
  if (schema instanceof z.ZodArray) return listOf(schema.element);
  if (schema instanceof z.ZodString && isDecimal(schema)) return { type: 'decimal', choices: [] };
  return { type: 'text', choices: [] };
};

const listOf = (element: unknown): FieldType => {
  if (element instanceof z.ZodEnum) return { type: 'words', choices: element.options.map(String) };
  return { type: 'links', choices: [] };
};

/** Takes numbers and nothing else. */
const isDecimal = (schema: z.ZodString) => schema.safeParse('12.5').success && !schema.safeParse('a').success;

/** Patterns that nothing is checked by: kept as they are. */
const unseenFields: Partial<Record<BaseDataKind, readonly string[]>> = {
  country: ['vatNumberPrefix', 'vatNumberPattern'],
};

/** The fields of a row of a kind in their order, as a form shows them. */
export const baseFields = (kind: BaseDataKind): BaseField[] =>
  Object.entries(baseDataSchemas[kind].shape).map(([name, schema]) => ({
    name,
    ...fieldType(schema),
    ...(namedTypes[kind]?.[name] ? { type: namedTypes[kind][name] } : {}),
    isNullable: schema instanceof z.ZodNullable,
    isKey: keyFields[kind].includes(name),
    isUnseen: unseenFields[kind]?.includes(name) ?? false,
  }));
