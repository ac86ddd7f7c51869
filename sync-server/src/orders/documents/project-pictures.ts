import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { PictureSubject } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import { findPicture, type PictureAsked, type Pictures } from '../../files/pictures/find-picture.ts';
import { readPictureBasis } from '../../files/pictures/picture-basis.store.ts';
import type { Papers } from './open-papers.ts';
import type { TradePaper } from './paper/line-table.ts';

type PictureDeps = { sql: Sql; pictures: Pick<Pictures, 'give'>; log: Logger };

export type PaperDeps = PictureDeps & { papers: Pick<Papers, 'give'> };

type Shown = { projectId: ProjectId; subject: PictureSubject };

/** `positions`: parts and assemblies, of which the first hundred get a picture. */
type Pictured = { customerId: CustomerId; projectIds: readonly ProjectId[]; positions?: readonly Shown[] };

type Png = Uint8Array | null;

/** In the order that was asked for. */
export type PaperPictures = { projects: readonly Png[]; positions: readonly Png[] };

const projectWidthPx = 480;

const positionWidthPx = 160;

/** More of them would take longer than anybody waits. */
const mostPositions = 100;

const mostMs = 15_000;

/** A document with pictures in space, as PDF; `compose` gets them, none where it names the content. */
export const writePictured = async (
  deps: PaperDeps,
  pictured: Pictured,
  compose: (pictures: PaperPictures) => TradePaper,
) => {
  const basis = await readPictureBasis(deps.sql, pictured);
  return deps.papers.give({ paper: compose({ projects: [], positions: [] }), basis }, async () => {
    const { customerId, projectIds, positions = [] } = pictured;
    const wholes = projectIds.map((projectId): Shown => ({ projectId, subject: { kind: 'project' } }));
    const projects = await picturesOf(deps, { customerId, shown: wholes, widthPx: projectWidthPx });
    const pieces = await picturesOf(deps, {
      customerId,
      shown: positions.slice(0, mostPositions),
      widthPx: positionWidthPx,
    });
    return {
      paper: compose({ projects: projects.map(orNull), positions: pieces.map(orNull) }),
      isWhole: [...projects, ...pieces].every((each) => each !== undefined),
    };
  });
};

const orNull = (png: Png | undefined): Png => png ?? null;

type Wanted = { customerId: CustomerId; shown: readonly Shown[]; widthPx: PictureAsked['widthPx'] };

/** As PNG; null for what has none, undefined where it could not be drawn, or not in time: a document goes out without it. */
const picturesOf = async (deps: PictureDeps, { customerId, shown, widthPx }: Wanted) => {
  const inTime = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), mostMs).unref());
  const found: (Png | undefined)[] = [];
  for (const each of shown) found.push(await Promise.race([pictureOf(deps, { ...each, customerId, widthPx }), inTime]));
  return found;
};

const pictureOf = async ({ sql, pictures, log }: PictureDeps, wanted: Omit<PictureAsked, 'view'>) => {
  try {
    const found = await findPicture(sql, { ...wanted, view: 'TRI' });
    const png = found && (await pictures.give(found, wanted.widthPx));
    if (!png) return null;
    return (await isWholePng(png)) ? png : undefined;
  } catch (error) {
    log.warn({ err: error, projectId: wanted.projectId }, 'a document has no picture');
    return undefined;
  }
};

const inflateBytes = promisify(inflate);

const start = '89504e470d0a1a0a';

const mostPixels = 4_000_000;

/** Samples per pixel by the colour type. */
const samples = new Map([
  [2, 3],
  [6, 4],
]);

/** Whether the bytes are a PNG of 8 bit per colour whose pixels are all there; a PDF must not be given another. */
const isWholePng = async (bytes: Uint8Array): Promise<boolean> => {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (png.length < 45 || png.toString('hex', 0, 8) !== start) return false;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const perPixel = samples.get(png[25] ?? 0);
  if (png[24] !== 8 || png[28] !== 0 || perPixel === undefined || width * height > mostPixels) return false;
  const wanted = height * (1 + width * perPixel);
  const pixels = await inflateBytes(Buffer.concat(dataOf(png)), { maxOutputLength: wanted + 1 }).catch(() => null);
  return pixels?.length === wanted;
};

const dataOf = (png: Buffer): Buffer[] => {
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return data;
};
