import type { Body } from '../../geometry/body/body.schema.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { withoutUndefined } from '../../values/without-undefined.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';

/** A position as whoever makes it states it: nothing is left to recognise, everything is left to measure. */
export type StatedPart = Pick<
  PartFacts,
  | 'name'
  | 'drawingNumber'
  | 'assembly'
  | 'quantitySingle'
  | 'category'
  | 'profileId'
  | 'profileName'
  | 'grade'
  | 'thicknessMm'
  | 'body'
  | 'placements'
  | 'surface'
  | 'ralNumber'
  | 'userAttributes'
  | 'colour'
  | 'taken'
> & {
  /** What keeps it on request and is not to be seen in the fields above. */
  open?: Remark[] | undefined;
};

/** A project stated in full: what is written as .stwx and read again without loss. Assemblies: parents before children. */
export type StatedProject = { name: string; assemblies: AssemblyFacts[]; parts: StatedPart[] };

/**
 * A project as it stands (joinProject: facts with all choices on top) as one that is stated in full.
 * Places stay: the n-th part and the n-th assembly of the reading are the n-th here. Surfaces are written out at each part and assembly.
 */
export const statedProject = (
  name: string,
  { assemblies, parts }: { assemblies: readonly Assembly[]; parts: readonly Part[] },
): StatedProject => ({ name, assemblies: assemblies.map(statedAssembly), parts: parts.map(statedPart) });

const statedAssembly = ({ facts, name, quantity, surface, ralNumber }: Assembly): AssemblyFacts => ({
  ...facts,
  name,
  quantity,
  surface,
  ralNumber,
});

const openQuestions = new Set([
  'request.camber',
  'request.unit-mistake',
  'request.bend',
  'request.thread',
  'request.no-end',
  'request.missing-unit',
  'request.open-outline',
  'request.outlines-cross',
  'request.layer-work',
  'request.free-shape',
  'request.shape-unread',
  'request.open-body',
  'request.unknown-surface',
  'request.unit-doubt',
]);

/** Findings that only the first reading of a file can make, from its texts and attributes. */
export const isOpenQuestion = (code: string): boolean => openQuestions.has(code);

const statedPart = (part: Part): StatedPart => {
  const { facts } = part;
  const open = facts.findings.filter(({ code }) => isOpenQuestion(code));
  return withoutUndefined({
    name: part.name,
    drawingNumber: facts.drawingNumber,
    assembly: facts.assembly,
    quantitySingle: part.quantitySingle,
    category: facts.category,
    profileId: facts.profileId,
    profileName: facts.profileName,
    grade: part.grade,
    thicknessMm: facts.thicknessMm,
    body: withoutAssumed(facts),
    placements: facts.placements,
    surface: part.surface,
    ralNumber: part.ralNumber,
    userAttributes: facts.userAttributes,
    colour: facts.colour,
    taken: takenOf(part),
    ...(open.length > 0 ? { open } : {}),
  });
};

/** A choice against the reading is a statement: neither guessed nor left open. */
const takenOf = ({ isTaken, facts }: Part): PartFacts['taken'] => {
  if (!isTaken) return 'left-out';
  return facts.taken === 'left-out' ? 'recognised' : facts.taken;
};

/** A parameter that the file left out stays left out, so that the part stays on request. */
const withoutAssumed = ({ body, findings }: PartFacts): Body => {
  const missing = new Set(
    findings
      .filter(({ code }) => code === 'request.incomplete-processing')
      .map(({ values }) => JSON.stringify([values['kind'], values['name'], values['parameter']])),
  );
  if (missing.size === 0) return body;
  const processings = body.processings.map((processing) => {
    const { kind, name, parameters } = processing;
    const stated = Object.entries(parameters).filter(([key]) => !missing.has(JSON.stringify([kind, name, key])));
    return { ...processing, parameters: Object.fromEntries(stated) };
  });
  return { ...body, processings };
};
