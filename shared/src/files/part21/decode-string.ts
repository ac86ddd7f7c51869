import { cutText } from '../../values/cut-text.ts';

declare const TextDecoder: new (
  label: string,
  options?: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

const longest = 10_000;
const quote = 0x27;

/** The text between the quotes of a string, escapes resolved; line ends within it and signs that no text may hold are left out. */
export const decodeString = (bytes: Uint8Array): string => {
  const written = bytes.subarray(0, 6 * longest);
  const raw = isPlain(written) ? String.fromCharCode(...written.subarray(0, 6 * longest)) : decodeBytes(written);
  const text = raw.includes('\\') || raw.includes("'") ? resolveEscapes(raw.replaceAll("''", "'")) : raw;
  return cutText(text.replace(unfit, ''), longest);
};

const unfit = /[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu;

const isPlain = (bytes: Uint8Array): boolean => {
  if (bytes.length > 4096) return false;
  for (const byte of bytes) if (byte > 0x7e || byte === quote) return false;
  return true;
};

const strict = new TextDecoder('utf-8', { fatal: true });
const western = new TextDecoder('windows-1252');

/** UTF-8 where it is such, else Windows-1252: the standard knows neither, writers use both. */
const decodeBytes = (bytes: Uint8Array): string => {
  try {
    return strict.decode(bytes);
  } catch {
    return western.decode(bytes);
  }
};

const escape = /\\X2\\([\dA-F\s]*)\\X0\\|\\X4\\([\dA-F\s]*)\\X0\\|\\X\\([\dA-F]{2})|\\P([A-I])\\|\\S\\(.)|\\\\/gis;

const resolveEscapes = (text: string): string => {
  let page = 1;
  return text
    .replace(/[\r\n]/g, '')
    .replace(
      escape,
      (all, utf16?: string, utf32?: string, latin?: string, letter?: string, shifted?: string): string => {
        if (utf16 !== undefined) return ofUnits(utf16, 4, String.fromCharCode);
        if (utf32 !== undefined) return ofUnits(utf32, 8, ofCodePoint);
        if (latin !== undefined) return String.fromCharCode(Number.parseInt(latin, 16));
        if (letter !== undefined) {
          page = letter.toUpperCase().charCodeAt(0) - 0x40;
          return '';
        }
        if (shifted === undefined) return '\\';
        return onPage(shifted.charCodeAt(0) + 0x80, page) ?? all;
      },
    );
};

const ofUnits = (hex: string, digits: number, letter: (code: number) => string): string => {
  const units = hex.replace(/\s/g, '').match(new RegExp(`.{${digits}}`, 'g')) ?? [];
  return units.map((unit) => letter(Number.parseInt(unit, 16))).join('');
};

const ofCodePoint = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** A character of ISO 8859-`page`. */
const onPage = (code: number, page: number): string | null => {
  if (code > 0xff) return null;
  if (page === 1 || code < 0xa0) return String.fromCharCode(code);
  return new TextDecoder(`iso-8859-${page}`).decode(Uint8Array.of(code));
};
