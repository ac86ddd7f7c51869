import type { KeyedFiles } from '../keyed-files.ts';
import type { FoundPicture } from './find-picture.ts';
import type { PictureDrawer } from './picture-drawer.ts';

export type Pictures = {
  /** Whether it is kept from before or being drawn, so that giving it draws nothing. */
  has: (found: FoundPicture) => Promise<boolean>;
  /** The PNG of a picture: kept from before, or drawn now, once for all who ask meanwhile. */
  give: (found: FoundPicture, widthPx: number) => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => void;
};

/** Height of a picture as a part of its width. */
const heightRatio = 3 / 4;

export const openPictures = (store: KeyedFiles, drawer: PictureDrawer): Pictures => {
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const draw = async ({ key, order }: FoundPicture, widthPx: number) => {
    const kept = await store.read(key);
    if (kept) return kept;
    const png = await drawer.draw({ order: await order(), widthPx, heightPx: Math.round(widthPx * heightRatio) });
    await store.keep(key, png);
    return png;
  };
  return {
    stop: drawer.stop,
    has: async ({ key }) => drawing.has(key) || (await store.has(key)),
    give: (found, widthPx) => {
      const known = drawing.get(found.key);
      if (known) return known;
      const made = draw(found, widthPx).finally(() => drawing.delete(found.key));
      drawing.set(found.key, made);
      return made;
    },
  };
};
