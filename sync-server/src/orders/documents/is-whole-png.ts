import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateBytes = promisify(inflate);
const start = '89504e470d0a1a0a';
const mostPixels = 4_000_000;
/** Samples per pixel by the colour type. */
const samples = new Map([
  [2, 3],
  [6, 4],
]);

/** Whether the bytes are a PNG of 8 bit per colour whose pixels are all there; a PDF must not be given another. */
export const isWholePng = async (bytes: Uint8Array): Promise<boolean> => {
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
