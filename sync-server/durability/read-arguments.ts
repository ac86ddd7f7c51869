import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Of a random run: the same again with the same number. */
export const seedArgument = z.coerce
  .number()
  .int()
  .default(() => Date.now() % 1_000_000);

/** The named arguments of a command, each read by its schema; throws with the usage where one is unknown or wrong. */
export const readArguments = <Shape extends z.ZodRawShape>(usage: string, shape: Shape) => {
  try {
    const options = Object.fromEntries(Object.keys(shape).map((name) => [name, { type: 'string' as const }]));
    return z.object(shape).parse(parseArgs({ options }).values);
  } catch {
    throw new Error(`Usage: ${usage}`);
  }
};
