import type { OpenPriceRequest } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { requestReasonLines } from '../../../i18n/words/request-reason-words.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { DueChip } from './due-chip.tsx';
import styles from './price-requests.module.css';

type RequestRowProps = { request: OpenPriceRequest; isLate: boolean; isChosen: boolean; onChoose: () => void };

/** A request in the list: whose, until when, how large, why it has no price. */
export const RequestRow = ({ request, isLate, isChosen, onChoose }: RequestRowProps) => {
  const { i18n } = useLingui();
  const { project, customerName, customerNumber, dueAt } = request;
  return (
    <li>
      <button type="button" className={styles.request} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.top}>
          <strong className={styles.name}>{project.name}</strong>
          <DueChip dueAt={dueAt} isLate={isLate} />
        </span>
        <span className={styles.facts}>
          <span>
            {customerName} ({customerNumber})
          </span>
          <span>
            <Trans>Nr. {project.number ?? '–'}</Trans>
          </span>
          <span>
            <Plural value={project.partCount} one="# Teil" other="# Teile" />
          </span>
          <Measure g={project.netWeightG} />
        </span>
        <span className={styles.reasons}>
          {requestReasonLines(i18n, (project.requestReasons ?? []).slice(0, 3)).join(' · ')}
        </span>
      </button>
    </li>
  );
};
