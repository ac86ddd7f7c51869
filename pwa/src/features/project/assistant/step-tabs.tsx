import type { AssistantStep } from '@knotenblech/shared/parts/assistant/assistant-step.ts';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './assistant.module.css';
import { stepWords } from './step-words.ts';

type StepTabsProps = {
  shown: readonly AssistantStep[];
  done: readonly AssistantStep[];
  current: AssistantStep;
  onStep: (step: AssistantStep) => void;
};

/** A tab that opens stands in sight, also where not all have room. */
const intoView = (tab: HTMLButtonElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The steps that show, with a tick at those that were answered. */
export const StepTabs = ({ shown, done, current, onStep }: StepTabsProps) => {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.tabs} aria-label={t`Schritte`}>
      <ol>
        {shown.map((step, place) => {
          const isDone = done.includes(step) && step !== current;
          const word = i18n._(stepWords[step]);
          return (
            <li key={step}>
              <button
                type="button"
                ref={step === current ? intoView : null}
                className={styles.tab}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => {
                  if (step !== current) onStep(step);
                }}
              >
                <span className={styles.tabMark}>{isDone ? <Icon name="check" size={16} /> : place + 1}</span>
                <span>{word}</span>
                {isDone ? <span className="visually-hidden">{t`erledigt`}</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
