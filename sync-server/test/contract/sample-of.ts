import { newId } from '@knotenblech/shared/values/ids.ts';
import type { Schema } from '../../src/http/openapi/describe-api.ts';

type Known = (name: string) => unknown;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isUuid = (value: unknown) => typeof value === 'string' && uuid.test(value);

/** A value that a schema allows, as small as it can be; what is known by its name is taken where it fits. */
export const sampleOf = (schema: Schema, name: string, known: Known): unknown => {
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return sampleOf(choice, name, known);
  if ('const' in schema) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const fields = (schema.required ?? []).map((field) => [
      field,
      sampleOf(schema.properties?.[field] ?? {}, field, known),
    ]);
    return Object.fromEntries(fields);
  }
  if (type === 'array') return schema.minItems ? [sampleOf(schema.items ?? {}, name, known)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') {
    const value = known(name);
    return typeof value === 'number' ? value : Math.max(schema.minimum ?? 1, 1);
  }
  return textOf(schema, name, known);
};

const textOf = ({ format, minLength = 1, pattern }: Schema, name: string, known: Known) => {
  const value = known(name);
  if (format === 'uuid') return isUuid(value) ? value : newId();
  if (format === 'email') return 'neu@example.org';
  if (format === 'date') return '2026-11-24';
  if (format === 'date-time') return '2026-11-24T08:00:00.000Z';
  const fits =
    (typeof value === 'string' || typeof value === 'number') && new RegExp(pattern ?? '', 'u').test(`${value}`);
  if (fits) return `${value}`;
  return pattern?.includes('\\d') ? '100' : 'Muster'.padEnd(minLength, 'x');
};

/** An example with the ids of earlier answers in place of its own. */
export const withKnown = (example: unknown, known: Known, name = ''): unknown => {
  if (Array.isArray(example)) return example.map((each) => withKnown(each, known, name));
  if (typeof example === 'object' && example !== null)
    return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, withKnown(value, known, key)]));
  const [, placeholder] = typeof example === 'string' ? (/^<([\w.]+)>$/.exec(example) ?? []) : [];
  if (placeholder) return known(placeholder) ?? example;
  if (!isUuid(example)) return example;
  return isUuid(known(name)) ? known(name) : example;
};
