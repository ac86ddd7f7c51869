import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { expect, test } from 'vitest';
import { withoutLeftOut } from './project-tree.tsx';

const assembly = (index: number, parent: number | null) => ({ index, facts: { parent } }) as Assembly;
const part = (index: number, assemblyIndex: number | null, isTaken: boolean) =>
  ({ index, assemblyIndex, isTaken }) as Part;
const assemblies = [assembly(1, null), assembly(2, 1), assembly(3, null)];

test('an assembly stays when a taken part lies in it at any depth', () => {
  const shown = withoutLeftOut({ assemblies, parts: [part(1, 2, true), part(2, 3, false), part(3, null, true)] });
  expect(shown.assemblies.map((each) => each.index)).toEqual([1, 2]);
  expect(shown.parts.map((each) => each.index)).toEqual([1, 3]);
});

test('where nothing was left out everything stays, empty assemblies too', () => {
  const whole = { assemblies, parts: [part(1, 2, true)] };
  expect(withoutLeftOut(whole)).toEqual(whole);
});
