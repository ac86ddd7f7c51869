import { hasWelding } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import type { AssistantStep } from '@knotenblech/shared/parts/assistant/assistant-step.ts';
import { useProject } from '../open/project-context.tsx';
import { useAssistantEdits, useAssistantFacts } from './use-assistant-edits.ts';

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
