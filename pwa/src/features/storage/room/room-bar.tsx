import { Trans, useLingui } from '@lingui/react/macro';
import type { DeviceUse } from '../../../sync/room/measure-device.ts';
import { formatBytes } from './format-bytes.ts';
import styles from './room-bar.module.css';

const usePieces = ({ totalBytes, projectBytes, drawingBytes, waitingFileBytes, sentFileBytes }: DeviceUse) => {
  const { t } = useLingui();
  const projects = [...projectBytes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const named = projects + drawingBytes + waitingFileBytes + sentFileBytes;
  return [
    { kind: 'projects', label: t`Projekte`, bytes: projects },
    { kind: 'drawings', label: t`Zeichnungen`, bytes: drawingBytes },
    { kind: 'files', label: t`Dateien, die noch hinaus müssen`, bytes: waitingFileBytes },
    { kind: 'sent', label: t`Dateien, die gesendet sind`, bytes: sentFileBytes },
    { kind: 'rest', label: t`App, Preise und Übriges`, bytes: Math.max(0, (totalBytes ?? 0) - named) },
  ] as const;
};

/** What takes the room, as one bar with its legend. */
export const RoomBar = ({ use }: { use: DeviceUse }) => {
  const pieces = usePieces(use);
  const { totalBytes, freeBytes } = use;
  return (
    <div className={styles.room}>
      {totalBytes === null ? null : (
        <p className={styles.total}>
          {freeBytes === null ? (
            <Trans>{formatBytes(totalBytes)} belegt</Trans>
          ) : (
            <Trans>
              {formatBytes(totalBytes)} belegt, {formatBytes(freeBytes)} frei für diese App
            </Trans>
          )}
        </p>
      )}
      <div className={styles.bar} aria-hidden>
        {pieces.map(({ kind, bytes }) =>
          bytes > 0 ? <span key={kind} className={styles[kind]} style={{ flexGrow: bytes }} /> : null,
        )}
      </div>
      <ul className={styles.legend}>
        {pieces.map(({ kind, label, bytes }) => (
          <li key={kind}>
            <span className={`${styles.key} ${styles[kind]}`} aria-hidden />
            {label} <span className={styles.size}>{formatBytes(bytes)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
