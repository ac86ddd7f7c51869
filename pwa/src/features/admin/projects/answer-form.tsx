import {
  type OpenPriceRequest,
  priceRequestCalls,
  type RequestedProject,
  requestedProjectSchema,
} from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { manualCentsSchema } from '@knotenblech/shared/prices/project/manual-price.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { callServer } from '../../../sync/transport/call-server.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { readScaled, writeScaled } from '../../../ui/fields/decimal-text.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { formatDay, formatMoment } from '../../../ui/figures/format-time.ts';
import { Weight } from '../../../ui/figures/weight.tsx';
import { useOpenEdit } from '../../../ui/forms/open-edits.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { failureMessage } from '../../issues/public/show-failure.ts';
import { OnRequest } from './on-request.tsx';
import { OpenProjectLink } from './open-project-link.tsx';
import styles from './price-requests.module.css';

/** Where the operator's own parts come from: what takes files in, and the project that the last one became. */
export type PartsSource = { picker: ReactNode; takenId: ProjectId | null };

type AnswerFormProps = {
  request: OpenPriceRequest;
  actions: ReactNode;
  parts: PartsSource;
  onAnswered: () => void;
};

const useRequested = ({ project, customerId }: OpenPriceRequest) =>
  useServerQuery({
    path: `/admin/priceRequests/${project.id}?customerId=${customerId}`,
    answer: requestedProjectSchema,
    occasion: project.changedAt,
    refetchMs: false,
  });

/** Answers the chosen request with a price or with parts, with everything in sight that is asked for. */
export const AnswerForm = ({ request, actions, parts, onAnswered }: AnswerFormProps) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const { project, customerId } = request;
  const { data: requested, error: detailError, isLoading, refetch } = useRequested(request);
  const [kind, setKind] = useState<'price' | 'parts'>('price');
  const [pickedId, setPickedId] = useState<ProjectId | null>(null);
  const own = useOwnParts();
  const fromProject = own.find(({ id }) => id === (parts.takenId ?? pickedId)) ?? null;
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
      callServer(shop, {
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
  const answerByParts = useMutation({
    mutationFn: (fromProjectId: ProjectId) =>
      callServer(shop, {
        path: `/admin/priceRequests/${project.id}/answerByProject`,
        answer: priceRequestCalls.answerByProject.answer,
        body: { customerId, fromProjectId, note },
        timeoutMs: partsTimeoutMs,
      }),
    onSuccess: ({ projectId }) => {
      addToast({
        words: t`Die Teile zu „${project.name}“ sind beim Kunden.`,
        action: linkToCustomersProject(projectId),
      });
      onAnswered();
    },
    onError: onAnswered,
  });
  const notSaved = answer.error ?? answerByParts.error;
  const error = notSaved ?? detailError;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t`Antwort auf die Anfrage`}
      onSubmit={(event) => {
        event.preventDefault();
        // What a dialog over it sends is not its own.
        if (event.target !== event.currentTarget) return;
        if (kind === 'parts') {
          if (fromProject) answerByParts.mutate(fromProject.id);
          return;
        }
        setLacksPrice(!isPrice);
        if (isPrice && requested) answer.mutate(requested.basis);
      }}
    >
      <RequestFacts request={request} requested={requested} isLoading={isLoading} />
      <div>{actions}</div>
      {error ? (
        <Notice tone="error" title={notSaved ? <Trans>Nicht gespeichert</Trans> : undefined}>
          <p>{failureMessage(i18n, error)}</p>
        </Notice>
      ) : null}
      <RadioCards
        label={t`Antworten mit`}
        cards={[
          { value: 'price', title: <Trans>Preis</Trans> },
          { value: 'parts', title: <Trans>Projekt aus Teilen</Trans> },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'parts' ? (
        <PartsChoice
          picker={parts.picker}
          own={own}
          takenId={parts.takenId}
          chosenId={fromProject?.id ?? null}
          onChoose={setPickedId}
        />
      ) : (
        <>
          {requested ? (
            <ProposedPrice requested={requested} onTake={(cents) => setNetEuro(writeScaled(cents, 2))} />
          ) : null}
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
        </>
      )}
      <TextField label={t`Hinweis an den Kunden`} value={note} onChange={setNote} maxLength={2000} isMultiline />
      <Button
        type="submit"
        tone="primary"
        isWide
        isPending={answer.isPending || answerByParts.isPending}
        isDisabled={kind === 'parts' ? !fromProject : !requested}
      >
        {kind === 'parts' ? <Trans>Teile senden</Trans> : <Trans>Preis senden</Trans>}
      </Button>
    </form>
  );
};

