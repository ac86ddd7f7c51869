import { latestVersionOf } from '@knotenblech/shared/projects/older-version-of.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { errorAdvice, errorMessage } from '../../../i18n/words/error-messages.ts';
import { useChangeState, useChangeStates } from '../../../sync/hooks/outbox/outbox-queries.ts';
import { importPlace, ownerOf } from '../../../sync/hooks/projects/import-place.ts';
import { useRecords, useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { Button, IconButton } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { GivenName } from '../../../ui/words/given-name.tsx';
import styles from './import-card.module.css';
import { countRuns, type ImportRun, isOver } from './import-run.ts';
import { Copies, ImportState, ImportSteps, type ImportStepsProps } from './import-steps.tsx';
import { closeGaps, dismissImport, importRuns, requestRefused, resumeUnread, subscribeToImports } from './imports.ts';
import { CompareLink, MaybeRevision } from './new-version.tsx';
import { OpenLinesPicture, OpenQuestions } from './open-questions.tsx';
import { useFound } from './use-found.ts';

/** Of these the server takes no file either. */
const neverSent: readonly ErrorCode[] = ['E_SIZE', 'E_EMPTY', 'device_full'];

type RefusalProps = { run: ImportRun; refusal: NonNullable<ImportRun['refusal']> };

const Refusal = ({ run, refusal }: RefusalProps) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const { element } = refusal.details;
  const isRequestable = run.file !== null && !neverSent.includes(refusal.code);
  return (
    <Notice
      tone="error"
      title={errorMessage(i18n, refusal.code, refusal.details)}
      action={
        isRequestable ? (
          <Button onPress={() => void requestRefused(importPlace(shop), run)}>
            <Trans>Als Anfrage senden</Trans>
          </Button>
        ) : null
      }
    >
      {typeof element === 'string' && element !== '' ? <p className={styles.place}>{element}</p> : null}
      <p>{errorAdvice(i18n, refusal.code)}</p>
      {refusal.code === 'E_OUTLINE' && run.file ? (
        <Suspense>
          <OpenLinesPicture file={run.file} onClose={(gapMm) => void closeGaps(importPlace(shop), run, gapMm)} />
        </Suspense>
      ) : null}
    </Notice>
  );
};

const NextStep = ({ run, isMain }: { run: ImportRun; isMain: boolean }) => {
  const { projectId } = run;
  const found = useFound(run);
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId));
  if (!projectId || !found) return null;
  const latest = latestVersionOf(projectId, projects ?? []);
  if (latest !== projectId)
    return (
      <LinkButton
        from="/$lang"
        to="/$lang/shop/project/$projectId"
        params={(now) => ({ ...now, projectId: latest })}
        tone={isMain ? 'primary' : 'secondary'}
      >
        <Trans>Neue Fassung öffnen</Trans>
      </LinkButton>
    );
  if (run.revisionOf !== null) return <CompareLink projectId={projectId} of={run.revisionOf} isMain={isMain} />;
  if (run.otherType !== null)
    return (
      <LinkButton
        from="/$lang"
        to="/$lang/shop/project/$projectId"
        params={(now) => ({ ...now, projectId })}
        tone={isMain ? 'primary' : 'secondary'}
      >
        <Trans>Beschreiben und anfragen</Trans>
      </LinkButton>
    );
  const isUnclear = found.taken === 0 || found.guessed + found.warnings > 0;
  return (
    <>
      {found.guessed + found.leftOut + found.warnings > 0 ? (
        <LinkButton
          from="/$lang"
          to="/$lang/shop/project/$projectId/report"
          params={(now) => ({ ...now, projectId })}
          tone={isUnclear ? 'secondary' : 'quiet'}
        >
          {found.taken + found.guessed === 0 ? <Trans>Stahlteile wählen</Trans> : <Trans>Einlesebericht</Trans>}
        </LinkButton>
      ) : null}
      <LinkButton
        from="/$lang"
        to="/$lang/shop/assistent/$projectId"
        params={(now) => ({ ...now, projectId })}
        state={overPage}
      >
        <Trans>Assistent</Trans>
      </LinkButton>
      <LinkButton from="/$lang" to="/$lang/shop/project/$projectId" params={(now) => ({ ...now, projectId })}>
        <Trans>Projekt öffnen</Trans>
      </LinkButton>
    </>
  );
};

