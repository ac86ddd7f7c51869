import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';

declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };

const utf8Flag = 0x800;
/** Path tricks, drives, control characters and marks that turn the direction of text. */
const unsafe = /[\\:\p{Cc}\u202a-\u202e\u2066-\u2069]|^\/|(^|\/)\.\.(\/|$)/u;

const latin = (bytes: Uint8Array) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

const refuse = (found: string): never => {
  throw new DomainError('E_ZIP_NAME', { found: found.slice(0, 64) });
};

/** The text of an entry's name: UTF-8 where the entry says so or where it fits, else a character per byte. */
const decodeName = (bytes: Uint8Array, flags: number): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return flags & utf8Flag ? refuse(latin(bytes)) : latin(bytes);
  }
};

/** The name of a zip's entry. @throws DomainError E_ZIP_NAME for one that is no plain relative path of at most 256 characters. */
export const readZipName = (bytes: Uint8Array, flags: number): string => {
  const name = decodeName(bytes, flags);
  return unsafe.test(name) || name.length === 0 || name.length > readLimits.nameLength ? refuse(name) : name;
};
