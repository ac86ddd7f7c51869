import type { ReadingHead } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { AssemblyChoice } from '@knotenblech/shared/parts/assemblies/assembly-choice.record.ts';
import { type Assembly, joinAssemblies, joinPart, type Part } from '@knotenblech/shared/parts/part.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';

type Coating = Pick<Project, 'surface' | 'ralNumber'>;
type Joined = { facts: PartFacts; choice: string; around: string; part: Part };
type Choices = { partChoices: readonly PartChoice[]; assemblyChoices: readonly AssemblyChoice[] };

const aroundOf = (project: Coating, assembly: Assembly | undefined) => {
  const { surface, ralNumber } = assembly ?? project;
  return `${surface}|${ralNumber}|${assembly?.totalQuantity ?? 1}|${assembly?.isWelded ?? false}`;
};

/** Joins facts and choices; a part that nothing touched since the last call stays the same object, so that its price does too. */
export const createJoiner = () => {
  let known = new Map<number, Joined>();

  return (
    project: Project,
    head: ReadingHead,
    facts: readonly PartFacts[],
    { partChoices, assemblyChoices }: Choices,
  ): { assemblies: Assembly[]; parts: Part[] } => {
    const choiceAt = new Map(partChoices.map((choice) => [choice.index, choice]));
    const assemblies = joinAssemblies(
      project.id,
      project,
      head.assemblies,
      new Map(assemblyChoices.map((choice) => [choice.index, choice])),
    );
    const assemblyAt = new Map(assemblies.map((assembly) => [assembly.index, assembly]));
    const next = new Map<number, Joined>();
    const parts = facts.map((each) => {
      const choice = choiceAt.get(each.index);
      const assembly = each.assembly === null ? undefined : assemblyAt.get(each.assembly);
      const around = aroundOf(project, assembly);
      const choiceText = choice ? JSON.stringify(choice) : '';
      const before = known.get(each.index);
      const isSame = before?.facts === each && before.choice === choiceText && before.around === around;
      const joined = isSame
        ? before
        : { facts: each, choice: choiceText, around, part: joinPart(project.id, project, each, choice, assembly) };
      next.set(each.index, joined);
      return joined.part;
    });
    known = next;
    return { assemblies, parts };
  };
};
