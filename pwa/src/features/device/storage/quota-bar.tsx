import { Trans, useLingui } from '@lingui/react/macro';
import type { DeviceUse } from '../../../device/storage/measure-device.ts';
import { formatBytes } from './format-bytes.ts';
import styles from './quota-bar.module.css';

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

/** How much of what the browser gives is taken, and what takes it, as bars with a legend. */
export const QuotaBar = ({ use }: { use: DeviceUse }) => {
  const pieces = usePieces(use);
  return (
    <div className={styles.room}>
      <Quota use={use} />
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

const Quota = ({ use: { totalBytes, quotaBytes, freeBytes } }: { use: DeviceUse }) => {
  if (totalBytes === null) return null;
  if (quotaBytes === null)
    return (
      <p className={styles.total}>
        <Trans>{formatBytes(totalBytes)} belegt</Trans>
      </p>
    );
  return (
    <>
      <p className={styles.total}>
        {freeBytes === null ? (
          <Trans>
            {formatBytes(totalBytes)} belegt; der Browser nennt als Grenze {formatBytes(quotaBytes)}. Wie viel davon
            wirklich frei ist, sagt er nicht.
          </Trans>
        ) : (
          <Trans>
            {formatBytes(totalBytes)} belegt, {formatBytes(freeBytes)} frei von {formatBytes(quotaBytes)}, die der
            Browser dieser App gibt
          </Trans>
        )}
      </p>
      <div className={styles.quota} aria-hidden>
        <span style={{ width: `${Math.min(100, (100 * totalBytes) / quotaBytes)}%` }} />
      </div>
    </>
  );
};
