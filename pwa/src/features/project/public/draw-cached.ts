import type { Origin } from '@knotenblech/shared/exports/pictures/pieces-of.ts';
import type { Drawing, View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { PictureSize } from '@knotenblech/shared/geometry/drawing/pieces/choose-detail.ts';
import { drawingVersion, type PictureOrder } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type KeptDrawings, useKeptDrawings } from '../../../device/storage/drawings.ts';
import { drawInWorker } from '../../../worker/geometry-tasks.ts';

/** What to draw: `key` names the result for ever, `request` is only made when it has to be drawn. */
export type Sketch = {
  key: string;
  request: () => PictureOrder;
  /** What is shown until it is drawn, because it is drawn sooner. */
  coarse?: Sketch;
};

/** Names the whole project as the file has it, in a list and when it is opened. */
export const wholeKey = ({ fileHash, readerVersion }: Origin, view: View, size: PictureSize) =>
  `${fileHash}/${readerVersion}.${drawingVersion}/whole/${view}-${size}`;

const remembered = 60;

const inMemory = new Map<string, Drawing>();

const remember = (key: string, drawing: Drawing) => {
  inMemory.delete(key);
  inMemory.set(key, drawing);
  for (const oldest of inMemory.keys()) if (inMemory.size > remembered) inMemory.delete(oldest);
  return drawing;
};

/** The drawing if this tab has shown it before. */
export const drawingAtHand = (key: string): Drawing | null => inMemory.get(key) ?? null;

/** The drawing as this device has kept it, or null. */
export const storedDrawing = async (drawings: KeptDrawings, key: string): Promise<Drawing | null> => {
  const drawing = await drawings.read(key);
  return drawing && remember(key, drawing);
};

/** The drawing from memory, from the device, or drawn now and kept on the device. */
export const drawCached = async (
  drawings: KeptDrawings,
  { key, request }: Sketch,
  signal: AbortSignal,
): Promise<Drawing> => {
  const known = inMemory.get(key) ?? (await storedDrawing(drawings, key));
  if (known) return known;
  const drawing = remember(key, await drawInWorker(request(), signal));
  await drawings.keep(key, drawing);
  return drawing;
};

/** isDrawing: a finer one will take its place. */
type DrawingState = { drawing: Drawing | null; isDrawing: boolean; isFailed: boolean };

/** The drawing of a sketch: at once when it was shown before, else as soon as it is read or drawn; until then its coarse one if it has one. */
export const useDrawing = (sketch: Sketch | null): DrawingState => {
  const drawings = useKeptDrawings();
  const [shown, setShown] = useState<(DrawingState & { key: string }) | null>(null);
  const key = sketch?.key ?? null;
  const draw = useEffectEvent(async (wanted: 'whole' | 'coarse', signal: AbortSignal) => {
    const ordered = wanted === 'whole' ? sketch : sketch?.coarse;
    return ordered ? drawCached(drawings, ordered, signal).catch(() => null) : null;
  });
  useEffect(() => {
    if (key === null || drawingAtHand(key)) return;
    const abort = new AbortController();
    const show = async () => {
      const isKept = (await storedDrawing(drawings, key)) !== null;
      const coarse = isKept || abort.signal.aborted ? null : await draw('coarse', abort.signal);
      if (abort.signal.aborted) return;
      if (coarse) setShown({ key, drawing: coarse, isDrawing: true, isFailed: false });
      const drawing = await draw('whole', abort.signal);
      if (abort.signal.aborted) return;
      setShown({ key, drawing: drawing ?? coarse, isDrawing: false, isFailed: !drawing && !coarse });
    };
    void show();
    return () => abort.abort();
  }, [key, drawings]);
  if (key === null) return { drawing: null, isDrawing: false, isFailed: false };
  const atHand = drawingAtHand(key);
  if (atHand) return { drawing: atHand, isDrawing: false, isFailed: false };
  return shown?.key === key ? shown : { drawing: null, isDrawing: true, isFailed: false };
};

/** The drawing kept on this device under a key; undefined while it is looked up, null when there is none. */
export const useStoredDrawing = (key: string): Drawing | null | undefined => {
  const drawings = useKeptDrawings();
  const [found, setFound] = useState<{ key: string; drawing: Drawing | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const drawing = await storedDrawing(drawings, key);
      if (isCurrent) setFound({ key, drawing });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [drawings, key]);
  return drawingAtHand(key) ?? (found?.key === key ? found.drawing : undefined);
};
