import { Trans, useLingui } from '@lingui/react/macro';
import { errorAdvice } from '../../../i18n/words/error-advice.ts';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { useChangeState } from '../../../sync/hooks/use-change-state.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { GivenName } from '../../../ui/words/given-name.tsx';
import styles from './import-card.module.css';
import { type ImportRun, isOver } from './import-run.ts';
import { ImportSteps, type ImportStepsProps } from './import-steps.tsx';
import { dismissImport } from './imports.ts';
import { LackingReader } from './lacking-reader.tsx';
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
      {run.lacksReader ? <LackingReader /> : null}
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
