import type { AssemblyFacts, ReadingHead } from '../files/document/reading.schema.ts';
import type { Specificity } from '../prices/tariff-stock.schema.ts';
import type { Project } from '../projects/project.record.ts';
import type { TimberChoice } from '../timber/timber-choice.schema.ts';
import { type AssemblyId, assemblyIdOf, type PartId, type ProjectId, partIdOf } from '../values/ids.ts';
import type { AssemblyChoice } from './assemblies/assembly-choice.record.ts';
import { factsAs } from './facts-as.ts';
import { ralNumberAfter, type Surface } from './finishes.ts';
import type { Mend } from './mends/mend.schema.ts';
import type { PartChoice } from './part-choice.record.ts';
import type { PartFacts, Remark } from './part-facts.schema.ts';

/** An assembly as it stands: the file's facts with the choices on top. */
export type Assembly = {
  id: AssemblyId;
  index: number;
  facts: AssemblyFacts;
  name: string;
  /** Its place among those beside it. */
  orderNumber: number;
  /** Pieces within its parent. */
  quantity: number;
  /** Pieces in the project: its own quantity times those of all it is nested in. */
  totalQuantity: number;
  surface: Surface;
  ralNumber: string | null;
  /** The project is made as assemblies (complete production), not as single parts. */
  isAssembled?: boolean;
  /** It is welded together before it is coated: as one piece, with all that is in it. */
  isWelded?: boolean;
};

/** A part as it stands: the file's facts with the choices of part, assembly and project on top. */
export type Part = {
  id: PartId;
  index: number;
  /** What the file says; where a profile was chosen or mends were taken, as the part is with them. */
  facts: PartFacts;
  name: string;
  /** Its place among those beside it. */
  orderNumber: number;
  assemblyIndex: number | null;
  quantitySingle: number;
  /** Pieces in the project. */
  quantity: number;
  surface: Surface;
  ralNumber: string | null;
  grade: string | null;
  /** How its stock is made; absent: as is usual for its grade. */
  specificity?: Specificity;
  /** Whether a certificate of material comes with it; absent: as the project says. */
  materialCertificate?: boolean;
  /** Whether it is made, priced and ordered. */
  isTaken: boolean;
  /** It is welded into its assembly and coated with it. */
  isWelded?: boolean;
  /** Changes of its shape that its user took from the part check. */
  mends?: readonly Mend[];
  /** The wood that goes with it. */
  timber?: TimberChoice;
  /** Codes of findings that he takes as drawn. */
  accepted?: readonly string[];
};

type Coating = { surface: Surface; ralNumber: string | null };

/** The project around parts; without a production type they stay single parts. */
type Around = Coating & { productionType?: Project['productionType'] };

type Stated = { surface?: Surface | undefined; ralNumber?: string | null | undefined };

/** The surface that was chosen, else the one the file states, else the one around it; the colour likewise. */
const coatingOf = (choice: Stated | undefined, facts: Stated, around: Coating): Coating => {
  const surface = choice?.surface ?? facts.surface ?? around.surface;
  const [ralNumber = null] = [choice?.ralNumber, facts.ralNumber, around.ralNumber].filter((one) => one !== undefined);
  return { surface, ralNumber: ralNumberAfter(surface, ralNumber) };
};

/** Assemblies of a project with their choices; parents come before children in the reading. One that is welded into another has its surface. */
export const joinAssemblies = (
  projectId: ProjectId,
  project: Around,
  facts: readonly AssemblyFacts[],
  choices: ReadonlyMap<number, AssemblyChoice>,
): Assembly[] => {
  const joined = new Map<number, Assembly>();
  const isAssembled = project.productionType === 'COMPLETE_PRODUCTION';
  const weldable = weldableIndices(facts);
  for (const assembly of facts) {
    const choice = choices.get(assembly.index);
    const parent = assembly.parent === null ? undefined : joined.get(assembly.parent);
    const quantity = choice?.quantity ?? assembly.quantity;
    const isWelded = isAssembled && weldable.has(assembly.index);
    joined.set(assembly.index, {
      id: assemblyIdOf(projectId, assembly.index),
      index: assembly.index,
      facts: assembly,
      name: choice?.name ?? assembly.name,
      orderNumber: choice?.orderNumber ?? assembly.index,
      quantity,
      totalQuantity: quantity * (parent?.totalQuantity ?? 1),
      ...(parent?.isWelded ? coatingAs(parent) : coatingOf(choice, assembly, parent ?? project)),
      ...(isAssembled && { isAssembled }),
      ...(isWelded && { isWelded }),
    });
  }
  return [...joined.values()];
};

/** Indices of the assemblies that have a seam or lie in one that has; parents come before children. */
export const weldableIndices = (assemblies: readonly AssemblyFacts[]): ReadonlySet<number> => {
  const weldable = new Set<number>();
  for (const { index, parent, seams = [] } of assemblies) {
    if (seams.length > 0 || (parent !== null && weldable.has(parent))) weldable.add(index);
  }
  return weldable;
};

const coatingAs = ({ surface, ralNumber }: Coating): Coating => ({ surface, ralNumber });

/** One part with its choices and what it inherits from its assembly or the project. */
export const joinPart = (
  projectId: ProjectId,
  project: Coating,
  read: PartFacts,
  choice: PartChoice | undefined,
  assembly: Assembly | undefined,
): Part => {
  const facts = factsAs(read, choice);
  const quantitySingle = choice?.quantity ?? facts.quantitySingle;
  return {
    id: partIdOf(projectId, facts.index),
    index: facts.index,
    facts,
    name: choice?.name ?? facts.name,
    orderNumber: choice?.orderNumber ?? facts.index,
    assemblyIndex: facts.assembly,
    quantitySingle,
    quantity: quantitySingle * (assembly?.totalQuantity ?? 1),
    ...(assembly?.isWelded
      ? { ...coatingAs(assembly), isWelded: true }
      : coatingOf(choice, facts, assembly ?? project)),
    grade: choice?.grade ?? facts.grade,
    ...(choice?.specificity && { specificity: choice.specificity }),
    ...(choice?.mends && choice.mendedAs && { mends: choice.mends }),
    ...(choice?.timber && { timber: choice.timber }),
    ...(choice?.accepted && { accepted: choice.accepted }),
    ...(choice?.materialCertificate !== undefined && { materialCertificate: choice.materialCertificate }),
    isTaken: choice?.taken ?? facts.taken !== 'left-out',
  };
};

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

/** Whether a part is a file that was not read: nothing is known of it but what its user writes. */
export const isOtherFile = ({ findings }: { findings: readonly { code: string }[] }): boolean =>
  findings.some(({ code }) => code === 'request.other-file');

/** What the reading assumed of a part or wants to be known, and that is no finding. */
export const assumedRemarks = ({ reasons, findings }: Pick<PartFacts, 'reasons' | 'findings'>): Remark[] =>
  [...reasons, ...findings].filter(({ code }) => code.startsWith('guessed.') || code.startsWith('note.'));
