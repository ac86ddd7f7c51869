import {
  freightAnswerSchema,
  freightRequestCalls,
  freightTypes,
  type OpenFreightRequest,
} from '@knotenblech/shared/api/orders/freight-request-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { shippingTypeLabels } from '../../../i18n/words/order-labels.ts';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { readScaled } from '../../../ui/fields/decimal-text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { formatDay, formatMoment } from '../../../ui/figures/format-time.ts';
import { Weight } from '../../../ui/figures/weight.tsx';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import { failureMessage } from '../../issues/public/show-failure.ts';
import { DueChip } from './on-request.tsx';
import styles from './price-requests.module.css';

type FreightRequestsProps = { requests: readonly OpenFreightRequest[]; seenAt: number; onAnswered: () => void };

/** Requests for offers of freight, the first due first, with the form that answers the chosen one. */
export const FreightRequests = ({ requests, seenAt, onAnswered }: FreightRequestsProps) => {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = requests.find(({ freightRequestId }) => freightRequestId === chosenId) ?? null;
  if (requests.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Frachtanfragen</Trans>
      </h2>
      <div className={styles.panes}>
        <RowList className={styles.list}>
          {requests.map((request) => (
            <FreightRow
              key={request.freightRequestId}
              request={request}
              isLate={Date.parse(request.dueAt) < seenAt}
              isChosen={request === chosen}
              onChoose={() => setChosenId(request.freightRequestId)}
            />
          ))}
        </RowList>
        {chosen ? <FreightForm key={chosen.freightRequestId} request={chosen} onAnswered={onAnswered} /> : null}
      </div>
    </section>
  );
};

type RowProps = { request: OpenFreightRequest; isLate: boolean; isChosen: boolean; onChoose: () => void };

const FreightRow = ({ request, isLate, isChosen, onChoose }: RowProps) => {
  const { customerName, customerNumber, dueAt, shippingAddress: place, netWeightG, lines } = request;
  return (
    <li>
      <button type="button" className={styles.request} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.top}>
          <strong className={styles.name}>{lines.map(({ projectName }) => projectName).join(', ')}</strong>
          <DueChip dueAt={dueAt} isLate={isLate} />
        </span>
        <span className={styles.facts}>
          <span>
            {customerName} ({customerNumber})
          </span>
          {place ? (
            <span>
              {place.countryIso} {place.zip} {place.city}
            </span>
          ) : null}
          <Weight g={netWeightG} unweighed={unweighedIn(lines)} />
        </span>
      </button>
    </li>
  );
};

const FreightForm = ({ request, onAnswered }: { request: OpenFreightRequest; onAnswered: () => void }) => {
  const { t, i18n } = useLingui();
  const { freightRequestId, loadMark } = request;
  const [netEuro, setNetEuro] = useState('');
  const [shippingType, setShippingType] = useState<(typeof freightTypes)[number]>('TRANSPORT_STANDARD');
  const [note, setNote] = useState('');
  const [lacksAmount, setLacksAmount] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // On a phone the form stands below the list.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const netCents = readScaled(netEuro, 2);
  const isAmount = freightAnswerSchema.shape.netCents.safeParse(netCents).success;
  const send = useServerMutation(
    () => ({
      path: `/admin/freightRequests/${freightRequestId}/answer`,
      body: { shippingType, netCents, note, loadMark },
      answer: freightRequestCalls.answer.answer,
    }),
    ({ number }) => {
      addToast({ words: t`Das Angebot ${number} ist beim Kunden.` });
      onAnswered();
    },
  );
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t`Antwort auf die Anfrage`}
      onSubmit={(event) => {
        event.preventDefault();
        setLacksAmount(!isAmount);
        if (isAmount) send.mutate(null, { onError: onAnswered });
      }}
    >
      <FreightFacts request={request} />
      {send.error ? (
        <Notice tone="error" title={<Trans>Nicht gespeichert</Trans>}>
          <p>{failureMessage(i18n, send.error)}</p>
        </Notice>
      ) : null}
      <Select
        label={t`Lieferung`}
        choices={freightTypes.map((value) => ({ value, label: i18n._(shippingTypeLabels[value]) }))}
        value={shippingType}
        onChange={setShippingType}
      />
      <TextField
        label={t`Fracht netto in €`}
        inputMode="decimal"
        autoComplete="off"
        error={lacksAmount && !isAmount ? t`Bitte einen Betrag in Euro und Cent angeben, etwa 1.250,00.` : null}
        value={netEuro}
        onChange={setNetEuro}
      />
      <TextField label={t`Hinweis an den Kunden`} value={note} onChange={setNote} maxLength={2000} isMultiline />
      <Button type="submit" tone="primary" isWide isPending={send.isPending}>
        <Trans>Angebot senden</Trans>
      </Button>
    </form>
  );
};

const unweighedIn = (lines: OpenFreightRequest['lines']) =>
  lines.reduce((sum, { quantity, unweighedCount }) => sum + quantity * (unweighedCount ?? 0), 0);

const FreightFacts = ({ request }: { request: OpenFreightRequest }) => {
  const { i18n } = useLingui();
  const { requestedAt, userName, email, phone, wishDay, shippingAddress, lines, netWeightG } = request;
  return (
    <dl className={styles.table}>
      <dt>
        <Trans>Angefragt</Trans>
      </dt>
      <dd>
        {formatMoment(requestedAt, i18n.locale)}, {userName}, <a href={`mailto:${email}`}>{email}</a>, {phone}
      </dd>
      <dt>
        <Trans>Wunschtermin</Trans>
      </dt>
      <dd>{wishDay ? formatDay(wishDay, i18n.locale) : '–'}</dd>
      <dt>
        <Trans>Lieferadresse</Trans>
      </dt>
      <dd>{shippingAddress ? <AddressBlock address={shippingAddress} /> : '–'}</dd>
      <dt>
        <Trans>Ladung</Trans>
      </dt>
      <dd>
        <Weight g={netWeightG} unweighed={unweighedIn(lines)} />
        {lines.map((line) => (
          <p key={line.projectId}>
            {formatCount(line.quantity)} × {line.projectName},{' '}
            <Weight g={line.netWeightG} unweighed={line.unweighedCount ?? 0} />,{' '}
            <Trans>längstes Stück {formatCount(line.longestMm)} mm</Trans>
          </p>
        ))}
      </dd>
    </dl>
  );
};
