import { expect, test } from 'vitest';
import type { Project } from '../../projects/project.record.ts';
import type { Actor } from '../../records/actor.ts';
import type { Rows } from '../../records/define-change.ts';
import type { RecordOf } from '../../records/record-kinds.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import { type CustomerId, newId, type ProjectId, partIdOf } from '../../values/ids.ts';
import { setPartSurface } from './set-part-surface.change.ts';

const projectId = newId<ProjectId>();
const customerId = newId<CustomerId>();
const actor = { customerId, permissions: ['UPLOAD_PERMISSION'] } as unknown as Actor;
const partId = partIdOf(projectId, 1);

const rowsWith = (choice: RecordOf<'partChoice'>) => {
  const held = new Map<string, { id: string }>([
    [
      `${customerSpace(customerId)}|${projectId}`,
      { id: projectId, orderedAt: null, trashedAt: null } as unknown as Project,
    ],
    [`${projectSpace(projectId)}|${partId}`, choice],
  ]);
  const rows = {
    get: (space: string, _kind: string, id: string) => held.get(`${space}|${id}`),
    put: (space: string, _kind: string, record: { id: string }) => void held.set(`${space}|${record.id}`, record),
  } as unknown as Rows;
  return { rows, choice: () => held.get(`${projectSpace(projectId)}|${partId}`) };
};

test('a part that gives up its own surface keeps its other choices', () => {
  const { rows, choice } = rowsWith({ id: partId, index: 1, quantity: 4, surface: 'POWDER_COATED', ralNumber: '9005' });
  const args = {
    projectId,
    partIndex: 1,
    surface: 'ZINCED',
    ralNumber: null,
    was: 'POWDER_COATED',
    own: false,
  } as const;
  setPartSurface.run(rows, args, { actor, at: '2026-01-01T00:00:00Z' });
  expect(choice()).toStrictEqual({ id: partId, index: 1, quantity: 4 });
});

test('a colour that RAL Classic has not is refused and nothing is written', () => {
  const before = { id: partId, index: 1, quantity: 4 };
  const { rows, choice } = rowsWith(before);
  const args = { projectId, partIndex: 1, surface: 'POWDER_COATED_CUSTOM', ralNumber: '9999', was: 'RAW' } as const;
  expect(setPartSurface.args.safeParse(args).success).toBe(true);
  expect(() => setPartSurface.run(rows, args, { actor, at: '2026-01-01T00:00:00Z' })).toThrow(
    expect.objectContaining({ code: 'invalid_input' }),
  );
  expect(choice()).toBe(before);
});
