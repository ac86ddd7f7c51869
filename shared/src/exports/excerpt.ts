import type { Seam } from '../parts/assemblies/seam.schema.ts';
import type { Assembly, Part } from '../parts/part.ts';
import type { PictureSubject } from './pictures/order-picture.ts';
import { partsWithin } from './pictures/shown-parts.ts';

/** What is exported: a project, an assembly with all that is nested in it, or a part. */
export type ExportSubject = PictureSubject;
export type Excerpt = { assemblies: Assembly[]; parts: Part[] };

/** The parts that are made of what is exported, and the assemblies that hold them; parents before children. */
export const excerptOf = (
  project: { assemblies: readonly Assembly[]; parts: readonly Part[] },
  subject: ExportSubject,
): Excerpt => {
  if (subject.kind === 'part')
    return { assemblies: [], parts: project.parts.filter((part) => part.index === subject.index && part.isTaken) };
  const top = subject.kind === 'assembly' ? subject.index : undefined;
  const parts = partsWithin(project, top).filter((part) => part.isTaken);
  const parentOf = new Map(project.assemblies.map(({ index, facts }) => [index, facts.parent]));
  const held = new Set<number>();
  for (const { assemblyIndex } of parts)
    for (let index = assemblyIndex; index !== null && !held.has(index); index = parentOf.get(index) ?? null) {
      held.add(index);
      if (index === top) break;
    }
  return { parts, assemblies: project.assemblies.filter(({ index }) => held.has(index)) };
};

/** The excerpt as a project of its own: places are counted anew, what stood around it counts into its quantities. */
export const asOwnProject = ({ assemblies, parts }: Excerpt): Excerpt => {
  const placeOf = new Map(assemblies.map(({ index }, place) => [index, place + 1]));
  const partPlaceOf = new Map(parts.map(({ index }, place) => [index, place + 1]));
  const own = assemblies.map((assembly): Assembly => {
    const parent = assembly.facts.parent === null ? undefined : placeOf.get(assembly.facts.parent);
    const index = placeOf.get(assembly.index) ?? 0;
    const seams = assembly.facts.seams?.flatMap((seam) => renumbered(seam, partPlaceOf));
    const quantity = parent === undefined ? assembly.totalQuantity : assembly.quantity;
    const facts = { ...assembly.facts, index, parent: parent ?? null, ...(seams === undefined ? {} : { seams }) };
    return { ...assembly, index, quantity, facts };
  });
  return {
    assemblies: own,
    parts: parts.map((part, place): Part => {
      const assembly = part.assemblyIndex === null ? undefined : placeOf.get(part.assemblyIndex);
      const quantitySingle = assembly === undefined ? part.quantity : part.quantitySingle;
      const facts = { ...part.facts, index: place + 1, assembly: assembly ?? null };
      return { ...part, index: place + 1, assemblyIndex: assembly ?? null, quantitySingle, facts };
    }),
  };
};

const renumbered = (seam: Seam, placeOf: ReadonlyMap<number, number>): Seam[] => {
  const [one, other] = [placeOf.get(seam.parts[0]), placeOf.get(seam.parts[1])];
  return one === undefined || other === undefined ? [] : [{ ...seam, parts: [one, other] }];
};
