import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './progress-steps.module.css';
import { Spinner } from './spinner.tsx';

export type ProgressStep = {
  id: string;
  label: ReactNode;
  /** What came of it, such as '24 Positionen'. */
  result?: ReactNode;
  state: 'open' | 'active' | 'done' | 'failed';
};

const Mark = ({ state }: { state: ProgressStep['state'] }) => {
  switch (state) {
    case 'active':
      return <Spinner size="small" />;
    case 'done':
      return <Icon name="check" size={16} />;
    case 'failed':
      return <Icon name="close" size={16} />;
    case 'open':
      return <span className={styles.dot} />;
  }
};

/** Steps as they happen: side by side where there is room, below each other on a phone. */
export const ProgressSteps = ({ steps, label }: { steps: readonly ProgressStep[]; label: string }) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step) => (
      <li
        key={step.id}
        className={`${styles.step} ${styles[step.state]}`}
        aria-current={step.state === 'active' ? 'step' : undefined}
      >
        <span className={styles.mark}>
          <Mark state={step.state} />
        </span>
        <span className={styles.words}>
          <span>{step.label}</span>
          {step.result ? <span className={styles.result}>{step.result}</span> : null}
        </span>
      </li>
    ))}
  </ol>
);
