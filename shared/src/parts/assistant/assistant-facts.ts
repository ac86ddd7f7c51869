import type { Project } from '../../projects/project.record.ts';
import { hasNoMaterialOfFile } from '../default-materials.ts';
import type { Assembly, Part } from '../part.ts';
import { type ProfileProcesses, specificityByCatalogue } from '../part-spec.ts';
import { type AssistantFacts, defaultProductionType, type ProductionType } from './assistant-rules.ts';

/** What an open project is to its assistant; assemblies without a taken part count as none. */
export const assistantFactsOf = (
  project: Project,
  { assemblies, parts }: { assemblies: readonly Assembly[]; parts: readonly Part[] },
  profiles: ProfileProcesses,
): AssistantFacts => {
  const taken = parts.filter((part) => part.isTaken && part.facts.category !== 'ASSEMBLY');
  const hasAssemblies = assemblies.length > 0 && taken.some((part) => part.assemblyIndex !== null);
  return {
    hasProject: true,
    isNew: project.settingComplete !== true,
    hasAssemblies,
    hasOnlyAssemblyParts: hasAssemblies && taken.every((part) => part.assemblyIndex !== null),
    isSpecificityUndefined: taken.some((part) => specificityByCatalogue(part, profiles) === null),
    hasDefaultMaterials: taken.some(hasNoMaterialOfFile),
    productionType: shownProductionType(project, hasAssemblies),
    surface: project.surface,
    isManualPriceFixed: project.manualPrice === 'fixed',
  };
};

/** What was chosen, else what the assistant proposes. */
export const shownProductionType = (
  { doneSteps, settingComplete, productionType }: Project,
  hasAssemblies: boolean,
): ProductionType =>
  settingComplete === true || doneSteps?.includes('production')
    ? productionType
    : defaultProductionType({ hasAssemblies });

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
