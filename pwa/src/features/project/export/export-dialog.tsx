import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Button } from '../../../ui/actions/button.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import styles from './export.module.css';
import type { ExportResult } from './start-export.ts';
import type { ExportState } from './use-export.tsx';
import type { LeftOut } from './writers/export-messages.ts';

type ExportDialogProps = { state: ExportState; onCancel: () => void; onClose: () => void };

/** How far a long export is, or what of it did not come about. */
export const ExportDialog = ({ state, onCancel, onClose }: ExportDialogProps) => {
  const { t } = useLingui();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'running':
      return (
        <Dialog
          title={t`Datei wird erstellt`}
          onClose={onCancel}
          hasNoRoute
          actions={<Button onPress={onCancel}>{t`Abbrechen`}</Button>}
        >
          <Progress done={state.done} total={state.total} />
        </Dialog>
      );
    case 'failed':
      return (
        <Notice title={t`Die Datei konnte nicht erstellt werden`} onClose={onClose}>
          <p>
            <Trans>
              Laden Sie die Seite neu. Bleibt es dabei, wählen Sie eine Baugruppe oder ein einzelnes Teil aus: Große
              Projekte brauchen viel Speicher.
            </Trans>
          </p>
        </Notice>
      );
    case 'told':
      return <ToldResult result={state.result} onClose={onClose} />;
  }
};

const ToldResult = ({ result, onClose }: { result: ExportResult; onClose: () => void }) => {
  const { t } = useLingui();
  const { fileName, partCount, leftOut } = result;
  if (leftOut.length === 0) {
    return (
      <Notice title={t`Nichts zu exportieren`} onClose={onClose}>
        <p>
          <Trans>Hier sind alle Teile ausgelassen. Übernehmen Sie ein Teil als Stahlteil, um es zu exportieren.</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <Notice title={fileName === null ? t`Nichts zu exportieren` : t`Nicht alle Teile sind enthalten`} onClose={onClose}>
      {fileName === null ? null : (
        <p>
          <Trans>
            „{fileName}“ ist gespeichert und enthält <Plural value={partCount} one="# Teil" other="# Teile" />.
          </Trans>
        </p>
      )}
      <LeftOutList leftOut={leftOut} />
    </Notice>
  );
};

const Notice = ({ title, onClose, children }: { title: string; onClose: () => void; children: React.ReactNode }) => {
  const { t } = useLingui();
  return (
    <Dialog title={title} onClose={onClose} hasNoRoute actions={<Button onPress={onClose}>{t`Schließen`}</Button>}>
      {children}
    </Dialog>
  );
};

const Progress = ({ done, total }: { done: number; total: number }) => {
  const { t } = useLingui();
  return (
    <ProgressBar
      aria-label={t`Fortschritt`}
      value={done}
      maxValue={Math.max(total, 1)}
      className={styles.progress ?? ''}
    >
      {({ percentage }) => (
        <>
          <div className={styles.track}>
            <div className={styles.bar} style={{ width: `${percentage ?? 0}%` }} />
          </div>
          <p className={styles.count}>
            <Trans>
              {formatCount(done)} von <Plural value={total} one="# Teil" other="# Teilen" />
            </Trans>
          </p>
        </>
      )}
    </ProgressBar>
  );
};

const reasonWords = {
  'no-plate': msg`Kein Blech: Profile werden gesägt, nicht zugeschnitten.`,
  'not-square': msg`Schräge Kanten oder Taschen: Ein ebener Zuschnitt zeigt sie nicht.`,
  unmade: msg`Eine Bearbeitung ist nicht bekannt; die Form wäre unvollständig.`,
  'nothing-left': msg`Die Bearbeitungen lassen nichts übrig.`,
  'falls-apart': msg`Die Bearbeitungen zerlegen das Blech in mehrere Stücke.`,
  'no-shape': msg`Die Form steht nicht fest: Diese Teile fertigen wir auf Anfrage.`,
  'not-nc1': msg`Diese Form oder Bearbeitung lässt sich in NC1 nicht angeben; STWS enthält sie.`,
  'too-many': msg`Zu viele Stücke für ein Modell: Wählen Sie eine Baugruppe oder ein einzelnes Teil aus.`,
} satisfies Record<LeftOut['reason'], MessageDescriptor>;

const namedParts = 6;

const LeftOutList = ({ leftOut }: { leftOut: readonly LeftOut[] }) => {
  const { i18n } = useLingui();
  const reasons = Object.keys(reasonWords) as LeftOut['reason'][];
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const parts = leftOut.filter((each) => each.reason === reason);
        return parts.length === 0 ? null : (
          <li key={reason}>
            <p>{i18n._(reasonWords[reason])}</p>
            <p className={styles.names}>
              {parts
                .slice(0, namedParts)
                .map(({ name, index }) => (name === '' ? String(index) : name))
                .join(', ')}
              {parts.length > namedParts ? <Trans> und {formatCount(parts.length - namedParts)} weitere</Trans> : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
};
