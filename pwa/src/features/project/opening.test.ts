import { expect, test } from 'vitest';
import { readOpening } from './opening.ts';

test('admin mode and a fresh reading are asked for as true or 1', () => {
  expect(readOpening({ admin: true, force: 1 })).toEqual({ admin: true, force: true });
  expect(readOpening({ admin: 'true', force: '1' })).toEqual({ admin: true, force: true });
});
test('anything else asks for neither', () => expect(readOpening({ admin: false, force: 'no', part: 3 })).toEqual({}));
