import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { Project } from '@knotenblech/shared/projects/project.ts';
import { type CustomerId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { workedBeam, workedGrades, workedPlate, workedTariff } from '../../shared/samples/worked-parts.ts';
import { openProject } from '../src/features/project/open/open-project.ts';
import type { ProjectSource } from '../src/features/project/open/project-source.ts';

const projectId = newId<ProjectId>();
const actor = { customerId: newId<CustomerId>(), permissions: ['UPLOAD_PERMISSION'] } as unknown as Actor;

const sourceOf = (count: number): ProjectSource => ({
  project: { id: projectId, name: 'Halle', surface: 'ZINCED', ralNumber: null, orderedAt: null } as Project,
  head: { assemblies: [] } as unknown as ProjectSource['head'],
  facts: Array.from({ length: count }, (_, n) => (n % 2 === 0 ? workedPlate(n + 1) : workedBeam(n + 1))),
  partChoices: [],
  assemblyChoices: [],
  tariff: workedTariff(),
  grades: workedGrades,
  production: null,
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds from a quantity change to the new price and figures, in projects of 1,000 and 10,000 positions. */
const benchOpenProject = () =>
  [1000, 10_000].map((count) => {
    const source = sourceOf(count);
    const openedAt = performance.now();
    const open = openProject(source, { actor, store: () => new Promise(() => {}) });
    const openMs = performance.now() - openedAt;
    const changes = Array.from({ length: 30 }, (_, n) => {
      const partIndex = (n * 37) % count;
      const startedAt = performance.now();
      void open.change('setPartQuantity', { projectId, partIndex: partIndex + 1, quantity: 7 + n, was: 4 });
      return performance.now() - startedAt;
    });
    return { positions: count, openMs, changeMs: median(changes), slowestMs: Math.max(...changes) };
  });

console.table(benchOpenProject());
