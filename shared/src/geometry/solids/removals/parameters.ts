import type { Processing } from '../../body/body.schema.ts';

/** A number parameter; NaN when it is missing, which no geometry survives (see `finite`). */
export const numberOf = (processing: Processing, name: string, otherwise = Number.NaN): number => {
  const value = processing.parameters[name];
  return typeof value === 'number' ? value : otherwise;
};

export const flagOf = (processing: Processing, name: string, otherwise: boolean): boolean => {
  const value = processing.parameters[name];
  return typeof value === 'boolean' ? value : otherwise;
};

export const isAtEnd = (processing: Processing): boolean => processing.parameters['Orientation'] === 'end';

/** True when every named parameter is absent or has the value that makes the shape square. */
export const isSquare = (processing: Processing, expected: Record<string, number>): boolean =>
  Object.entries(expected).every(([name, value]) => Math.abs(numberOf(processing, name, value) - value) < 1e-6);
