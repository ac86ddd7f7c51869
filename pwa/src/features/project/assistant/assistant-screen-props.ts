import type { AssistantStep } from '@knotenblech/shared/parts/assistant/assistant-step.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';

export type AssistantScreenProps = {
  projectId: ProjectId;
  /** The step that the address names; null: where the user left off. */
  step: AssistantStep | null;
  onStep: (step: AssistantStep) => void;
  /** Back to where it was opened from. */
  onClose: () => void;
  onDetails: () => void;
};
