import type { Schema } from './api-document.ts';

const indent = '  ';

/** A JSON Schema as a programmer reads it: fields with a question mark may be left out. */
export const writeType = (schema: Schema, margin = ''): string => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => writeType(choice, margin)))].join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array' && schema.items && 'not' in schema.items) return '[]';
  if (schema.type === 'array') return `${writeItems(schema.items ?? {}, margin)}[]`;
  if (schema.type === 'object') return writeObject(schema, margin);
  return [schema.type ?? 'any'].flat().join(' | ') + bounds(schema);
};

const writeItems = (items: Schema, margin: string) => {
  const written = writeType(items, margin);
  return written.includes(' | ') && !written.startsWith('{') ? `(${written})` : written;
};

const writeObject = ({ properties = {}, required = [], additionalProperties }: Schema, margin: string) => {
  const inside = margin + indent;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${inside}${name}${required.includes(name) ? '' : '?'}: ${writeType(field, inside)}`,
  );
  const rest =
    typeof additionalProperties === 'object' ? [`${inside}[name]: ${writeType(additionalProperties, inside)}`] : [];
  return fields.length + rest.length === 0 ? '{}' : `{\n${[...fields, ...rest].join('\n')}\n${margin}}`;
};

const bounds = ({ format, default: usual }: Schema) =>
  `${format ? ` (${format})` : ''}${usual === undefined ? '' : ` = ${JSON.stringify(usual)}`}`;
