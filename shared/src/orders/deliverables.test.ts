import { expect, test } from 'vitest';
import type { Assembly, Part } from '../parts/part.ts';
import { newId, type ProjectId } from '../values/ids.ts';
import { deliverablesOf } from './deliverables.ts';

const projectId = newId<ProjectId>();
const assembly = (index: number, parent: number | null, isWelded: boolean) =>
  ({ index, orderNumber: index, name: `A${index}`, totalQuantity: 3, facts: { parent }, isWelded }) as Assembly;
const part = (index: number, assemblyIndex: number | null, of: Partial<Part> = {}) =>
  ({
    index,
    orderNumber: index,
    name: `Teil ${index}`,
    assemblyIndex,
    quantity: 4,
    isTaken: true,
    facts: { drawingNumber: index === 1 ? 'P-1' : '' },
    ...of,
  }) as Part;
const told = (assemblies: Assembly[], parts: Part[]) =>
  deliverablesOf({ projectId, quantity: 2 }, { assemblies, parts }).map(({ mark, pieces }) => `${pieces} x ${mark}`);

test('what is welded leaves as the outermost assembly, once for each piece that is ordered', () =>
  expect(
    told(
      [assembly(1, null, true), assembly(2, 1, true)],
      [part(1, 2, { isWelded: true }), part(2, null), part(3, 1, { isWelded: true })],
    ),
  ).toEqual(['6 x A1', '8 x Teil 2']));

test('what is not welded leaves in its parts, by the mark of their drawing', () =>
  expect(told([assembly(1, null, false)], [part(1, 1), part(2, 1)])).toEqual(['8 x P-1', '8 x Teil 2']));

test('what is left out and what is empty does not leave', () =>
  expect(told([assembly(1, null, true)], [part(1, 1, { isWelded: true, isTaken: false })])).toEqual([]));
