import type { StepBlock } from '@knotenblech/shared/orders/step-guards.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from '../steps/order-step-screen.module.css';
import { blockLabels } from './block-words.ts';

/** What is missing before the step can be left; an entry leads to its field where there is one. */
export const BlockList = ({ blocks }: { blocks: readonly StepBlock[] }) => {
  const { i18n } = useLingui();
  return (
    <div aria-live="polite">
      {blocks.length === 0 ? null : (
        <Notice tone="warn" title={<Trans>Es fehlt noch etwas</Trans>}>
          <ul>
            {blocks.map((block) => (
              <li key={block}>
                {fields[block] === undefined ? (
                  i18n._(blockLabels[block])
                ) : (
                  <button type="button" className={styles.jump} onClick={() => focusField(fields[block])}>
                    {i18n._(blockLabels[block])}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};

const fields: Partial<Record<StepBlock, string>> = { phoneNoRequired: 'phone', termsRequired: 'terms' };

const focusField = (name: string | undefined) => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
