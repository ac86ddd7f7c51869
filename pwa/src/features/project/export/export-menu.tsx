import { excerptOf } from '@knotenblech/shared/exports/excerpt.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { MenuButton, type MenuEntry } from '../../../ui/actions/menu-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { ShownProject } from '../public/shown-project.ts';
import styles from './export.module.css';
import { ExportDialog } from './export-dialog.tsx';
import { subjectTitle } from './export-texts.ts';
import { useExport } from './use-export.tsx';
import type { ExportFormat } from './writers/export-messages.ts';

/** Saves what is selected as files for other programs, made on this device. */
export const ExportMenu = ({ shown }: { shown: ShownProject }) => {
  const { t } = useLingui();
  const { state, start, cancel, close } = useExport(shown);
  const choose = (format: ExportFormat) => () => void start(format, excerptOf(shown, shown.subject).parts.length);
  const entry = (format: ExportFormat, name: string, note: string): MenuEntry => ({
    id: format,
    textValue: `${name}, ${note}`,
    onAction: choose(format),
    label: (
      <span className={styles.entry}>
        <strong>{name}</strong>
        <span>{note}</span>
      </span>
    ),
  });
  const hasTimber = excerptOf(shown, shown.subject).parts.some(({ timber }) => timber !== undefined);
  const kind = { part: t`Ausgewähltes Teil`, assembly: t`Ausgewählte Baugruppe`, project: t`Ganzes Projekt` };
  return (
    <>
      <MenuButton
        label={t`Exportieren`}
        face={
          <>
            <Icon name="download" />
            <span className={styles.word}>
              <Trans>Exportieren</Trans>
            </span>
          </>
        }
        heading={subjectTitle(shown)}
        note={kind[shown.subject.kind]}
        groups={[
          [
            entry('dxf', 'DXF', t`Bleche im Maßstab 1 : 1`),
            entry('nc1', 'NC1', t`Bleche und Profile für Maschinen`),
            entry('step', 'STEP', t`Körper zum Weiterzeichnen`),
            entry('pdf', 'PDF', shown.subject.kind === 'part' ? t`Teileblatt` : t`Teileblätter`),
          ],
          [entry('xlsx', 'Excel', t`Stückliste`), entry('csv', 'CSV', t`Stückliste`)],
          [
            entry('stws', 'STWS', t`zum Wiedereinlesen`),
            ...(hasTimber ? [entry('btlx', 'BTLx', t`Holz zu den Blechen, mit Schlitz und Bohrungen`)] : []),
          ],
        ]}
      />
      <ExportDialog state={state} onCancel={cancel} onClose={close} />
    </>
  );
};
