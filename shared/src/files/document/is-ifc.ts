import { markLength } from './is-nc1.ts';
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

/** Whether an XML document of this root element is a building model written as XML. */
export const isIfcXml = (root: string): boolean => /^(?:ifcxml|iso_10303_28|uos)$/i.test(root);

/** Whether bytes are a building model of IFC 5, written as JSON. */
export const isIfcx = (bytes: Uint8Array): boolean => {
  const head = String.fromCharCode(...bytes.subarray(markLength(bytes), 2048));
  return /^\s*\{/.test(head) && /"ifcx/i.test(head);
};
