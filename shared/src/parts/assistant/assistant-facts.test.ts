import { describe, expect, it } from 'vitest';
import { readSample } from '../../../samples/read-sample.ts';
import type { Project } from '../../projects/project.record.ts';
import { idSchema, type ProjectId } from '../../values/ids.ts';
import { joinAssemblies, joinPart } from '../part.ts';
import { assistantFactsOf } from './assistant-rules.ts';

const projectId = idSchema<ProjectId>().parse('01890a5d-ac96-774b-bcce-b302099a8057');
const project = { surface: 'ZINCED', ralNumber: null, productionType: 'SINGLEPARTS_ONLY' } as Project;

const factsOfSample = async (fileName: string) => {
  const reading = await readSample(fileName);
  const assemblies = joinAssemblies(projectId, project, reading.head.assemblies, new Map());
  const parts = reading.parts.map((part) =>
    joinPart(
      projectId,
      project,
      part,
      undefined,
      assemblies.find(({ index }) => index === part.assembly),
    ),
  );
  return assistantFactsOf(project, { assemblies, parts }, new Map());
};

describe('assemblies in the eyes of the assistant', () => {
  it('are proposed welded where the file has seams', async () => {
    expect(await factsOfSample('podest.stws')).toMatchObject({
      hasWeldableAssemblies: true,
      productionType: 'COMPLETE_PRODUCTION',
    });
  });

  it('come in their parts where nothing touches', async () => {
    expect(await factsOfSample('winkel-rhs-flach.btlx')).toMatchObject({
      hasWeldableAssemblies: false,
      hasOnlyAssemblyParts: false,
      productionType: 'SINGLEPARTS_ONLY',
    });
  });
});
