import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseLenient } from './parse-lenient.ts';

const price = z.strictObject({ cents: z.number() });
const part = z.strictObject({ name: z.string(), price: price.nullable() });
const schema = z.strictObject({
  parts: z.array(part),
  state: z.union([z.strictObject({ paid: price }), z.strictObject({ open: z.boolean() })]),
});
const known = { parts: [{ name: 'Lasche', price: { cents: 5 } }], state: { open: true } };

test('an answer of the same build is read as it is', () => expect(parseLenient(schema, known)).toEqual(known));

test('unknown fields are left out at any depth, also inside unions', () => {
  const newer = {
    parts: [{ name: 'Lasche', price: { cents: 5, tax: 1 }, colour: 'red' }],
    state: { open: true, since: 'yesterday' },
    page: { of: 3 },
  };
  const before = structuredClone(newer);
  expect(parseLenient(schema, newer)).toEqual(known);
  expect(parseLenient(schema, { ...newer, state: { paid: { cents: 1, tax: 2 } } })?.state).toEqual({
    paid: { cents: 1 },
  });
  expect(newer).toEqual(before);
});

test('what lacks something, or is something else, is no answer', () => {
  expect(parseLenient(schema, { ...known, parts: [{ name: 'Lasche', colour: 'red' }] })).toBeNull();
  expect(parseLenient(schema, { ...known, state: { sent: true } })).toBeNull();
  expect(parseLenient(schema, '<html>')).toBeNull();
  expect(parseLenient(schema, null)).toBeNull();
});
