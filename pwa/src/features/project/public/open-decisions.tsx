import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOpenDecisions } from '../../../sync/hooks/projects/prices-with.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './open-decisions.module.css';

/** That parts of a project wait for a decision, before they are ordered as they are drawn; leads to the first of them. */
export const OpenDecisions = ({ projectId }: { projectId: ProjectId }) => {
  const [part, ...more] = useOpenDecisions(projectId) ?? [];
  if (part === undefined) return null;
  return (
    <p className={styles.open}>
      <Icon name="warn" size={16} />
      <span>
        <Plural
          value={more.length + 1}
          one="# Teil wartet auf Ihre Entscheidung."
          other="# Teile warten auf Ihre Entscheidung."
        />{' '}
        <Link from="/$lang" to="/$lang/shop/project/$projectId" params={{ projectId }} search={{ part }}>
          <Trans>Ansehen</Trans>
        </Link>
      </span>
    </p>
  );
};
