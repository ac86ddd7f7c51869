import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { recordKinds } from '../records/record-kinds.ts';
import { errorCodes } from '../values/errors/error-codes.ts';
import { changes } from './changes.ts';
import {
  protocolVersion,
  pullAnswerSchema,
  pullRequestSchema,
  pushAnswerSchema,
  pushRequestSchema,
  schemaVersion,
} from './wire.ts';

/** Error codes are only ever added, and an unknown one is borne: they do not count. */
const withoutErrorCodes = (key: string, value: unknown) =>
  key === 'enum' && Array.isArray(value) && value.length === errorCodes.length ? 'ErrorCode' : value;

const whenRed =
  'A new value or optional field that older apps can do without: write the new hash here. Anything that one side sends and the other cannot read: raise the version, and keep what reads the old one.';

const hashOf = (schemas: z.ZodType[]) => {
  const shapes = schemas.map((schema) => z.toJSONSchema(schema, { unrepresentable: 'any' }));
  return createHash('sha256').update(JSON.stringify(shapes, withoutErrorCodes)).digest('hex').slice(0, 12);
};

it('the wire is the one that protocol version 1 names', () => {
  expect(protocolVersion).toBe(1);
  expect(hashOf([pushRequestSchema, pushAnswerSchema, pullRequestSchema, pullAnswerSchema]), whenRed).toBe(
    '7dfd82a2bc81',
  );
});

it('records and changes are those that schema version 1 names', () => {
  expect(schemaVersion).toBe(1);
  const shapes = [
    ...Object.values(recordKinds).map((kind) => kind.schema),
    ...Object.values(changes).map((change) => change.args),
  ];
  expect(hashOf(shapes as z.ZodType[]), whenRed).toBe('638d02a18bcf');
});

it.each(Object.values(recordKinds).map((record) => [record.kind, record] as const))(
  'a record of kind %s of every older version has a way to the present one',
  (_, record) => {
    const wanted = Array.from({ length: record.version - 1 }, (_, n) => String(n + 1));
    expect(Object.keys(record.migrations)).toEqual(wanted);
  },
);
