import { freightRequestCalls } from '@knotenblech/shared/api/orders/freight-request-calls.ts';
import { type OpenPriceRequest, priceRequestListSchema } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { requestReasonLines } from '../../../i18n/words/project-labels.ts';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Weight } from '../../../ui/figures/weight.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { AnswerForm, type PartsSource } from './answer-form.tsx';
import { FreightRequests } from './freight-requests.tsx';
import { DueChip } from './on-request.tsx';
import styles from './price-requests.module.css';

/** A customer waits for his price: what he asks for is there with the next look. */
const refetchMs = 2_000;

type PriceRequestsScreenProps = {
  /** The project whose request is shown with its form. */
  chosenId: string | undefined;
  onChoose: (projectId: string) => void;
  /** Stands in the form: what else can be done for the customer. */
  renderActions: (request: OpenPriceRequest) => ReactNode;
  /** What a request can be answered with instead of a price. */
  parts: PartsSource;
  /** Stands below the requests. */
  children: ReactNode;
};

/** Open requests for prices of all customers, the first due first, with the form that answers the chosen one. */
export const PriceRequestsScreen = ({
  chosenId,
  onChoose,
  renderActions,
  parts,
  children,
}: PriceRequestsScreenProps) => {
  const { t } = useLingui();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useServerQuery({
    path: '/admin/priceRequests',
    answer: priceRequestListSchema,
    refetchMs,
  });
  const freight = useServerQuery({
    path: '/admin/freightRequests',
    answer: freightRequestCalls.list.answer,
    refetchMs,
  });
  const freightRequests = freight.data?.requests ?? [];
  const requests = data?.requests ?? [];
  const chosen = requests.find(({ project }) => project.id === chosenId) ?? null;
  return (
    <Page title={t`Projekte und Preisanfragen`} lead={<Trans>Anfragen aller Kunden, die erste fällige zuerst</Trans>}>
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Preisanfragen aller Kunden liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : null}
      {!data && !error ? <Spinner /> : null}
      <FreightRequests
        requests={freightRequests}
        seenAt={freight.dataUpdatedAt}
        onAnswered={() => void freight.refetch()}
      />
      {data && requests.length + freightRequests.length === 0 ? (
        <EmptyState title={<Trans>Keine offenen Anfragen</Trans>}>
          <Trans>Neue Anfragen erscheinen hier und als Nachricht.</Trans>
        </EmptyState>
      ) : null}
      {requests.length > 0 && freightRequests.length > 0 ? (
        <h2 className={styles.title}>
          <Trans>Preise</Trans>
        </h2>
      ) : null}
      <div className={styles.panes}>
        <RowList className={styles.list}>
          {requests.map((request) => (
            <RequestRow
              key={`${request.customerId}/${request.project.id}`}
              request={request}
              isLate={Date.parse(request.dueAt) < dataUpdatedAt}
              isChosen={request === chosen}
              onChoose={() => onChoose(request.project.id)}
            />
          ))}
        </RowList>
        {chosen ? (
          <AnswerForm
            key={chosen.project.id}
            request={chosen}
            actions={renderActions(chosen)}
            parts={parts}
            onAnswered={() => void refetch()}
          />
        ) : requests.length > 0 ? (
          <p className={styles.hint}>
            <Trans>Wählen Sie eine Anfrage, um sie zu beantworten.</Trans>
          </p>
        ) : null}
      </div>
      {children}
    </Page>
  );
};

type RequestRowProps = { request: OpenPriceRequest; isLate: boolean; isChosen: boolean; onChoose: () => void };

/** A request in the list: whose, until when, how large, why it has no price. */
const RequestRow = ({ request, isLate, isChosen, onChoose }: RequestRowProps) => {
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
          <Weight g={project.netWeightG} unweighed={project.unweighedCount} />
        </span>
        <span className={styles.reasons}>
          {requestReasonLines(i18n, (project.requestReasons ?? []).slice(0, 3)).join(' · ')}
        </span>
      </button>
    </li>
  );
};
