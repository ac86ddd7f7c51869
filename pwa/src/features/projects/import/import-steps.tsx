import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { ChangeState } from '../../../sync/status/read-waiting.ts';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { type ProgressStep, ProgressSteps } from '../../../ui/signals/progress-steps.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import type { Found, ImportRun } from './import-run.ts';
import { useFound } from './use-found.ts';

const order = ['keeping', 'reading', 'queueing', 'done'] as const;

const stateOf = (run: ImportRun, step: (typeof order)[number]): ProgressStep['state'] => {
  const [now, at] = [order.indexOf(run.step), order.indexOf(step)];
  if (at < now || run.step === 'done') return 'done';
  if (at > now) return 'open';
  if (run.refusal) return 'failed';
  return run.lacksReader || run.questions ? 'open' : 'active';
};

const FoundWords = ({ found: { taken, guessed, leftOut, warnings } }: { found: Found }) => (
  <>
    <Plural value={taken + guessed} one="# Position aus Stahl" other="# Positionen aus Stahl" />
    {leftOut > 0 ? (
      <>
        {', '}
        <Plural value={leftOut} one="# ausgelassen" other="# ausgelassen" />
      </>
    ) : null}
    {warnings > 0 ? (
      <>
        {', '}
        <Plural value={warnings} one="# Warnung zur Datei" other="# Warnungen zur Datei" />
      </>
    ) : null}
  </>
);

export type ImportStepsProps = {
  run: ImportRun;
  /** What became of the change that makes the project. */
  change: ChangeState;
  isOffline: boolean;
};

/** The last step, of the change that makes the project. */
const sendStateOf = (run: ImportRun, { state }: ChangeState, isOffline: boolean): ProgressStep['state'] => {
  if (run.step !== 'done') return stateOf(run, 'queueing');
  if (state === 'refused') return 'failed';
  if (state !== 'waiting') return 'done';
  return isOffline ? 'open' : 'active';
};

export const ImportSteps = ({ run, change, isOffline }: ImportStepsProps) => {
  const { t } = useLingui();
  const { isVisitors } = useShop();
  const found = useFound(run);
  const percent = formatCount(Math.round(run.progress * 100));
  const waitingWords = run.questions ? <Trans>wartet auf Ihre Angaben</Trans> : null;
  const readingWords = run.isWaiting ? <Trans>wartet auf die Werksdaten vom Server</Trans> : `${percent} %`;
  const sendState = sendStateOf(run, change, isOffline);
  return (
    <ProgressSteps
      label={t`Schritte für ${run.fileName}`}
      steps={[
        { id: 'keeping', state: stateOf(run, 'keeping'), label: <Trans>Auf dem Gerät gesichert</Trans> },
        {
          id: 'reading',
          state: stateOf(run, 'reading'),
          label: <Trans>Gelesen und gemessen</Trans>,
          result: run.step === 'reading' && !run.refusal && !run.lacksReader ? (waitingWords ?? readingWords) : null,
        },
        {
          id: 'found',
          state: found ? 'done' : 'open',
          label: run.otherType === null ? <Trans>Teile gefunden</Trans> : <Trans>Als Anfrage angelegt</Trans>,
          result: found && run.otherType === null ? <FoundWords found={found} /> : null,
        },
        ...(isVisitors
          ? []
          : [
              {
                id: 'sending',
                state: sendState,
                label: <Trans>Übertragen</Trans>,
                result: run.step === 'done' && sendState === 'open' ? <Trans>wartet auf Verbindung</Trans> : null,
              },
            ]),
      ]}
    />
  );
};

/** How far a file is, in a few words. */
export const ImportState = ({ run, change, isOffline }: ImportStepsProps) => {
  const found = useFound(run);
  const percent = formatCount(Math.round(run.progress * 100));
  const { otherType: type } = run;
  if (run.questions) return <Trans>wartet auf Ihre Angaben</Trans>;
  if (run.lacksReader) return null;
  if (run.step !== 'done')
    return (
      <>
        <Spinner size="small" />
        {run.isWaiting ? <Trans>wartet auf die Werksdaten vom Server</Trans> : `${percent} %`}
      </>
    );
  return (
    <>
      <Icon name="check" size={16} />
      <span>
        {type === null ? (
          found && <FoundWords found={found} />
        ) : (
          <Trans>Die {type}-Datei ist nicht gelesen. Sie ist als Anfrage angelegt.</Trans>
        )}
        {change.state === 'waiting' && isOffline ? (
          <>
            {' · '}
            <Trans>wartet auf Verbindung</Trans>
          </>
        ) : null}
      </span>
    </>
  );
};

/** Says of a file that it came more than once, and is one project. */
export const Copies = ({ names }: { names: readonly string[] }) => {
  const others = names.slice(0, mostNamed).join(', ');
  return <Notice title={<Trans>Dieselbe Datei lag mehrfach dabei, auch als {others}. Sie ist ein Projekt.</Trans>} />;
};

const mostNamed = 5;
