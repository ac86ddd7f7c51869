import { warnsOfUnprocessedAssemblies } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import type { Surface } from '@knotenblech/shared/parts/surface.schema.ts';
import { SurfaceChoice } from '../choices/surface-choice.tsx';
import { useRalColours } from '../choices/use-ral-colours.ts';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import styles from './assistant.module.css';
import { UnprocessedWarning } from './production-step.tsx';
import { StepDrawing } from './step-drawing.tsx';
import { useAssistantFacts } from './use-assistant-facts.ts';

/** How steel looks without a colour of its own. */
const metals: Partial<Record<Surface, string>> = { RAW: '#8d9399', ZINCED: '#c9d0d5' };

/** Surface and colour, with the project drawn in it. */
export const SurfaceStep = () => {
  const { source, areChoicesOpen } = useProject();
  const { surface, ralNumber } = source.project;
  const facts = useAssistantFacts();
  const { setProjectSurface } = useProjectEdits();
  const { colourOf } = useRalColours();
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <SurfaceChoice
          value={{ surface, ralNumber }}
          around={null}
          isFollowing={false}
          isDisabled={!areChoicesOpen}
          onChange={setProjectSurface}
        />
        {warnsOfUnprocessedAssemblies(facts) ? <UnprocessedWarning /> : null}
      </div>
      <StepDrawing colour={colourOf(ralNumber) ?? metals[surface] ?? null} />
    </div>
  );
};
