import { markLength } from './is-nc1.ts';

const sentinel = 'AutoCAD Binary DXF\r\n\x1a\0';

/** Whether ASCII signs stand at a place of bytes. */
export const hasAscii = (bytes: Uint8Array, text: string, from = 0): boolean =>
  String.fromCharCode(...bytes.subarray(from, from + text.length)) === text;

export const isBinaryDxf = (bytes: Uint8Array): boolean => hasAscii(bytes, sentinel);

/** First byte behind the sign of a binary DXF. */
export const binaryStart = sentinel.length;

const sniffed = 4096;

/** Whether bytes begin like a DXF: the binary one by its sign, the other by `0 SECTION` behind comments (999). */
export const isDxf = (bytes: Uint8Array): boolean => {
  if (isBinaryDxf(bytes)) return true;
  const head = String.fromCharCode(...bytes.subarray(markLength(bytes), sniffed));
  return /^(?:[ \t]*999[ \t]*(?:\r\n|\n|\r)[^\r\n]*(?:\r\n|\n|\r))*[ \t]*0[ \t]*(?:\r\n|\n|\r)[ \t]*SECTION[ \t]*(?:[\r\n]|$)/i.test(
    head,
  );
};
