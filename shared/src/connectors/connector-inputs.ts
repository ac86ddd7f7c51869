import { type ConnectorType, connectors } from './connectors.ts';
import type { AnyField, ConnectorValue, ConnectorValues } from './parts/define-connector.ts';

/** What was read of inputs that come from outside, and the names of what was not understood. */
export type ReadInputs = { given: ConnectorValues; unread: string[] };

/**
 * The inputs of a connector from an address or a template. Names that it does not have and values that its fields can't have are left out and named;
 * whether values fit together is for the connector to say.
 */
export const readConnectorInputs = (type: ConnectorType, written: Readonly<Record<string, unknown>>): ReadInputs => {
  const fields: Readonly<Record<string, AnyField>> = connectors[type].fields;
  const given: Record<string, ConnectorValue> = {};
  const unread: string[] = [];
  for (const [name, value] of Object.entries(written)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const read = field ? readValue(field, value) : null;
    if (read === null) unread.push(name);
    else given[name] = read;
  }
  return { given, unread };
};

const readValue = (field: AnyField, value: unknown): ConnectorValue | null => {
  if (field.kind === 'choice') return field.options.find((option) => option === value) ?? null;
  if (field.kind === 'text')
    return (typeof value === 'string' || typeof value === 'number') && String(value).length <= field.longest
      ? String(value)
      : null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const [min, max] = field.bounds;
  return value >= min && value <= max && (field.isWhole !== true || Number.isInteger(value)) ? value : null;
};

/** What stands behind /shop/connectors/ to open a connector with its inputs: `splice?heightMm=300`. */
export const writeConnectorLink = (type: ConnectorType, given: ConnectorValues): string => {
  const search = Object.entries(given).map(([name, value]) => `${name}=${encodeURIComponent(linkValue(value))}`);
  return search.length === 0 ? type : `${type}?${search.join('&')}`;
};

/** A text that an address would take for something else stands in quotes. */
const linkValue = (value: ConnectorValue) =>
  typeof value === 'string' && !/^(?!(?:true|false|null)\s*$)\p{L}/u.test(value)
    ? JSON.stringify(value)
    : String(value);
