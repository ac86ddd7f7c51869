import type { ProjectBody } from '@knotenblech/shared/api/projects/project-answer.ts';
import {
  type AssistantFacts,
  assistantFactsOf,
  chooseProduction,
  visibleSteps,
} from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import type { ProfileProcesses } from '@knotenblech/shared/parts/materials/default-materials.ts';
import { missingSpecs, specificityById } from '@knotenblech/shared/parts/materials/missing-specs.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { withoutUndefined } from '@knotenblech/shared/values/without-undefined.ts';
import type { NamedChange } from '../sync/push/apply-changes.ts';
import { coatingOf, refuseUnknownGrade, textChanges } from './edit-changes.ts';
import type { OpenProject } from './open-project.ts';

/** What a client's assistant chose, as the changes that the app's assistant makes; the last one finishes it. */
export const assistantChanges = (open: OpenProject, body: ProjectBody, profiles: ProfileProcesses): NamedChange[] => {
  const { project } = open;
  const facts = assistantFactsOf(project, open, profiles);
  return [
    ...textChanges(project, body),
    ...productionChanges(open, body, facts),
    ...certificateChanges(open, body),
    ...specChanges(open, body),
    {
      name: 'setAssistantDone',
      args: {
        projectId: project.id,
        doneSteps: visibleSteps({ ...facts, productionType: body.productionType ?? project.productionType }),
        settingComplete: body.settingComplete ?? true,
        ...(body.detailsOnFinish !== undefined && { detailsOnFinish: body.detailsOnFinish }),
      },
    },
  ];
};

const productionChanges = ({ project }: OpenProject, body: ProjectBody, facts: AssistantFacts): NamedChange[] => {
  const { id: projectId, surface: was } = project;
  const wanted = body.surface === undefined || body.surface === was ? (body.defaultSurface ?? was) : body.surface;
  const asked = coatingOf({ surface: wanted, ralNo: body.ralNr }, project) ?? project;
  const type = body.productionType ?? project.productionType;
  const { productionType, surface, ralNumber } = chooseProduction(facts, asked, type);
  if (productionType !== project.productionType) {
    const args = { projectId, productionType, surface, ralNumber, was: project.productionType };
    return [{ name: 'setProjectProduction', args }];
  }
  if (surface === was && ralNumber === project.ralNumber) return [];
  return [{ name: 'setProjectSurface', args: { projectId, surface, ralNumber, was } }];
};

const weldingCertificates = { WELDINGCERTIFICATE_STANDARD: 'STANDARD', WELDINGCERTIFICATE_CUSTOM: 'CUSTOM' } as const;

const certificateChanges = ({ project }: OpenProject, body: ProjectBody): NamedChange[] => {
  const { materialCertificate, defaultWeldingCertificate: option } = body;
  const welding = option && weldingCertificates[option];
  const changed = withoutUndefined({
    materialCertificate:
      materialCertificate === (project.materialCertificate ?? false) ? undefined : materialCertificate,
    weldingCertificate: welding === (project.weldingCertificate ?? null) ? undefined : welding,
  });
  if (Object.keys(changed).length === 0) return [];
  return [{ name: 'setProjectCertificates', args: { projectId: project.id, ...changed } }];
};

/** Material and specificity for parts that lack them, by the ids of missingSpecs. */
const specChanges = ({ project, parts, grades }: OpenProject, body: ProjectBody): NamedChange[] => {
  const missing = new Map(missingSpecs(parts).map((each) => [each.id, each]));
  const specs = (body.missingSpecs ?? []).flatMap(({ id, selectedSpecificity, materialTranslationCode: grade }) => {
    const specificity = specificityById(selectedSpecificity);
    if (!specificity && selectedSpecificity !== 0) throw new DomainError('invalid_input', { field: 'missingSpecs' });
    refuseUnknownGrade(grade, grades, 'missingSpecs');
    if (!specificity && !grade) return [];
    const found = missing.get(id);
    if (!found) throw new DomainError('invalid_input', { field: 'missingSpecs' });
    return found.partIndexes.map((partIndex) => ({
      partIndex,
      ...(specificity && { specificity }),
      ...(grade && { grade }),
    }));
  });
  return specs.length === 0 ? [] : [{ name: 'setPartSpecs', args: { projectId: project.id, specs } }];
};
