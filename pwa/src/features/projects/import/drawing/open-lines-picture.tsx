import type { OpenLines } from '@knotenblech/shared/files/dxf/open-lines.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { formatMm } from '../../../../ui/figures/format-figure.ts';
import { openLinesInWorker } from '../../../../worker/measure-as-in-worker.ts';
import styles from './open-lines-picture.module.css';

type OpenLinesPictureProps = {
  file: File;
  /** null: asked beside it. */
  onClose: ((gapMm: number) => void) | null;
};

/** A drawing in which lines stay open, with the places, and the button that closes small gaps. */
export const OpenLinesPicture = ({ file, onClose }: OpenLinesPictureProps) => {
  const lines = useOpenLines(file);
  if (lines === null) return null;
  const { ends, closableMm } = lines;
  return (
    <div className={styles.open}>
      <Picture lines={lines} />
      <div className={styles.words}>
        <p>
          <Plural
            value={ends.length}
            one="# Linienende ist offen, im Bild mit einem Kreis."
            other="# Linienenden sind offen, im Bild mit einem Kreis."
          />
        </p>
        {closableMm === null || onClose === null ? null : (
          <Button tone="primary" onPress={() => onClose(closableMm)}>
            <Trans>Lücken bis {formatMm(closableMm)} mm schließen</Trans>
          </Button>
        )}
      </div>
    </div>
  );
};

/** Null until they are found; what cannot be looked at has no picture. */
const useOpenLines = (file: File): OpenLines | null => {
  const [lines, setLines] = useState<OpenLines | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await openLinesInWorker(new Uint8Array(await file.arrayBuffer()));
      if (!isGone) setLines(found);
    };
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return lines;
};

const Picture = ({ lines: { sizeMm, closed, open, ends } }: { lines: OpenLines }) => {
  const { t } = useLingui();
  const [width, height] = sizeMm;
  const edge = Math.max(width, height) * 0.05 || 1;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
      role="img"
      aria-label={t`Zeichnung mit offenen Linien`}
    >
      <path className={styles.closed} d={closed} vectorEffect="non-scaling-stroke" />
      <path className={styles.lines} d={open} vectorEffect="non-scaling-stroke" />
      {ends.map(({ at: [x, y] }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={edge * 0.6} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
};