const ToWaiting = () => (
  <LinkButton from="/$lang" to="/$lang/shop/waiting">
    <Trans>Zur Warteliste</Trans>
  </LinkButton>
);

/** Shown until it is closed, or its project was taken back. */
const ImportCard = ({ run, isOffline }: Omit<ImportStepsProps, 'change'>) => {
  const change = useChangeState(run.uid);
  if (change.state === 'gone') return null;
  return (
    <li className={styles.card}>
      <RunHead run={run} change={change} />
      <ImportSteps run={run} change={change} isOffline={isOffline} />
      <WhatToDo run={run} change={change} />
      {run.otherType !== null && change.state !== 'refused' ? <OtherFile type={run.otherType} /> : null}
    </li>
  );
};

/** One of several files: how far it is, in a word, and what is to be done. */
const ImportLine = ({ run, isOffline }: Omit<ImportStepsProps, 'change'>) => {
  const change = useChangeState(run.uid);
  if (change.state === 'gone') return null;
  return (
    <li className={styles.line}>
      <RunHead run={run} change={change}>
        {change.state === 'refused' || run.refusal ? null : (
          <span className={styles.state}>
            <ImportState run={run} change={change} isOffline={isOffline} />
          </span>
        )}
      </RunHead>
      <WhatToDo run={run} change={change} />
    </li>
  );
};

type RunProps = Pick<ImportStepsProps, 'run' | 'change'>;

const RunHead = ({ run, change, children }: RunProps & { children?: ReactNode }) => {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <Icon name="file" />
      <strong className={styles.name}>
        <GivenName>{run.fileName}</GivenName>
      </strong>
      {children}
      <div className={styles.next}>
        {change.state === 'refused' ? null : <NextStep run={run} isMain={children === undefined} />}
      </div>
      {isOver(run) ? (
        <IconButton label={t`Meldung zu ${run.fileName} schließen`} onPress={() => dismissImport(run.id)}>
          <Icon name="close" />
        </IconButton>
      ) : null}
    </div>
  );
};

/** What keeps it from being a project, and the way on. */
const WhatToDo = ({ run, change }: RunProps) => {
  const { i18n } = useLingui();
  return (
    <>
      {run.questions ? <OpenQuestions run={run} questions={run.questions} /> : null}
      {run.step === 'done' && run.revisionOf === null && run.projectId ? (
        <MaybeRevision projectId={run.projectId} />
      ) : null}
      {run.copies.length > 0 ? <Copies names={run.copies} /> : null}
      {run.lacksReader ? <LackingReader /> : null}
      {run.refusal ? <Refusal run={run} refusal={run.refusal} /> : null}
      {change.state === 'refused' ? (
        <Notice
          tone="error"
          title={errorMessage(i18n, change.code ?? 'internal', change.details)}
          action={<ToWaiting />}
        />
      ) : null}
    </>
  );
};

/** Says what becomes of a file that is not read. */
const OtherFile = ({ type }: { type: string }) => (
  <Notice title={<Trans>Die {type}-Datei ist nicht gelesen. Sie ist als Anfrage angelegt.</Trans>}>
    <p>
      <Trans>
        Sagen Sie uns, was Sie brauchen, wie viele und bis wann. Auch ohne Netz: Die Anfrage geht dann später hinaus.
      </Trans>
    </p>
  </Notice>
);

