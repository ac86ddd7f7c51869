import type { Project } from '../../projects/project.record.ts';
import { isGalvanised, ralNumberAfter, type Surface, uncoated } from '../finishes.ts';
import { hasNoMaterialOfFile, type ProfileProcesses, specificityByCatalogue } from '../materials/default-materials.ts';
import { type Assembly, type Part, weldableIndices } from '../part.ts';
import { type AssistantStep, assistantSteps } from './assistant-step.ts';

export type ProductionType = Project['productionType'];

/** What the assistant's steps depend on. */
export type AssistantFacts = {
  /** The project's file has been taken. */
  hasProject: boolean;
  /** The assistant has not been finished for it. */
  isNew: boolean;
  /** Something is there to weld. */
  hasWeldableAssemblies: boolean;
  /** Every part that is made lies in an assembly. */
  hasOnlyAssemblyParts: boolean;
  /** Of some stock it is open how it was made. */
  isSpecificityUndefined: boolean;
  /** For some stock the file names no material, and the catalogue proposes one. */
  hasDefaultMaterials: boolean;
  productionType: ProductionType;
  surface: Surface;
  isManualPriceFixed: boolean;
};

type Rule = (facts: AssistantFacts) => boolean;

/** When each step shows. */
const shows: Record<AssistantStep, Rule> = {
  file: () => true,
  production: ({ hasWeldableAssemblies, isNew }) => hasWeldableAssemblies || isNew,
  material: ({ isSpecificityUndefined, hasDefaultMaterials }) => isSpecificityUndefined || hasDefaultMaterials,
  surface: ({ hasOnlyAssemblyParts, productionType }) =>
    !hasOnlyAssemblyParts || productionType === 'COMPLETE_PRODUCTION',
  certificate: () => true,
  finish: () => true,
};

/** The steps that show, in their order; none with a fixed manual price, where only a notice shows. */
export const visibleSteps = (facts: AssistantFacts): AssistantStep[] =>
  facts.isManualPriceFixed ? [] : assistantSteps.filter((step) => shows[step](facts));

/** The step that follows in a direction, hidden ones skipped; null: the button is disabled. */
export const stepBeside = (facts: AssistantFacts, from: AssistantStep, direction: 1 | -1): AssistantStep | null => {
  if (direction === 1 && !facts.hasProject) return null;
  const place = assistantSteps.indexOf(from);
  const visible = visibleSteps(facts).map((step) => assistantSteps.indexOf(step));
  const beside = direction === 1 ? visible.find((each) => each > place) : visible.findLast((each) => each < place);
  return beside === undefined ? null : (assistantSteps[beside] ?? null);
};

/** Whether assemblies leave the shop welded. */
export const hasWelding = ({
  hasWeldableAssemblies,
  productionType,
}: Pick<AssistantFacts, 'hasWeldableAssemblies' | 'productionType'>) =>
  hasWeldableAssemblies && productionType === 'COMPLETE_PRODUCTION';

/** What the assistant proposes before anything was chosen. */
export const defaultProductionType = ({
  hasWeldableAssemblies,
}: Pick<AssistantFacts, 'hasWeldableAssemblies'>): ProductionType =>
  hasWeldableAssemblies ? 'COMPLETE_PRODUCTION' : 'SINGLEPARTS_ONLY';

export type ProductionChoice = {
  productionType: ProductionType;
  hasWelding: boolean;
  surface: Surface;
  ralNumber: string | null;
};

/** What choosing a production type sets: welding where there is something to weld, and raw surfaces where only parts of assemblies are left unwelded. */
export const chooseProduction = (
  facts: Pick<AssistantFacts, 'hasWeldableAssemblies' | 'hasOnlyAssemblyParts'>,
  coating: { surface: Surface; ralNumber: string | null },
  asked: ProductionType,
): ProductionChoice => {
  const isWelded = hasWelding({ ...facts, productionType: asked });
  const productionType = isWelded ? asked : 'SINGLEPARTS_ONLY';
  const surface = !isWelded && facts.hasOnlyAssemblyParts ? uncoated : coating.surface;
  return {
    productionType,
    hasWelding: isWelded,
    surface,
    ralNumber: ralNumberAfter(surface, coating.ralNumber),
  };
};

/** Assemblies are delivered in pieces that are galvanised one by one: welding them later burns the zinc. */
export const warnsOfUnprocessedAssemblies: Rule = ({ hasWeldableAssemblies, productionType, surface }) =>
  hasWeldableAssemblies && productionType !== 'COMPLETE_PRODUCTION' && isGalvanised(surface);

/** Whether every step that shows has been answered. */
export const isSettingComplete = (facts: AssistantFacts, done: readonly AssistantStep[]) =>
  visibleSteps(facts).every((step) => done.includes(step));

/** What an open project is to its assistant; assemblies without a taken part or a seam count as none: nothing of them is welded. */
export const assistantFactsOf = (
  project: Project,
  { assemblies, parts }: { assemblies: readonly Assembly[]; parts: readonly Part[] },
  profiles: ProfileProcesses,
): AssistantFacts => {
  const taken = parts.filter((part) => part.isTaken && part.facts.category !== 'ASSEMBLY');
  const weldable = weldableIndices(assemblies.map(({ facts }) => facts));
  const isToWeld = ({ assemblyIndex }: Part) => assemblyIndex !== null && weldable.has(assemblyIndex);
  const hasWeldableAssemblies = taken.some(isToWeld);
  return {
    hasProject: true,
    isNew: project.settingComplete !== true,
    hasWeldableAssemblies,
    hasOnlyAssemblyParts: hasWeldableAssemblies && taken.every(isToWeld),
    isSpecificityUndefined: taken.some((part) => specificityByCatalogue(part, profiles) === null),
    hasDefaultMaterials: taken.some(hasNoMaterialOfFile),
    productionType: shownProductionType(project, hasWeldableAssemblies),
    surface: project.surface,
    isManualPriceFixed: project.manualPrice === 'fixed',
  };
};

/** What was chosen, else what the assistant proposes. */
const shownProductionType = (
  { doneSteps, settingComplete, productionType }: Project,
  hasWeldableAssemblies: boolean,
): ProductionType =>
  settingComplete === true || doneSteps?.includes('production')
    ? productionType
    : defaultProductionType({ hasWeldableAssemblies });

/** Findings that say a part has no profile. */
const missingProfileCodes: readonly string[] = [
  'request.missing-profile',
  'request.unknown-profile',
  'request.half-girder',
  'request.profile-against-box',
];

/** Parts whose profile the file does not name, or that the catalogue does not know: missingProfileError. */
export const partsWithoutProfile = (parts: readonly Part[]): Part[] =>
  parts.filter(
    ({ isTaken, facts }) =>
      isTaken && facts.profileId === null && facts.findings.some(({ code }) => missingProfileCodes.includes(code)),
  );
