import type { ReadingHead } from '../files/document/reading.schema.ts';
import type { Project } from '../projects/project.record.ts';
import type { AssemblyChoice } from './assemblies/assembly-choice.record.ts';
import { type Assembly, joinAssemblies, joinPart, type Part } from './part.ts';
import type { PartChoice } from './part-choice.record.ts';
import type { PartFacts } from './part-facts.schema.ts';

/** A whole project as it stands: the reading's facts with all choices on top. */
export const joinProject = (
  project: Pick<Project, 'id' | 'surface' | 'ralNumber'> & Partial<Pick<Project, 'productionType'>>,
  head: ReadingHead,
  facts: readonly PartFacts[],
  partChoices: readonly PartChoice[],
  assemblyChoices: readonly AssemblyChoice[],
): { assemblies: Assembly[]; parts: Part[] } => {
  const assemblies = joinAssemblies(
    project.id,
    project,
    head.assemblies,
    new Map(assemblyChoices.map((c) => [c.index, c])),
  );
  const assemblyAt = new Map(assemblies.map((assembly) => [assembly.index, assembly]));
  const choiceAt = new Map(partChoices.map((choice) => [choice.index, choice]));
  const parts = facts.map((each) =>
    joinPart(
      project.id,
      project,
      each,
      choiceAt.get(each.index),
      each.assembly === null ? undefined : assemblyAt.get(each.assembly),
    ),
  );
  return { assemblies, parts };
};
