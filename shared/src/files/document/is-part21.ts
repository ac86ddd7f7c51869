import { hasAscii } from './is-dxf.ts';
import { markLength } from './is-nc1.ts';

const sign = 'ISO-10303-21';
const sniffed = 4096;

/** Whether bytes begin like a STEP or IFC file: ISO-10303-21 behind blanks and comments. */
export const isPart21 = (bytes: Uint8Array): boolean => {
  const end = Math.min(bytes.length, sniffed);
  let at = markLength(bytes);
  while (at < end) {
    if ((bytes[at] ?? 0) <= 0x20) at += 1;
    else if (hasAscii(bytes, '/*', at)) {
      while (at < end && !hasAscii(bytes, '*/', at)) at += 1;
      at += 2;
    } else return hasAscii(bytes, sign, at);
  }
  return false;
};
