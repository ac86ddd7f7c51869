import { isDeepStrictEqual } from 'node:util';
import { measureAs } from '@knotenblech/shared/files/recognition/measure-as.ts';
import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import { type Kernel, loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { PartPack } from '@knotenblech/shared/parts/part-pack.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { SimulatedShop } from './simulated-shop.ts';

type Row = { space: string; kind: string; data: unknown };

/** What does not hold of the parts of projects on the server after every file that arrived was read. */
export const findPartViolations = async (shop: SimulatedShop, rows: readonly Row[]): Promise<string[]> => {
  const kernel = await loadKernel();
  const projects = rows.filter((row) => row.kind === 'project').map((row) => row.data as Project);
  return projects.flatMap((project) => {
    const inside = rows.filter((row) => row.space === `j:${project.id}`);
    const dataOf = <T>(kind: string) => inside.filter((row) => row.kind === kind).map((row) => row.data as T);
    const facts = dataOf<PartPack>('partPack').flatMap((pack) => pack.parts);
    const forms = dataOf<SinglePart>('singlePart').sort((a, b) => a.index - b.index);
    const violations = [
      ...ofReading(shop, project, facts),
      ...(project.reading === 'read' && project.hasSingleParts ? ofForms(forms, facts) : []),
      ...dataOf<PartChoice>('partChoice').flatMap((choice) => ofChoice(kernel, shop, choice, facts)),
    ];
    return violations.map((violation) => `project ${project.id}: ${violation}`);
  });
};

const ofReading = ({ files }: SimulatedShop, { reading, fileHash }: Project, facts: readonly PartFacts[]) => [
  ...(reading === 'waiting' && files.has(fileHash) ? ['its file has arrived and was not read'] : []),
  ...(reading !== 'read' && facts.length > 0 ? ['it has parts of a file that is not read'] : []),
];

/** The file of a project of single parts holds every form, and every form is a part of it. */
const ofForms = (forms: readonly SinglePart[], facts: readonly PartFacts[]) => {
  const filled = forms.map(({ index, form }) => [index, form.name]);
  const read = facts.map(({ index, name }) => [index, name]);
  return isDeepStrictEqual(filled, read)
    ? []
    : [`its forms are ${JSON.stringify(filled)}, its file has ${JSON.stringify(read)}`];
};

/** What a part is with a chosen profile is the server's own measure, whatever a device has claimed. */
const ofChoice = (kernel: Kernel, shop: SimulatedShop, choice: PartChoice, facts: readonly PartFacts[]) => {
  const part = facts.find(({ index }) => index === choice.index);
  if (choice.profileId === undefined || !part) return [];
  const measured = measureAs(kernel, part, choice.profileId, shop.catalogue);
  return isDeepStrictEqual(choice.measuredAs, measured)
    ? []
    : [`part ${choice.index} with ${choice.profileId} is not as the server measures it`];
};
