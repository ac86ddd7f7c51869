import type { OrderStep } from '@knotenblech/shared/orders/step-guards.ts';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './step-bar.module.css';
import { stepLabels, steps } from './step-words.ts';

/** The four steps: those behind lead back, those ahead only stand there. */
export const StepBar = ({ current }: { current: OrderStep }) => {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Schritte der Bestellung`}>
      <ol className={styles.bar}>
        {steps.map((step) => (
          <li key={step} className={styles.step} data-state={stateOf(step, current)}>
            {step < current ? (
              <Link
                from="/$lang"
                to="/$lang/shop/order-step/$step"
                params={{ step: String(step) }}
                className={styles.face ?? ''}
              >
                <span className={styles.mark}>
                  <Icon name="check" size={16} />
                </span>
                <span className={styles.word}>{i18n._(stepLabels[step])}</span>
              </Link>
            ) : (
              <span className={styles.face} aria-current={step === current ? 'step' : undefined}>
                <span className={styles.mark}>{step}</span>
                <span className={styles.word}>{i18n._(stepLabels[step])}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

const stateOf = (step: OrderStep, current: OrderStep) => {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
};
