import type { OpenPriceRequest, RequestedProject } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { OnRequest } from './on-request.tsx';
import styles from './price-requests.module.css';

type RequestFactsProps = { request: OpenPriceRequest; requested: RequestedProject | undefined; isLoading: boolean };

/** Who asked for what, and what of it has no price. */
export const RequestFacts = ({ request, requested, isLoading }: RequestFactsProps) => {
  const { i18n } = useLingui();
  const { project, alsoAsked = [] } = request;
  const askers = [request, ...alsoAsked];
  return (
    <>
      <h2 className={styles.title}>{project.name}</h2>
      <dl className={styles.table}>
        <dt>
          <Trans>Angefragt</Trans>
        </dt>
        {askers.map(({ requestedAt, userName, email }) => (
          <dd key={email} className={styles.asker}>
            {formatMoment(requestedAt, i18n.locale)}, {userName}, <a href={`mailto:${email}`}>{email}</a>
          </dd>
        ))}
        <dt>
          <Trans>Umfang</Trans>
        </dt>
        <dd>
          <Plural value={project.positionCount} one="# Position" other="# Positionen" />
          {', '}
          <Plural value={project.partCount} one="# Teil" other="# Teile" />
          {', '}
          <Measure g={project.netWeightG} />
          {', '}
          {i18n._(surfaceLabels[project.surface])}
        </dd>
        {askers
          .filter(({ comment }) => comment !== '')
          .map(({ userName, email, comment }) => (
            <Fragment key={email}>
              <dt>{alsoAsked.length > 0 ? <Trans>Bemerkung von {userName}</Trans> : <Trans>Bemerkung</Trans>}</dt>
              <dd className={styles.comment}>{comment}</dd>
            </Fragment>
          ))}
      </dl>
      {requested ? <OnRequest project={project} requested={requested} /> : null}
      {isLoading ? <Spinner /> : null}
    </>
  );
};
