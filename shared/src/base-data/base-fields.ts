import { z } from 'zod';
import { type BaseDataKind, baseDataSchemas } from './base-data-kinds.ts';

/** 'decimal': a number kept as decimal text; 'words': several words; 'links': names with their https addresses. */
export type BaseFieldType = 'text' | 'decimal' | 'number' | 'boolean' | 'choice' | 'words' | 'links';
export type BaseField = {
  name: string;
  type: BaseFieldType;
  /** Of a choice, and of words that have to be some of these. */
  choices: readonly string[];
  isNullable: boolean;
  /** Rows that agree in these are versions of the same one. */
  isKey: boolean;
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

type Told = Pick<BaseField, 'type' | 'choices'>;

const told = (schema: unknown): Told => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return told(schema.def.innerType);
  if (schema instanceof z.ZodEnum) return { type: 'choice', choices: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { type: 'boolean', choices: [] };
  if (schema instanceof z.ZodNumber) return { type: 'number', choices: [] };
  if (schema instanceof z.ZodArray) return listOf(schema.element);
  if (schema instanceof z.ZodString && isDecimal(schema)) return { type: 'decimal', choices: [] };
  return { type: 'text', choices: [] };
};

const listOf = (element: unknown): Told => {
  if (element instanceof z.ZodEnum) return { type: 'words', choices: element.options.map(String) };
  return { type: 'links', choices: [] };
};

/** Takes numbers and nothing else. */
const isDecimal = (schema: z.ZodString) => schema.safeParse('12.5').success && !schema.safeParse('a').success;

/** The fields of a row of a kind in their order, as a form shows them. */
export const baseFields = (kind: BaseDataKind): BaseField[] =>
  Object.entries(baseDataSchemas[kind].shape).map(([name, schema]) => ({
    name,
    ...told(schema),
    isNullable: schema instanceof z.ZodNullable,
    isKey: keyFields[kind].includes(name),
  }));
