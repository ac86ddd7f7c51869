import type { OrderStep, StepBlock } from '@knotenblech/shared/orders/step-guards.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../ui/signals/notice.tsx';
import { blockLabels } from '../review/block-words.ts';
import type { OrderDraft } from './order-draft.ts';
import styles from './order-step-screen.module.css';
import { unavailableChoice } from './unavailable-choice.ts';

type StepNoticeProps = {
  step: OrderStep;
  draft: OrderDraft;
  /** Of a step that the user was sent back to: what it lacks. */
  sentBackFor?: readonly StepBlock[] | null;
};

/** Above a step: which choice is no longer possible and why, and what brought the user back to it. */
export const StepNotice = ({ step, draft, sentBackFor = null }: StepNoticeProps) => {
  const { i18n } = useLingui();
  const gone = unavailableChoice(i18n, step, draft);
  return (
    <div aria-live="polite" className={styles.live}>
      {gone ? (
        <Notice tone="warn" title={gone.title}>
          {sentBackFor ? (
            <p>
              <SentBack />
            </p>
          ) : null}
          <p>
            {gone.reason} {gone.remedy}
          </p>
        </Notice>
      ) : sentBackFor && (step === 1 || sentBackFor.length > 0) ? (
        <Notice tone="warn" title={<SentBack />}>
          {step === 1 ? (
            <Trans>Die gewählte Lieferadresse gibt es nicht mehr. Bitte prüfen Sie, welche jetzt gewählt ist.</Trans>
          ) : (
            sentBackFor.map((block) => <p key={block}>{i18n._(blockLabels[block])}</p>)
          )}
        </Notice>
      ) : null}
    </div>
  );
};

const SentBack = () => <Trans>Inzwischen hat sich etwas geändert, deshalb sind Sie wieder bei diesem Schritt.</Trans>;
