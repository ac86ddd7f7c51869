import type { ChoicePlace, MissingPrices } from '@knotenblech/shared/prices/check/open-decisions.ts';
import { priceRemarks } from '@knotenblech/shared/prices/check/request-findings.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { missingPricesText } from '../../../i18n/words/project-labels.ts';
import { useOpenPoints } from '../../../sync/hooks/projects/prices-with.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './open-decisions.module.css';

type OpenDecisionsProps = {
  projectId: ProjectId;
  /** What is said where it has no price, and its parts are not here to say why. */
  children?: ReactNode;
};

/** What of a project waits for its user before it is ordered as it is drawn; leads to the first of it. */
export const OpenDecisions = ({ projectId, children }: OpenDecisionsProps) => {
  const { decisions: [part, ...more] = [], missing } = useOpenPoints(projectId) ?? {};
  if (missing) return <MissingPricesLine projectId={projectId} missing={missing} />;
  if (children) return children;
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

type LineProps = {
  projectId: ProjectId;
  missing: MissingPrices;
  /** Leads to the place on this page; none: to the page of the project. */
  onMend?: (place: ChoicePlace) => void;
};

/** Beside a total that lacks something: how much of it has no price, why, and the way to what mends it. */
export const MissingPricesLine = ({ projectId, missing, onMend }: LineProps) => {
  const { i18n } = useLingui();
  const { place } = missing;
  const words = (
    <>
      <Icon name="warn" size={16} />
      <span>
        {missingPricesText(i18n, missing)}. <MendWords missing={missing} />
      </span>
    </>
  );
  return onMend ? (
    <button type="button" className={styles.missing} onClick={() => onMend(place)}>
      {words}
    </button>
  ) : (
    <Link
      from="/$lang"
      to="/$lang/shop/project/$projectId"
      params={{ projectId }}
      search={place === 'project' ? {} : place}
      className={styles.missing ?? ''}
    >
      {words}
    </Link>
  );
};

const MendWords = ({ missing: { reasons, place } }: { missing: MissingPrices }) => (
  <span className={styles.mend}>
    {place === 'project' || reasons[0]?.code === priceRemarks.colourMissing ? (
      <Trans>Farbe wählen</Trans>
    ) : (
      <Trans>Ansehen</Trans>
    )}
  </span>
);
