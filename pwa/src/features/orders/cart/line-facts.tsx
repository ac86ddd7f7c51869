import { isUnwelded } from '@knotenblech/shared/projects/is-unwelded.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Measure } from '../../../ui/figures/measure.tsx';
import { OrderedBefore } from '../public/ordered-notice.tsx';
import { UnweldedMark } from '../public/unwelded-mark.tsx';
import styles from './cart-line-row.module.css';

/** Number, parts, weight, additional text and comment of a project, in one quiet block. */
export const LineFacts = ({ project }: { project: Project }) => {
  const { number, partCount, netWeightG, additionalText, comment } = project;
  return (
    <>
      <p className={styles.facts}>
        <span>{number === null ? <Trans>noch ohne Nummer</Trans> : <Trans>Nr. {number}</Trans>}</span>
        <span>
          <Trans>
            <Plural value={partCount} one="# Teil" other="# Teile" />
          </Trans>
        </span>
        <Measure g={netWeightG} />
        {isUnwelded(project) ? <UnweldedMark /> : null}
      </p>
      <OrderedBefore project={project} />
      {additionalText === '' ? null : <p className={styles.additional}>{additionalText}</p>}
      {comment === '' ? null : <p className={styles.additional}>{comment}</p>}
    </>
  );
};
