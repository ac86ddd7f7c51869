import type { Origin } from '@knotenblech/shared/exports/pictures/pieces-of.ts';
import type { Drawing, View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { PictureSize } from '@knotenblech/shared/geometry/drawing/pieces/choose-detail.ts';
import { drawingVersion, type PictureOrder } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import { drawInWorker } from '../../../worker/geometry-tasks.ts';
import { keepDrawing } from './keep-drawing.ts';

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
export const storedDrawing = async (database: ShopDatabase, key: string): Promise<Drawing | null> => {
  const row = await database.drawing.get(key);
  return row ? remember(key, row.drawing) : null;
};

/** The drawing from memory, from the device, or drawn now and kept on the device. */
export const drawCached = async (
  database: ShopDatabase,
  { key, request }: Sketch,
  signal: AbortSignal,
): Promise<Drawing> => {
  const known = inMemory.get(key) ?? (await storedDrawing(database, key));
  if (known) return known;
  const drawing = remember(key, await drawInWorker(request(), signal));
  await keepDrawing(database, { key, drawing });
  return drawing;
};
