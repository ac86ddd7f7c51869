import { isPart21 } from './is-part21.ts';

const sniffed = 65_536;
const signed = /FILE_SCHEMA\s*\(\s*\(\s*'\s*IFC/i;

/** Whether bytes are a building model: ISO 10303-21 whose header names an IFC schema. */
export const isIfc = (bytes: Uint8Array): boolean => {
  if (!isPart21(bytes)) return false;
  const head: string[] = [];
  for (let at = 0; at < Math.min(bytes.length, sniffed); at += 4096)
    head.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  return signed.test(head.join(''));
};
