import { documentTypes } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { errorMessage } from '../../../../i18n/words/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Notice } from '../../../../ui/signals/notice.tsx';
import { Spinner } from '../../../../ui/signals/spinner.tsx';
import styles from '../assistant.module.css';
import { useListedWeldFiles } from './use-listed-weld-files.ts';
import { useWeldFiles } from './use-weld-files.ts';
import { WeldFileRow } from './weld-file-row.tsx';

const accepted = documentTypes.map((type) => `.${type}`);

/** Drawings and calculations of the customer: added several at a time, also without a network, opened and deleted. */
export const WeldFiles = ({ projectId }: { projectId: ProjectId }) => {
  const { i18n } = useLingui();
  const files = useListedWeldFiles(projectId) ?? [];
  const { add, remove, open, adding, refusals, dismiss } = useWeldFiles(projectId);
  return (
    <section className={styles.welds}>
      <h3>
        <Trans>Zeichnungen und Berechnung</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>PDF, Word oder Excel, je Datei bis 20 MB. Ohne Netz werden sie gespeichert und später gesendet.</Trans>
      </p>
      {refusals.map((refusal) => (
        <Notice
          key={refusal.id}
          tone="error"
          title={refusal.fileName}
          action={
            <Button tone="quiet" onPress={() => dismiss(refusal.id)}>
              <Trans>Verstanden</Trans>
            </Button>
          }
        >
          <p>{errorMessage(i18n, refusal.code, refusal.details)}</p>
        </Notice>
      ))}
      <ul className={styles.files}>
        {files.map(({ file, isWaiting }) => (
          <WeldFileRow
            key={file.id}
            file={file}
            isWaiting={isWaiting}
            onOpen={() => void open(file)}
            onRemove={() => void remove(file)}
          />
        ))}
        {adding.map((name) => (
          <li key={name} className={styles.file}>
            <Spinner size="small" />
            <span className={styles.fileName}>{name}</span>
            <span className={styles.note}>
              <Trans>wird geprüft</Trans>
            </span>
          </li>
        ))}
      </ul>
      <FileTrigger allowsMultiple acceptedFileTypes={accepted} onSelect={(chosen) => void add([...(chosen ?? [])])}>
        <Button icon={<Icon name="upload" />}>
          <Trans>Unterlagen wählen</Trans>
        </Button>
      </FileTrigger>
    </section>
  );
};
