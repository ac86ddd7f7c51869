import type { OpenPriceRequest, RequestedProject } from '@knotenblech/shared/api/price-request-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { remarkText } from '../../i18n/words/remark-text.ts';
import { surfaceWords } from '../../i18n/words/surface-words.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { formatMoment } from '../../ui/figures/format-time.ts';
import { Measure } from '../../ui/figures/measure.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import styles from './price-requests.module.css';

type RequestFactsProps = { request: OpenPriceRequest; requested: RequestedProject | undefined; isLoading: boolean };

/** Who asked for what, what was calculated, and why each part is on request. */
export const RequestFacts = ({ request, requested, isLoading }: RequestFactsProps) => {
  const { i18n } = useLingui();
  const { project, calculatedCents, alsoAsked = [] } = request;
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
          {i18n._(surfaceWords[project.surface])}
        </dd>
        <dt>
          <Trans>Berechnet</Trans>
        </dt>
        <dd>
          {calculatedCents === null ? (
            '–'
          ) : (
            <>
              <Amount cents={calculatedCents} /> <Trans>netto ohne die Teile auf Anfrage</Trans>
            </>
          )}
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
      {requested ? <PartsOnRequest requested={requested} /> : null}
      {isLoading ? <Spinner /> : null}
    </>
  );
};

const PartsOnRequest = ({ requested }: { requested: NonNullable<RequestFactsProps['requested']> }) => {
  const { i18n } = useLingui();
  const { partsOnRequest, partsOnRequestCount } = requested;
  const rest = partsOnRequestCount - partsOnRequest.length;
  return (
    <ul className={styles.parts}>
      {partsOnRequest.map((part) => (
        <li key={part.index}>
          <strong>
            {part.quantity} × {part.name}
          </strong>{' '}
          {part.reasons.map((reason) => remarkText(i18n, reason)).join(' ')}
        </li>
      ))}
      {rest > 0 ? (
        <li>
          <Plural value={rest} one="und # weiteres Teil" other="und # weitere Teile" />
        </li>
      ) : null}
    </ul>
  );
};
