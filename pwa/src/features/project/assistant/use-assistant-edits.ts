import {
  assistantFactsOf,
  chooseProduction,
  hasWelding,
  type ProductionType,
} from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import type { AssistantStep } from '@knotenblech/shared/parts/assistant/assistant-step.ts';
import type { ProfileProcesses } from '@knotenblech/shared/parts/materials/default-materials.ts';
import type { Specificity } from '@knotenblech/shared/prices/tariff-stock.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { useProject } from '../open/project-context.tsx';
import { offerUndo } from '../open/use-project-edits.ts';

export type SpecChosen = { partIndex: number; grade?: string; specificity?: Specificity };

export type Certificates = { materialCertificate?: boolean; weldingCertificate?: 'STANDARD' | 'CUSTOM' | null };

/** What the assistant changes, each with one way back. */
export const useAssistantEdits = () => {
  const { open, source } = useProject();
  const facts = useAssistantFacts();
  const { t } = useLingui();
  const { project, partChoices } = source;
  const projectId = project.id;

  const setProduction = (productionType: ProductionType, isProposal = false) => {
    const { surface, ralNumber, productionType: was } = project;
    const chosen = chooseProduction(facts, { surface, ralNumber }, productionType);
    if (was === productionType && surface === chosen.surface) return;
    const set = { projectId, productionType, surface: chosen.surface, ralNumber: chosen.ralNumber, was };
    const stored = open.change('setProjectProduction', set);
    if (isProposal) return;
    void offerUndo(stored, {
      key: `production/${projectId}`,
      words: t`Fertigung geändert`,
      undo: () =>
        open.change('setProjectProduction', {
          projectId,
          productionType: was,
          surface,
          ralNumber,
          was: productionType,
        }),
    });
  };

  const setCertificates = (chosen: Certificates, isProposal = false) => {
    const { materialCertificate = false, weldingCertificate = null } = project;
    const stored = open.change('setProjectCertificates', { projectId, ...chosen });
    if (isProposal) return;
    void offerUndo(stored, {
      key: `certificates/${projectId}`,
      words: t`Nachweise geändert`,
      undo: () => open.change('setProjectCertificates', { projectId, materialCertificate, weldingCertificate }),
    });
  };

  const setSpecs = (specs: readonly SpecChosen[]) => {
    if (specs.length === 0) return;
    const choiceAt = new Map(partChoices.map((choice) => [choice.index, choice]));
    const before = specs.map(({ partIndex, grade, specificity }) => ({
      partIndex,
      ...(grade === undefined ? {} : { grade: choiceAt.get(partIndex)?.grade ?? null }),
      ...(specificity === undefined ? {} : { specificity: choiceAt.get(partIndex)?.specificity ?? null }),
    }));
    void offerUndo(open.change('setPartSpecs', { projectId, specs: [...specs] }), {
      key: `specs/${projectId}/${specs.map((each) => each.partIndex).join()}`,
      words: t`Material geändert`,
      undo: () => open.change('setPartSpecs', { projectId, specs: before }),
    });
  };

  const setDone = (doneSteps: AssistantStep[], more: Pick<Project, 'settingComplete' | 'detailsOnFinish'> = {}) =>
    open.change('setAssistantDone', { projectId, doneSteps, ...more });

  return { setProduction, setCertificates, setSpecs, setDone };
};

export type AssistantScreenProps = {
  projectId: ProjectId;
  /** The step that the address names; null: where the user left off. */
  step: AssistantStep | null;
  onStep: (step: AssistantStep) => void;
  /** Back to where it was opened from. */
  onClose: () => void;
  onDetails: () => void;
};

const none: ProfileProcesses = new Map();

/** The catalogue's profiles by key; undefined until the device has it. */
const useKnownProfiles = (): ProfileProcesses | undefined => {
  const catalogue = useCatalogue();
  return useMemo(() => catalogue && new Map(catalogue.profiles.map((profile) => [profile.id, profile])), [catalogue]);
};

/** The catalogue's profiles by key; none while the device has not got it. */
export const useProfiles = (): ProfileProcesses => useKnownProfiles() ?? none;

/** What the assistant's steps of the open project depend on. */
export const useAssistantFacts = () => {
  const { source, figures } = useProject();
  const profiles = useProfiles();
  return useMemo(() => assistantFactsOf(source.project, figures, profiles), [source.project, figures, profiles]);
};

/** The certificate of welds as it shows: what was chosen, else EXC2 by formula where something is welded. */
export const useShownCertificate = (): 'STANDARD' | 'CUSTOM' | null => {
  const { project } = useProject().source;
  const facts = useAssistantFacts();
  if (!hasWelding(facts)) return null;
  return project.weldingCertificate === undefined ? 'STANDARD' : project.weldingCertificate;
};

/** Keeps what a step proposes, when it is left as it is. */
export const useProposals = () => {
  const { project } = useProject().source;
  const facts = useAssistantFacts();
  const certificate = useShownCertificate();
  const { setProduction, setCertificates } = useAssistantEdits();
  return (step: AssistantStep) => {
    if (step === 'production') setProduction(facts.productionType, true);
    if (step === 'certificate' && certificate !== (project.weldingCertificate ?? null)) {
      setCertificates({ weldingCertificate: certificate }, true);
    }
  };
};
