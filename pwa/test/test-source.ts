import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { type CustomerId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { workedGrades, workedTariff } from '../../shared/samples/worked-parts.ts';
import type { ProjectSource } from '../src/features/project/open/project-source.ts';

export const testProjectId = newId<ProjectId>();
export const testEditor = { customerId: newId<CustomerId>(), permissions: ['UPLOAD_PERMISSION'] } as unknown as Actor;

/** A project of these parts with worked prices. */
export const testSource = (facts: PartFacts[], header: Partial<Project> = {}): ProjectSource => ({
  project: {
    id: testProjectId,
    name: 'Halle',
    surface: 'ZINCED',
    ralNumber: null,
    orderedAt: null,
    trashedAt: null,
    ...header,
  } as Project,
  head: { assemblies: [] } as unknown as ProjectSource['head'],
  facts,
  partChoices: [],
  assemblyChoices: [],
  tariff: workedTariff(),
  grades: workedGrades,
  production: null,
});
