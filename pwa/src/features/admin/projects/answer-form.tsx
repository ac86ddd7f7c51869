import {
  type OpenPriceRequest,
  priceRequestCalls,
  requestedProjectSchema,
} from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { manualCentsSchema } from '@knotenblech/shared/prices/project/manual-price.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useServerQuery } from '../../../sync/hooks/use-server-query.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { callServer } from '../../../sync/transport/call-server.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { readScaled, writeScaled } from '../../../ui/fields/decimal-text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useOpenEdit } from '../../../ui/forms/open-edits.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { failureMessage } from '../../issues/public/failure-message.ts';
import styles from './price-requests.module.css';
import { ProposedPrice } from './proposed-price.tsx';
import { RequestFacts } from './request-facts.tsx';

type AnswerFormProps = { request: OpenPriceRequest; actions: ReactNode; onAnswered: () => void };

const useRequested = ({ project, customerId }: OpenPriceRequest) =>
  useServerQuery({
    path: `/admin/priceRequests/${project.id}?customerId=${customerId}`,
    answer: requestedProjectSchema,
    occasion: project.changedAt,
    refetchMs: false,
  });

/** Sets the price of the chosen project, with everything in sight that it is made for. */
export const AnswerForm = ({ request, actions, onAnswered }: AnswerFormProps) => {
  const { t, i18n } = useLingui();
  const { database } = useShop();
  const { project, customerId } = request;
  const { data: requested, error: detailError, isLoading, refetch } = useRequested(request);
  const [netEuro, setNetEuro] = useState('');
  const [lacksPrice, setLacksPrice] = useState(false);
  const [isFixed, setFixed] = useState(false);
  const [note, setNote] = useState('');
  useOpenEdit(isFixed);
  const form = useRef<HTMLFormElement>(null);
  // On a phone the form stands below the list.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const netCents = readScaled(netEuro, 2);
  const isPrice = manualCentsSchema.safeParse(netCents).success;
  const answer = useMutation({
    mutationFn: (basis: string) =>
      callServer(database, {
        path: `/admin/priceRequests/${project.id}/answer`,
        answer: priceRequestCalls.answer.answer,
        body: { customerId, netCents, isFixed, note, basis },
      }),
    onSuccess: () => {
      addToast({ words: t`Der Preis für „${project.name}“ ist beim Kunden.` });
      onAnswered();
    },
    onError: () => void refetch(),
  });
  const error = answer.error ?? detailError;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t`Antwort auf die Anfrage`}
      onSubmit={(event) => {
        event.preventDefault();
        setLacksPrice(!isPrice);
        if (isPrice && requested) answer.mutate(requested.basis);
      }}
    >
      <RequestFacts request={request} requested={requested} isLoading={isLoading} />
      <div>{actions}</div>
      {error ? (
        <Notice tone="error" title={answer.error ? <Trans>Nicht gespeichert</Trans> : undefined}>
          <p>{failureMessage(i18n, error)}</p>
        </Notice>
      ) : null}
      {requested ? <ProposedPrice requested={requested} onTake={(cents) => setNetEuro(writeScaled(cents, 2))} /> : null}
      <TextField
        label={t`Preis netto in €`}
        inputMode="decimal"
        autoComplete="off"
        error={
          lacksPrice && !isPrice
            ? (netCents ?? 0) < 0
              ? t`Der Betrag darf nicht negativ sein.`
              : t`Bitte einen Betrag in Euro und Cent angeben, etwa 1.250,00.`
            : null
        }
        value={netEuro}
        onChange={setNetEuro}
      />
      <Checkbox isSelected={isFixed} onChange={setFixed}>
        <Trans>Fester Preis: Material, Menge, Oberfläche, Farbe und Spezifität sind danach gesperrt</Trans>
      </Checkbox>
      <TextField label={t`Hinweis an den Kunden`} value={note} onChange={setNote} maxLength={2000} isMultiline />
      <Button type="submit" tone="primary" isWide isPending={answer.isPending} isDisabled={!requested}>
        <Trans>Preis senden</Trans>
      </Button>
    </form>
  );
};