/** A model of many megabytes is copied for the customer. */
const partsTimeoutMs = 120_000;

/** The operator's own projects that can be sent, the newest first: on the server, read, and with parts. */
const useOwnParts = (): readonly Project[] => {
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId)) ?? [];
  return projects
    .filter(({ reading, number, positionCount, trashedAt }) => {
      return reading === 'read' && number !== null && positionCount > 0 && trashedAt === null;
    })
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
};

/** As many own projects as are offered. */
const mostOffered = 50;

type PartsChoiceProps = {
  picker: ReactNode;
  own: readonly Project[];
  takenId: ProjectId | null;
  chosenId: ProjectId | null;
  onChoose: (projectId: ProjectId) => void;
};

/** Which of the operator's projects the customer gets a copy of: one from a file, or one that he has. */
const PartsChoice = ({ picker, own, takenId, chosenId, onChoose }: PartsChoiceProps) => {
  const { t } = useLingui();
  const chosen = own.find(({ id }) => id === chosenId);
  return (
    <>
      <p className={styles.hint}>
        <Trans>Datei hierher ziehen oder wählen. Der Kunde bekommt eine Kopie mit seinen Preisen.</Trans>
      </p>
      <div className={styles.picker}>{picker}</div>
      {takenId === null ? (
        <Select
          label={t`Eigenes Projekt`}
          placeholder={t`Projekt wählen`}
          choices={own
            .slice(0, mostOffered)
            .map(({ id, name, number }) => ({ value: id, label: `${number} · ${name}` }))}
          value={chosenId}
          onChange={onChoose}
        />
      ) : null}
      {chosen ? (
        <p>
          <strong className={styles.name}>{chosen.name}</strong>{' '}
          <Plural value={chosen.partCount} one="# Teil" other="# Teile" />
          {', '}
          <Weight g={chosen.netWeightG} unweighed={chosen.unweighedCount} />
        </p>
      ) : null}
    </>
  );
};

const linkToCustomersProject = (projectId: ProjectId) => () => <OpenProjectLink projectId={projectId} />;

type ProposedPriceProps = { requested: RequestedProject; onTake: (netCents: number) => void };

/** As many open pieces as are named in one line. */
const mostNamed = 3;

/** What the price list gives without the open parts, apart from these; one tap takes it into the price. */
const ProposedPrice = ({ requested, onTake }: ProposedPriceProps) => {
  const { proposal, partsOnRequest, partsOnRequestCount, assembliesOnRequest } = requested;
  const open = [...assembliesOnRequest, ...partsOnRequest];
  const rest = partsOnRequestCount + assembliesOnRequest.length - Math.min(open.length, mostNamed);
  const names = open
    .slice(0, mostNamed)
    .map(({ quantity, name }) => `${formatCount(quantity)} × ${name}`)
    .join(', ');
  if (!proposal)
    return (
      <p className={styles.hint}>
        <Trans>Kein Vorschlag: Für kein Teil ist ein Preis berechnet.</Trans>
      </p>
    );
  const { netCents, pricedCount, partCount } = proposal;
  const priced = formatCount(pricedCount);
  return (
    <div className={styles.proposal}>
      <p>
        <strong>
          <Amount cents={netCents} />
        </strong>{' '}
        <Plural value={partCount} one={`für ${priced} von # Teil`} other={`für ${priced} von # Teilen`} />
        {open.length === 0 ? null : (
          <span className={styles.reasons}>
            <Trans>offen: {names}</Trans>
            {rest > 0 ? (
              <>
                {' '}
                <Plural value={rest} one="und # weiteres" other="und # weitere" />
              </>
            ) : null}
          </span>
        )}
      </p>
      <Button onPress={() => onTake(netCents)}>
        <Trans>Als Preis nehmen</Trans>
      </Button>
    </div>
  );
};

type RequestFactsProps = { request: OpenPriceRequest; requested: RequestedProject | undefined; isLoading: boolean };

/** Who asked for what, and what of it has no price. */
const RequestFacts = ({ request, requested, isLoading }: RequestFactsProps) => {
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
          <Weight g={project.netWeightG} unweighed={project.unweighedCount} />
          {', '}
          {i18n._(surfaceLabels[project.surface])}
        </dd>
        {request.wishDay === null ? null : (
          <>
            <dt>
              <Trans>Wunschtermin</Trans>
            </dt>
            <dd>{formatDay(request.wishDay, i18n.locale)}</dd>
          </>
        )}
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