/** Says of a file that it is kept though what reads it is missing. */
const LackingReader = () => {
  const shop = useShop();
  return (
    <Notice
      tone="warn"
      title={<Trans>Die Datei lässt sich hier gerade nicht lesen.</Trans>}
      action={
        <Button onPress={() => void resumeUnread(shop)}>
          <Trans>Noch einmal versuchen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Was zum Lesen nötig ist, konnte nicht geladen werden. Die Datei bleibt auf dem Gerät gesichert; sie wird
          gelesen, sobald die Verbindung wieder da ist oder die App das nächste Mal geöffnet wird.
        </Trans>
      </p>
    </Notice>
  );
};

/** Later files of a project that are being taken in. */
export const RevisionImports = ({ of }: { of: ProjectId }) => {
  const runs = useSyncExternalStore(subscribeToImports, importRuns).filter(({ revisionOf }) => revisionOf === of);
  const isOffline = useSyncStatus().state === 'offline';
  return runs.length === 0 ? null : (
    <ul className={styles.list}>
      {runs.map((run) => (
        <ImportCard key={run.id} run={run} isOffline={isOffline} />
      ))}
    </ul>
  );
};

/** What this user is taking into the shop, newest first; nothing while there is nothing. */
export const ImportList = () => {
  const owner = ownerOf(useShop());
  const runs = useSyncExternalStore(subscribeToImports, importRuns).filter((run) => run.owner === owner);
  const isOffline = useSyncStatus().state === 'offline';
  if (runs.length === 0) return null;
  return runs.length > 1 ? (
    <ImportGroup runs={runs} isOffline={isOffline} />
  ) : (
    <ul className={styles.list}>
      {runs.map((run) => (
        <ImportCard key={run.id} run={run} isOffline={isOffline} />
      ))}
    </ul>
  );
};

type ImportGroupProps = { runs: readonly ImportRun[]; isOffline: boolean };

/** Several files on one card, a line each; only their sum once nothing is left to do. */
const ImportGroup = ({ runs: all, isOffline }: ImportGroupProps) => {
  const { t } = useLingui();
  const [isOpened, setOpened] = useState(false);
  const states = useChangeStates(all.flatMap(({ uid }) => uid ?? []));
  const stateOf = ({ uid }: ImportRun) => (uid === null ? undefined : states.get(uid)?.state);
  const runs = all.filter((run) => stateOf(run) !== 'gone');
  if (runs.length === 0) return null;
  const { done, open, failed } = countRuns(runs, (run) => stateOf(run) === 'refused');
  const isFine = done === runs.length;
  return (
    <section className={styles.card} aria-label={t`Eingelesene Dateien`}>
      <div className={styles.head}>
        <Icon name={failed > 0 ? 'warn' : isFine ? 'check' : 'file'} />
        <strong>
          <Plural value={runs.length} one="# Datei" other="# Dateien" />
        </strong>
        <span className={`${styles.state} ${styles.sum}`} role="status">
          <Plural value={done} one="# eingelesen" other="# eingelesen" />
          {open > 0 ? (
            <>
              {', '}
              <Plural value={open} one="# offen" other="# offen" />
            </>
          ) : null}
          {failed > 0 ? (
            <>
              {', '}
              <Plural value={failed} one="# abgelehnt" other="# abgelehnt" />
            </>
          ) : null}
        </span>
        {isFine ? (
          <Button tone="quiet" aria-expanded={isOpened} onPress={() => setOpened(!isOpened)}>
            {isOpened ? <Trans>Dateien verbergen</Trans> : <Trans>Dateien anzeigen</Trans>}
          </Button>
        ) : null}
        {runs.every(isOver) ? (
          <IconButton label={t`Alle Meldungen schließen`} onPress={() => runs.forEach(({ id }) => dismissImport(id))}>
            <Icon name="close" />
          </IconButton>
        ) : null}
      </div>
      {isFine && !isOpened ? null : (
        <ul className={styles.lines}>
          {runs.map((run) => (
            <ImportLine key={run.id} run={run} isOffline={isOffline} />
          ))}
        </ul>
      )}
    </section>
  );
};
