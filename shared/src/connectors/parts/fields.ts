import { type Surface, uncoated } from '../../parts/finishes.ts';

type Shared<Inputs> = {
  /** Whether the other inputs leave it any meaning. */
  isShown?: (inputs: Inputs) => boolean;
};

/** A measure or count. */
export type NumberField<Inputs> = Shared<Inputs> & {
  kind: 'number';
  unit: 'mm' | '°' | '';
  usual: number;
  /** Whatever the others say. */
  bounds: readonly [number, number];
  isWhole?: boolean;
  /** What the inputs before it leave of its bounds. */
  range?: (inputs: Inputs) => readonly [number, number];
  /** The least that the rules advise. */
  advised?: (inputs: Inputs) => number;
  /** Its value while nobody has given one, from the inputs before it. */
  propose?: (inputs: Inputs) => number;
};

export type ChoiceField<Inputs, Value> = Shared<Inputs> & { kind: 'choice'; usual: Value; options: readonly Value[] };

export type TextField<Inputs> = Shared<Inputs> & { kind: 'text'; usual: string; longest: number };

type Field<Inputs, Value> = [Value] extends [number]
  ? NumberField<Inputs> | ChoiceField<Inputs, number>
  : ChoiceField<Inputs, Value> | TextField<Inputs>;

/** The fields of a connector's own inputs; what they depend on may be what every connector is asked. */
export type Fields<Inputs, All = Inputs & CommonInputs> = { [Name in keyof Inputs]: Field<All, Inputs[Name]> };

export const choiceOf = <Value extends number | string>(
  options: readonly Value[],
  usual: NoInfer<Value>,
): { kind: 'choice'; usual: Value; options: readonly Value[] } => ({ kind: 'choice', usual, options });

export const measureOf = (usual: number, min: number, max: number) =>
  ({ kind: 'number', unit: 'mm', usual, bounds: [min, max] }) as const;

export const countOf = (usual: number, min: number, max: number) =>
  ({ kind: 'number', unit: '', usual, bounds: [min, max], isWhole: true }) as const;

/** Surfaces that need no colour; others are chosen in the project. */
export const connectorSurfaces = ['ZINCED', uncoated, 'COATED'] as const satisfies Surface[];

export const connectorGrades = ['S235JR', 'S355J2'] as const;

/** What every connector is asked. */
export type CommonInputs = {
  grade: (typeof connectorGrades)[number];
  surface: (typeof connectorSurfaces)[number];
  quantity: number;
  position: string;
};

export const commonFields = {
  grade: choiceOf(connectorGrades, 'S235JR'),
  surface: choiceOf(connectorSurfaces, 'ZINCED'),
  quantity: countOf(1, 1, 999),
  position: { kind: 'text', usual: '', longest: 20 },
} as const;
