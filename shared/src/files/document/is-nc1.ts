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
