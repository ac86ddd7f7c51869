type PictureSize = { width: number; height: number };

/** The largest photo that is decoded for a small picture of it; beyond it a small file could take all memory. */
const mostPixels = 64_000_000;

/** Longer or narrower is no photo. */
const mostAspect = 8;

/** Whether a picture may be decoded: a PNG, JPEG or WebP whose head names a size of a photo. Told by its bytes alone. */
export const isSmallEnough = (bytes: Uint8Array): boolean => {
  const size = pictureSizeOf(bytes);
  if (size === null) return false;
  const { width, height } = size;
  const isPhoto = Math.max(width, height) <= mostAspect * Math.min(width, height);
  return width > 0 && height > 0 && width * height <= mostPixels && isPhoto;
};

/** Width and height in pixels as the head of a PNG, JPEG or WebP says; null where it is none of them, or cut. */
export const pictureSizeOf = (bytes: Uint8Array): PictureSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 30) return null;
  if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint16(0) === 0xffd8) return jpegSize(view);
  return view.getUint32(0) === riff && view.getUint32(8) === webp ? webpSize(view) : null;
};

const [riff, webp] = [0x52494646, 0x57454250];

/** The first frame header of a JPEG (ITU-T T.81, B.2.2): SOF0 to SOF15 without DHT, JPG and DAC. */
const jpegSize = (view: DataView): PictureSize | null => {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + Math.max(view.getUint16(at + 2), 2);
  }
  return null;
};

/** By the kind of its first chunk: lossy, lossless or extended (RFC 9649). */
const webpSize = (view: DataView): PictureSize | null => {
  const kind = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15));
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return null;
  const of24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  return { width: of24(24) + 1, height: of24(27) + 1 };
};
