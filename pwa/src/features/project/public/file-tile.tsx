import { isSmallEnough } from '@knotenblech/shared/files/other/picture-size.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { readKeptBytes } from '../../../sync/transport/read-file-bytes.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import styles from './file-tile.module.css';

/** Whether a project is a file that is not read: it has no drawing, but a kind. */
export const isUnreadFile = ({ requestReasons = [] }: Pick<Project, 'requestReasons'>): boolean =>
  requestReasons.some(({ code }) => code === 'request.other-file');

const endingOf = (fileName: string) => /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

const kinds: readonly [IconName, readonly string[]][] = [
  ['photo', ['jpg', 'jpeg', 'png', 'webp', 'gif', 'tif', 'tiff', 'heic', 'heif', 'avif']],
  ['measure', ['dwg']],
  ['parcel', ['skp', '3dm', 'stl']],
];

const iconOf = (ending: string): IconName => kinds.find(([, endings]) => endings.includes(ending))?.[0] ?? 'file';

/** What every browser that the app works in decodes. */
const shownPictures = ['jpg', 'jpeg', 'png', 'webp'];

type FileTileProps = Pick<Project, 'fileName' | 'fileHash'>;

/** A file that is not read, by its kind; a photo that lies on this device as a small picture. */
export const FileTile = ({ fileName, fileHash }: FileTileProps) => {
  const { t } = useLingui();
  const ending = endingOf(fileName);
  const picture = useSmallPicture(fileHash, shownPictures.includes(ending));
  const label = t`Datei ${fileName}`;
  if (picture) return <SmallPicture picture={picture} label={label} />;
  return (
    <span className={styles.tile} role="img" aria-label={label}>
      <Icon name={iconOf(ending)} size={28} />
      <span className={styles.ending}>{ending.toUpperCase()}</span>
    </span>
  );
};

const SmallPicture = ({ picture, label }: { picture: ImageBitmap; label: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(picture, 0, 0), [picture]);
  return (
    <canvas
      ref={canvas}
      className={styles.photo}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
    />
  );
};

/** Of files that this page has seen: once it is sent, a file may leave the device. */
const pictures = new Map<FileHash, ImageBitmap>();

const useSmallPicture = (fileHash: FileHash, isShown: boolean): ImageBitmap | null => {
  const shop = useShop();
  const [picture, setPicture] = useState(pictures.get(fileHash) ?? null);
  useEffect(() => {
    if (!isShown || pictures.has(fileHash)) return undefined;
    let isGone = false;
    const show = async () => {
      const drawn = await drawSmall(shop, fileHash);
      if (drawn) pictures.set(fileHash, drawn);
      if (!isGone) setPicture(drawn);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [shop, fileHash, isShown]);
  return picture;
};

/** Twice as wide as in the list, for fine screens. */
const widthPx = 192;

/** null: it is not here, or nothing that can be shown. */
const drawSmall = async (shop: Shop, fileHash: FileHash): Promise<ImageBitmap | null> => {
  try {
    const bytes = await readKeptBytes(shop, fileHash);
    if (!bytes || !isSmallEnough(bytes)) return null;
    return await createImageBitmap(new Blob([bytes]), { resizeWidth: widthPx, resizeQuality: 'medium' });
  } catch {
    return null;
  }
};
