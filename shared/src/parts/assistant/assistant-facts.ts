import type { Project } from '../../projects/project.record.ts';
import { hasNoMaterialOfFile } from '../default-materials.ts';
import { type Assembly, type Part, weldableIndices } from '../part.ts';
import { type ProfileProcesses, specificityByCatalogue } from '../part-spec.ts';
import { type AssistantFacts, defaultProductionType, type ProductionType } from './assistant-rules.ts';

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
export const shownProductionType = (
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
  'request.profile-against-box',
];

/** Parts whose profile the file does not name, or that the catalogue does not know: missingProfileError. */
export const partsWithoutProfile = (parts: readonly Part[]): Part[] =>
  parts.filter(
    ({ isTaken, facts }) =>
      isTaken && facts.profileId === null && facts.findings.some(({ code }) => missingProfileCodes.includes(code)),
  );
