import type { z } from 'zod';

/** How an answer is read. */
export type AnswerSchema<T> = z.ZodType<T>;

type Issue = z.core.$ZodIssue;

/**
 * An answer of a server that may be newer, as this build knows it: fields that the schema does not name are left out.
 * Null: it is no such answer, or a newer build is needed to read it.
 */
export const parseLenient = <T>(schema: AnswerSchema<T>, given: unknown): T | null => {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const unknown = read.error.issues.flatMap((issue) => fieldsIn(issue));
  if (unknown.length === 0) return null;
  const known: unknown = JSON.parse(JSON.stringify(given));
  for (const path of unknown) leaveOut(known, path);
  return parseLenient(schema, known);
};

type Path = readonly PropertyKey[];

/** The fields an issue is about that are unknown and nothing worse. */
const fieldsIn = (issue: Issue, base: Path = []): Path[] => {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key]);
  if (issue.code !== 'invalid_union') return [];
  const ways = issue.errors.map((issues) => issues.map((each) => fieldsIn(each, path)));
  return ways.find((fields) => fields.every((each) => each.length > 0))?.flat() ?? [];
};

const leaveOut = (value: unknown, [key, ...rest]: Path): void => {
  if (key === undefined || value === null || typeof value !== 'object') return;
  if (rest.length === 0) Reflect.deleteProperty(value, key);
  else leaveOut(Reflect.get(value, key), rest);
};
