import type { DrawingQuestions } from '@knotenblech/shared/files/dxf/drawing-questions.ts';
import type { OpenList } from '@knotenblech/shared/files/list/list-field.schema.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { errorAdvice, errorMessage } from '../../../i18n/words/error-messages.ts';
import { useChangeState } from '../../../sync/hooks/outbox/outbox-queries.ts';
import { importPlace, ownerOf } from '../../../sync/hooks/projects/import-place.ts';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { Button, IconButton } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { GivenName } from '../../../ui/words/given-name.tsx';
import styles from './import-card.module.css';
import { type ImportRun, isOver } from './import-run.ts';
import { ImportSteps, type ImportStepsProps } from './import-steps.tsx';
import { answerImport, dismissImport, importRuns, resumeUnread, subscribeToImports } from './imports.ts';
import { useFound } from './use-found.ts';

const Refusal = ({ refusal }: { refusal: NonNullable<ImportRun['refusal']> }) => {
  const { i18n } = useLingui();
  const { element } = refusal.details;
  return (
    <Notice tone="error" title={errorMessage(i18n, refusal.code, refusal.details)}>
      {typeof element === 'string' && element !== '' ? <p className={styles.place}>{element}</p> : null}
      <p>{errorAdvice(i18n, refusal.code)}</p>
    </Notice>
  );
};

const NextStep = ({ run }: { run: ImportRun }) => {
  const { projectId } = run;
  const found = useFound(run);
  if (!projectId || !found) return null;
  if (run.otherType !== null)
    return (
      <LinkButton
        from="/$lang"
        to="/$lang/shop/project/$projectId"
        params={(now) => ({ ...now, projectId })}
        tone="primary"
      >
        <Trans>Beschreiben und anfragen</Trans>
      </LinkButton>
    );
  const isUnclear = found.taken === 0 || found.guessed > 0;
  return (
    <>
      {found.guessed + found.leftOut > 0 ? (
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
export const ImportCard = ({ run, isOffline }: Omit<ImportStepsProps, 'change'>) => {
  const { t, i18n } = useLingui();
  const change = useChangeState(run.uid);
  if (change.state === 'gone') return null;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Icon name="file" />
        <strong className={styles.name}>
          <GivenName>{run.fileName}</GivenName>
        </strong>
        <div className={styles.next}>{change.state === 'refused' ? null : <NextStep run={run} />}</div>
        {isOver(run) ? (
          <IconButton label={t`Meldung zu ${run.fileName} schließen`} onPress={() => dismissImport(run.id)}>
            <Icon name="close" />
          </IconButton>
        ) : null}
      </div>
      <ImportSteps run={run} change={change} isOffline={isOffline} />
      {run.questions ? <OpenQuestions run={run} questions={run.questions} /> : null}
      {run.lacksReader ? <LackingReader /> : null}
      {run.otherType !== null && change.state !== 'refused' ? <OtherFile type={run.otherType} /> : null}
      {run.refusal ? <Refusal refusal={run.refusal} /> : null}
      {change.state === 'refused' ? (
        <Notice
          tone="error"
          title={errorMessage(i18n, change.code ?? 'internal', change.details)}
          action={<ToWaiting />}
        />
      ) : null}
    </li>
  );
};

/** Says what becomes of a file that is not read. */
const OtherFile = ({ type }: { type: string }) => (
  <Notice title={<Trans>{type} lesen wir nicht selbst: Die Datei ist als Anfrage angelegt.</Trans>}>
    <p>
      <Trans>
        Sagen Sie uns, was Sie brauchen, wie viele und bis wann. Auch ohne Netz: Die Anfrage geht dann später hinaus.
      </Trans>
    </p>
  </Notice>
);

const DrawingDialog = lazyPart(async () => (await import('./drawing/drawing-dialog.tsx')).DrawingDialog);

const OpenQuestions = ({ run, questions }: { run: ImportRun; questions: NonNullable<ImportRun['questions']> }) =>
  'rows' in questions ? <OpenColumns run={run} list={questions} /> : <OpenDrawing run={run} questions={questions} />;

const ListDialog = lazyPart(async () => (await import('./list/list-dialog.tsx')).ListDialog);

/** Says that a list does not say what its columns are, and asks for it once. */
const OpenColumns = ({ run, list }: { run: ImportRun; list: OpenList }) => {
  const shop = useShop();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Notice
        tone="warn"
        title={<Trans>Die Überschriften der Liste lassen etwas offen.</Trans>}
        action={
          <Button tone="primary" onPress={() => setIsAsking(true)}>
            <Trans>Angaben machen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Sagen Sie einmal, was in welcher Spalte steht.</Trans>
        </p>
      </Notice>
      {isAsking ? (
        <Suspense>
          <ListDialog
            list={list}
            onAnswer={(answers) => {
              setIsAsking(false);
              void answerImport(importPlace(shop), run.id, answers);
            }}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** Says what a drawing leaves open, and asks for it in one step. */
const OpenDrawing = ({ run, questions }: { run: ImportRun; questions: DrawingQuestions }) => {
  const shop = useShop();
  const [isAsking, setIsAsking] = useState(false);
  const { likelyUnit, parts } = questions;
  return (
    <>
      <Notice
        tone="warn"
        title={
          likelyUnit === null ? (
            <Trans>Die Zeichnung nennt keine Dicke.</Trans>
          ) : (
            <Trans>Die Zeichnung nennt keine Einheit.</Trans>
          )
        }
        action={
          <Button tone="primary" onPress={() => setIsAsking(true)}>
            <Trans>Angaben machen</Trans>
          </Button>
        }
      >
        <p>
          <Plural value={parts.length} one="# Teil ist gefunden." other="# Teile sind gefunden." />
        </p>
      </Notice>
      {isAsking ? (
        <Suspense>
          <DrawingDialog
            questions={questions}
            onAnswer={(answers) => {
              setIsAsking(false);
              void answerImport(importPlace(shop), run.id, answers);
            }}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

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

/** What this user is taking into the shop, newest first; nothing while there is nothing. */
export const ImportList = () => {
  const owner = ownerOf(useShop());
  const runs = useSyncExternalStore(subscribeToImports, importRuns).filter((run) => run.owner === owner);
  const isOffline = useSyncStatus().state === 'offline';
  if (runs.length === 0) return null;
  return (
    <ul className={styles.list}>
      {runs.map((run) => (
        <ImportCard key={run.id} run={run} isOffline={isOffline} />
      ))}
    </ul>
  );
};
