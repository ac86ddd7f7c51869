import { weldJoints } from '@knotenblech/shared/parts/assemblies/prove-weld.ts';
import { weldProofIdOf } from '@knotenblech/shared/parts/assemblies/weld-proof.record.ts';
import { documentTypes } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { errorMessage } from '../../../../i18n/words/error-messages.ts';
import { type ListedWeldFile, useListedWeldFiles } from '../../../../sync/hooks/projects/project-queries.ts';
import { useRecords, useSyncStatus } from '../../../../sync/hooks/use-shop.tsx';
import { Button, IconButton } from '../../../../ui/actions/button.tsx';
import { formatMegabytes } from '../../../../ui/figures/format-figure.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Notice } from '../../../../ui/signals/notice.tsx';
import { Spinner } from '../../../../ui/signals/spinner.tsx';
import { useProject } from '../../open/project-context.tsx';
import styles from '../assistant.module.css';
import { useWeldFiles } from './use-weld-files.ts';
import { WeldProofRow } from './weld-proof-row.tsx';

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

type WeldFileRowProps = ListedWeldFile & { onOpen: () => void; onRemove: () => void };

/** One document: its name, size and whether it has arrived. */
const WeldFileRow = ({ file, isWaiting, onOpen, onRemove }: WeldFileRowProps) => {
  const { t } = useLingui();
  const isOffline = useSyncStatus().state === 'offline';
  return (
    <li className={styles.file}>
      <Icon name="file" />
      <Button tone="quiet" onPress={onOpen}>
        {file.fileNameOriginal}
      </Button>
      <span className={styles.note}>
        {formatMegabytes(file.byteCount)}
        {' · '}
        {isWaiting ? (
          isOffline ? (
            <Trans>gespeichert, wartet auf das Netz</Trans>
          ) : (
            <Trans>wird gesendet</Trans>
          )
        ) : (
          <Trans>beim Werk</Trans>
        )}
      </span>
      <IconButton label={t`${file.fileNameOriginal} löschen`} onPress={onRemove}>
        <Icon name="trash" />
      </IconButton>
    </li>
  );
};

const shownAtFirst = 20;

/** The joints of the project's assemblies, each with its force and what comes of it. */
export const WeldProofs = () => {
  const { source, figures } = useProject();
  const projectId = source.project.id;
  const proofs = useRecords('weldProof', projectSpace(projectId));
  const [shownCount, setShownCount] = useState(shownAtFirst);
  if (!proofs) return null;
  const joints = weldJoints(figures.assemblies, figures.partAt);
  const proofAt = new Map(proofs.map((proof) => [proof.id, proof]));
  const hidden = joints.length - shownCount;
  return (
    <section className={styles.welds}>
      <h3>
        <Trans>Schweißnachweis</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>
          Vereinfachtes Verfahren nach EN 1993-1-8, 4.5.3.3: Es zählt die Resultierende aller Kräfte auf die Verbindung,
          in jeder Richtung gleich. Bemessungswerte angeben, mit Teilsicherheiten der Einwirkung.
        </Trans>
      </p>
      {joints.length === 0 ? (
        <p>
          <Trans>Die Baugruppen haben keine Nähte, die nachzuweisen sind.</Trans>
        </p>
      ) : null}
      <ul className={styles.joints}>
        {joints.slice(0, shownCount).map((joint) => {
          const id = weldProofIdOf(projectId, joint);
          return <WeldProofRow key={id} projectId={projectId} joint={joint} proof={proofAt.get(id) ?? null} />;
        })}
      </ul>
      {hidden > 0 ? (
        <Button onPress={() => setShownCount(shownCount + 100)}>
          <Plural value={hidden} one="# weitere Verbindung" other="# weitere Verbindungen" />
        </Button>
      ) : null}
    </section>
  );
};
