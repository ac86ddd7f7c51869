const isBlank = (byte: number) => byte === 0x20 || byte === 0x09;
const isLineEnd = (byte: number) => byte === 0x0a || byte === 0x0d;
const sniffed = 4096;

/** Bytes that mark UTF-8. */
export const markLength = (bytes: Uint8Array) => (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0);

/** Whether bytes begin like a DSTV file: the first line that is neither blank nor a comment is ST. */
export const isNc1 = (bytes: Uint8Array): boolean => {
  const head = bytes.subarray(markLength(bytes), sniffed);
  for (let at = 0; at < head.length; ) {
    while (at < head.length && (isBlank(head[at] ?? 0) || isLineEnd(head[at] ?? 0))) at += 1;
    const from = at;
    while (at < head.length && !isLineEnd(head[at] ?? 0)) at += 1;
    const line = String.fromCharCode(...head.subarray(from, Math.min(at, from + 8)));
    if (!line.startsWith('**')) return /^st\s*$/i.test(line);
  }
  return false;
};

const searched = 65_536;

/** A hole or outline of a DSTV file: its block's code alone in a line, and its first point in the next. */
const block = /^[ \t]*(?:AK|BO)[ \t]*(?:\r\n|\n|\r)[ \t]*[vouh]?[ \t]*[-+]?[\d.]/im;

/** The first line of what is plainly a DSTV file but does not begin with ST, as written; null: it is none, or begins so. */
export const nc1WithoutStart = (bytes: Uint8Array): string | null => {
  if (isNc1(bytes)) return null;
  let text = '';
  for (const byte of bytes.subarray(markLength(bytes), searched)) text += String.fromCharCode(byte);
  return block.test(text) ? (text.trim().split(/[\r\n]/, 1)[0] ?? '').trim().slice(0, 64) : null;
};
