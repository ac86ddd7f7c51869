import type { Vector } from '../../geometry/body/body.schema.ts';

/** The instances of a STEP file as they are written; equal points and directions once. */
export type StepText = {
  /** Writes an instance and gives its number. */
  add: (instance: string) => number;
  /** The same, of what is often the same. */
  once: (instance: string) => number;
  text: () => string;
};

export const stepText = (): StepText => {
  const lines: string[] = [];
  const known = new Map<string, number>();
  const add = (instance: string): number => {
    lines.push(`#${lines.length + 1}=${instance};`);
    return lines.length;
  };
  return {
    add,
    once: (instance) => {
      const number = known.get(instance) ?? add(instance);
      known.set(instance, number);
      return number;
    },
    text: () => lines.join('\n'),
  };
};

const digits = 1e10;

/** A real number: always with a point, an exponent in capitals. */
export const real = (value: number): string => {
  const text = String(Math.round(value * digits) / digits + 0).toUpperCase();
  if (text.includes('.')) return text;
  return text.includes('E') ? text.replace('E', '.E') : `${text}.`;
};

export const refs = (ids: readonly number[]): string => `(${ids.map((id) => `#${id}`).join(',')})`;

/** A text between quotes; what is not ASCII as UTF-16 units. */
export const quoted = (text: string): string => {
  const plain = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''");
  const written = plain.replace(/[^\x20-\x7e]+/g, (signs) => {
    const units = Array.from({ length: signs.length }, (_, at) => signs.charCodeAt(at).toString(16).padStart(4, '0'));
    return `\\X2\\${units.join('').toUpperCase()}\\X0\\`;
  });
  return `'${written}'`;
};

const triple = (values: Vector): string => `(${values.map(real).join(',')})`;

export const pointText = (at: Vector): string => `CARTESIAN_POINT('',${triple(at)})`;
export const directionText = (way: Vector): string => `DIRECTION('',${triple(way)})`;

/** A placement by its origin, its z axis and its x axis. */
export const placement = (step: StepText, origin: Vector, z: Vector, x: Vector): number =>
  step.once(
    `AXIS2_PLACEMENT_3D('',#${step.once(pointText(origin))},#${step.once(directionText(z))},#${step.once(directionText(x))})`,
  );
