import type { Drawing } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { drawCached, drawingAtHand, type Sketch, storedDrawing } from './draw-cached.ts';

/** isDrawing: a finer one will take its place. */
export type DrawingState = { drawing: Drawing | null; isDrawing: boolean; isFailed: boolean };

/** The drawing of a sketch: at once when it was shown before, else as soon as it is read or drawn; until then its coarse one if it has one. */
export const useDrawing = (sketch: Sketch | null): DrawingState => {
  const { database } = useShop();
  const [shown, setShown] = useState<(DrawingState & { key: string }) | null>(null);
  const key = sketch?.key ?? null;
  const draw = useEffectEvent(async (wanted: 'whole' | 'coarse', signal: AbortSignal) => {
    const ordered = wanted === 'whole' ? sketch : sketch?.coarse;
    return ordered ? drawCached(database, ordered, signal).catch(() => null) : null;
  });
  useEffect(() => {
    if (key === null || drawingAtHand(key)) return;
    const abort = new AbortController();
    const show = async () => {
      const isKept = (await storedDrawing(database, key)) !== null;
      const coarse = isKept || abort.signal.aborted ? null : await draw('coarse', abort.signal);
      if (abort.signal.aborted) return;
      if (coarse) setShown({ key, drawing: coarse, isDrawing: true, isFailed: false });
      const drawing = await draw('whole', abort.signal);
      if (abort.signal.aborted) return;
      setShown({ key, drawing: drawing ?? coarse, isDrawing: false, isFailed: !drawing && !coarse });
    };
    void show();
    return () => abort.abort();
  }, [key, database]);
  if (key === null) return { drawing: null, isDrawing: false, isFailed: false };
  const atHand = drawingAtHand(key);
  if (atHand) return { drawing: atHand, isDrawing: false, isFailed: false };
  return shown?.key === key ? shown : { drawing: null, isDrawing: true, isFailed: false };
};

/** The drawing kept on this device under a key; undefined while it is looked up, null when there is none. */
export const useStoredDrawing = (key: string): Drawing | null | undefined => {
  const { database } = useShop();
  const [found, setFound] = useState<{ key: string; drawing: Drawing | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const drawing = await storedDrawing(database, key);
      if (isCurrent) setFound({ key, drawing });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [database, key]);
  return drawingAtHand(key) ?? (found?.key === key ? found.drawing : undefined);
};
