import type { z } from 'zod';

/** A kind of synced record: its schema, its version, and how data of each older version becomes the next. */
export type RecordDefinition<Kind extends string = string, Data extends { id: string } = { id: string }> = {
  kind: Kind;
  version: number;
  schema: z.ZodType<Data>;
  /** migrations[n] turns data of version n into version n + 1. */
  migrations: Readonly<Record<number, (data: unknown) => unknown>>;
};

export const defineRecord = <Kind extends string, Data extends { id: string }>(
  definition: RecordDefinition<Kind, Data>,
) => definition;
