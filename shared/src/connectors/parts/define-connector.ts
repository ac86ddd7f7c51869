import type { Profile } from '../../catalogue/profile.schema.ts';
import type { ConnectorRefusal } from '../rules/connector-rules.ts';
import type { ConnectorDesign, Designed } from './connector-design.ts';
import { type CommonInputs, commonFields, type Fields } from './fields.ts';

export type ConnectorValue = number | string;
export type ConnectorValues = Readonly<Record<string, ConnectorValue>>;

/** Any connector's field, whatever its inputs are. */
export type AnyField =
  | {
      kind: 'number';
      unit: 'mm' | '°' | '';
      usual: number;
      bounds: readonly [number, number];
      isWhole?: boolean;
      range?: (inputs: never) => readonly [number, number];
      advised?: (inputs: never) => number;
      propose?: (inputs: never) => number;
      isShown?: (inputs: never) => boolean;
    }
  | { kind: 'choice'; usual: ConnectorValue; options: readonly ConnectorValue[]; isShown?: (inputs: never) => boolean }
  | { kind: 'text'; usual: string; longest: number; isShown?: (inputs: never) => boolean };

/** One field as it stands: its value, whether that is the shop's proposal, and what the others leave of its range. */
export type FieldState = {
  name: string;
  field: AnyField;
  value: ConnectorValue;
  isProposed: boolean;
  isShown: boolean;
  range: readonly [number, number];
  advised: number | null;
};

export type ConnectorKind = {
  fields: Readonly<Record<string, AnyField>>;
  /** The fields with what was given; what is left out is proposed. */
  resolve: (given: ConnectorValues) => FieldState[];
  /** The connector that the inputs make, or why they make none. */
  design: (given: ConnectorValues, profiles: readonly Profile[]) => Designed;
};

type Shaped = Omit<ConnectorDesign, 'grade' | 'surface' | 'quantity' | 'position'>;

type Definition<Inputs> = {
  fields: Fields<Inputs>;
  shape: (inputs: Inputs & CommonInputs, profiles: readonly Profile[]) => Shaped | ConnectorRefusal[];
};

/** A connector from its fields and what makes a shape of their values. */
export const defineConnector = <Inputs>({ fields: own, shape }: Definition<Inputs>): ConnectorKind => {
  const fields: Readonly<Record<string, AnyField>> = { ...(own as Record<string, AnyField>), ...commonFields };
  const resolve = (given: ConnectorValues) => resolveFields(fields, given);
  return {
    fields,
    resolve,
    design: (given, profiles) => {
      const states = resolve(given);
      const outside = states.filter((state) => state.isShown).flatMap(refuseRange);
      if (outside.length > 0) return { design: null, refusals: outside };
      const inputs = valuesOf(states) as Inputs & CommonInputs;
      const shaped = shape(inputs, profiles);
      if (Array.isArray(shaped)) return { design: null, refusals: shaped };
      const { grade, surface, quantity, position } = inputs;
      return { design: { ...shaped, grade, surface, quantity, position }, refusals: [] };
    },
  };
};

const valuesOf = (states: readonly FieldState[]): ConnectorValues =>
  Object.fromEntries(states.map(({ name, value }) => [name, value]));

const resolveFields = (fields: Readonly<Record<string, AnyField>>, given: ConnectorValues): FieldState[] => {
  // What a field refers to may stand behind it: it begins with the usual values of all.
  const values: Record<string, ConnectorValue> = {};
  for (const [name, field] of Object.entries(fields)) values[name] = given[name] ?? field.usual;
  return Object.entries(fields).map(([name, field]) => {
    const range = rangeOf(field, values);
    const isShown = field.isShown?.(values as never) ?? true;
    // What is not asked can't be wrong.
    const written = isShown ? given[name] : undefined;
    const value = written ?? proposalOf(field, values, range);
    values[name] = value;
    const advised = field.kind === 'number' ? (field.advised?.(values as never) ?? null) : null;
    return { name, field, value, isProposed: written === undefined, isShown, range, advised };
  });
};

const rangeOf = (field: AnyField, values: ConnectorValues): readonly [number, number] => {
  if (field.kind !== 'number') return [0, 0];
  const [min, max] = field.bounds;
  const [least, most] = field.range?.(values as never) ?? field.bounds;
  return [Math.max(min, least), Math.min(max, most)];
};

const proposalOf = (field: AnyField, values: ConnectorValues, [min, max]: readonly [number, number]) => {
  if (field.kind !== 'number') return field.usual;
  const proposed = field.propose?.(values as never) ?? field.usual;
  return Math.max(min, Math.min(max, proposed));
};

const tolerance = 1e-6;

const refuseRange = ({ name, field, value, range: [min, max] }: FieldState): ConnectorRefusal[] => {
  if (field.kind !== 'number') return [];
  const isWithin = typeof value === 'number' && value >= min - tolerance && value <= max + tolerance;
  const isWhole = field.isWhole !== true || Number.isInteger(value);
  return isWithin && isWhole ? [] : [{ reason: 'range', field: name, measured: Number(value), min, max }];
};
